import type { Language } from '../words/dictionary';

/** Writes whole numbers as people do: thousands parted as in their language, and a minus that is no hyphen. */
export function figuresIn(language: Language): (number: number) => string {
  const format = new Intl.NumberFormat(language);
  return (number) => format.format(number).replace('-', '−');
}
