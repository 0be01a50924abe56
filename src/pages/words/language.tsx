import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { readPreference, storePreference } from '../kit/preferences';
import { type Dictionary, type Language, languages, type Spoken, spoken } from './dictionary';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const Choice = createContext<LanguageChoice>({ language: 'en', choose: () => undefined });

const known = (word: string | undefined): Language | undefined => languages.find((language) => language === word);

/** What was chosen before, else the language in which the server has sent the page. */
const firstLanguage = (): Language =>
  known(new URLSearchParams(location.search).get('lang') ?? undefined) ??
  known(readPreference('language')) ??
  known(document.documentElement.lang) ??
  'en';

/** Gives everything below it a language, and remembers another one that is chosen. */
export function LanguageProvider({ children, first }: { readonly children: ReactNode; readonly first?: Language }) {
  const [language, setLanguage] = useState(first ?? firstLanguage);
  document.documentElement.lang = language;
  const choice = useMemo(
    () => ({
      language,
      choose: (other: Language) => {
        storePreference('language', other);
        setLanguage(other);
      },
    }),
    [language],
  );
  return <Choice value={choice}>{children}</Choice>;
}

/** The language of the page, and how to choose another. */
export const useLanguage = (): LanguageChoice => useContext(Choice);

/** The words of a place in the language of the page. */
export function useWords<Words extends Dictionary>(words: Words): Spoken<Words> {
  const { language } = useLanguage();
  return useMemo(() => spoken(words, language), [words, language]);
}
