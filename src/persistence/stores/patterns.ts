/** A pattern of ILIKE for whatever has these letters in it. */
export function patternOf(letters: string): string {
  return `%${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
