import type { Language, Text } from '../../../platform';

/** A column of a sheet; `width` is its share of the page. */
export interface SheetColumn {
  readonly title: Text;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** Only people need it: it stands on paper and in no CSV. */
  readonly isOnPaperOnly?: boolean;
}

/** A table of words and numbers that can be printed or read by other programs. */
export interface Sheet {
  readonly title: Text;
  /** Such as the name of the event. */
  readonly about: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly Row[];
  /** The index of the column whose equal rows belong together, as those of one table; none where absent. */
  readonly groupedBy?: number;
}

/** What stands in the columns. */
export type Row = readonly (string | number)[];

/** An amount of money as people write it: `1,064.50 EUR`, `1.064,50 EUR`. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(language, digits).format(cents / 100)} ${currency}`;
}
