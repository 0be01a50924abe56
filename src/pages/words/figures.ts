import { useMemo } from 'react';
import { useLanguage } from './language';

/** How figures are written in the language of the page: a real minus, thousands set apart. */
export function useSigned(): (figure: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language);
    return (figure) => format.format(figure).replace('-', '\u2212');
  }, [language]);
}
