export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence or title in both languages of the service. */
export type Text = Readonly<Record<Language, string>>;
