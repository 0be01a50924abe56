import type { Language, Text } from '../../platform';

/** A column of a sheet; `width` is its share of the page. */
export interface SheetColumn {
  readonly title: Text;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A table of words and numbers that can be printed or read by other programs. */
export interface Sheet {
  readonly title: Text;
  /** Such as the name of the event. */
  readonly about: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** An amount of money as people write it: `64.50 EUR`, `64,50 EUR`. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  const amount = `${Math.trunc(cents / 100)}${language === 'de' ? ',' : '.'}${String(Math.abs(cents % 100)).padStart(2, '0')}`;
  return `${amount} ${currency}`;
}
