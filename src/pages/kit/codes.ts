/** What the codes are called in short, newest first; the same in both languages. */
export const codes = {
  'isko-2022': 'ISkO 2022',
  'isko-2018': 'ISkO 2018',
  'isko-1999': 'ISkO 1999',
  foster: 'Foster',
  'foster-american': 'Foster American',
  'eichhorn-1898': 'Eichhorn 1898',
  'altenburg-1886': 'Altenburg 1886',
} as const;

/** The code and the number of a citation; a code that has no short name stands as it is. */
export function parts(citation: string): { readonly code: string; readonly number: string } {
  const colon = citation.indexOf(':');
  const id = citation.slice(0, colon);
  return { code: (codes as Readonly<Record<string, string>>)[id] ?? id, number: citation.slice(colon + 1) };
}
