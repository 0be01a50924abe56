export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence or title in both languages of the service. */
export type Text = Readonly<Record<Language, string>>;

/** A sentence with its `{name}` places filled, in both languages. */
export const fillText = (text: Text, values: Readonly<Record<string, string | number>>): Text => {
  const fill = (sentence: string): string =>
    sentence.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? name));
  return { en: fill(text.en), de: fill(text.de) };
};
