/** The languages of the pages. */
export const languages = ['de', 'en'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** One word or sentence in every language; with a gap it is a function of what fills the gap. */
export type Word = Readonly<Record<Language, string>> | Readonly<Record<Language, (...gaps: never[]) => string>>;

/** The words of one place: both languages stand side by side, so that none can be missing. */
export type Dictionary = Readonly<Record<string, Word>>;

/** The words of a dictionary in one language. */
export type Spoken<Words extends Dictionary> = { readonly [Name in keyof Words]: Words[Name][Language] };

/** Fixes the type of a dictionary. */
export function dictionary<const Words extends Dictionary>(words: Words): Words {
  return words;
}

/** A dictionary in one language. */
export function spoken<Words extends Dictionary>(words: Words, language: Language): Spoken<Words> {
  const entries = Object.entries(words).map(([name, word]) => [name, word[language]]);
  return Object.fromEntries(entries) as Spoken<Words>;
}
