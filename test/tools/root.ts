/** For what only root can try, such as being somebody else; ordinary users see these tests as skipped. */
export const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
