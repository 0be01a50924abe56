/** Leaves the embedded server, which stops unless another run still uses it. */
export = async function tearDown(): Promise<void> {
  await globalThis.testServer?.leave();
};
