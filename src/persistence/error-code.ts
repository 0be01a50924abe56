/** The code that Node.js and PostgreSQL put on their errors, such as `ENOENT` or `40001`; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
