/** What the process has loaded before all else, such as a reader of sources; other options are not for threads. */
export function preloads(options: readonly string[]): string[] {
  return options.filter((option, index) => option === '--require' || options[index - 1] === '--require');
}
