/** The languages of the service's sentences. Codes and field names never change with the language. */
export const languages = ['en', 'de'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** One sentence in every language. */
export type Text = Readonly<Record<Language, string>>;

interface Preference {
  readonly language: string;
  readonly quality: number;
}

/**
 * The language that an `Accept-Language` header asks for.
 * Regions are ignored (`de-AT` is `de`); anything absent, malformed or unknown gives English.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const wanted = header
    .split(',')
    .map(preference)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => languages.find((known) => known === language))
    .find((known) => known !== undefined);
  return wanted ?? 'en';
}

function preference(part: string): Preference {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { language: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
}
