import type { Ranked, Tally } from '../../../competition';
import type { Language, Text } from '../../../platform';
import { formatMoney, type Sheet, type SheetColumn } from './sheet';

/** A player as the sheets name him. */
export interface NamedPlayer {
  readonly number: number;
  readonly name: string;
}

/** Somebody's place in a session. */
export interface SeatedName extends NamedPlayer {
  readonly table: number;
  readonly seat: number;
}

const column = (en: string, de: string, width: number, align: 'left' | 'right' = 'right'): SheetColumn => {
  return { title: { en, de }, width, align };
};

const columns = {
  number: column('No.', 'Nr.', 1),
  name: column('Name', 'Name', 6, 'left'),
  table: column('Table', 'Tisch', 1),
  seat: column('Seat', 'Platz', 1),
  rank: column('Rank', 'Rang', 1.2),
  total: column('Total', 'Gesamt', 2),
  gamePoints: column('Game points', 'Spielpunkte', 2.3),
  won: column('Won', 'Gewonnen', 2),
  lost: column('Lost', 'Verloren', 2),
  prize: column('Prize', 'Preis', 3),
  list: column('List', 'Liste', 3, 'left'),
  reason: column('For', 'Wofür', 7, 'left'),
} as const;

const session = (number: number): Text => ({ en: `session ${number}`, de: `Serie ${number}` });
const seatingTitle = (by: Text, number: number): Text => {
  return { en: `Seating by ${by.en}, ${session(number).en}`, de: `Sitzplan nach ${by.de}, ${session(number).de}` };
};

/** Where everybody sits, in the order of names in that language. */
export function seatingByName(seats: readonly SeatedName[], about: string, number: number, language: Language): Sheet {
  const ordered = seats.toSorted((a, b) => a.name.localeCompare(b.name, language) || a.number - b.number);
  return {
    title: seatingTitle({ en: 'name', de: 'Namen' }, number),
    about,
    columns: [columns.name, columns.number, columns.table, columns.seat],
    rows: ordered.map((player) => [player.name, player.number, player.table, player.seat]),
  };
}

/** Who sits at each table. */
export function seatingByTable(seats: readonly SeatedName[], about: string, number: number): Sheet {
  const ordered = seats.toSorted((a, b) => a.table - b.table || a.seat - b.seat);
  return {
    title: seatingTitle({ en: 'table', de: 'Tischen' }, number),
    about,
    columns: [columns.table, columns.seat, columns.name, columns.number],
    groupedBy: 0,
    rows: ordered.map((player) => [player.table, player.seat, player.name, player.number]),
  };
}

/** The standings, of one session where one is named. */
export function resultsSheet(
  places: readonly (Ranked<Tally> & NamedPlayer)[],
  about: string,
  number: number | undefined,
): Sheet {
  const of =
    number === undefined ? { en: '', de: '' } : { en: `, ${session(number).en}`, de: `, ${session(number).de}` };
  const { rank, name, total, gamePoints, won, lost } = columns;
  return {
    title: { en: `Results${of.en}`, de: `Ergebnisse${of.de}` },
    about,
    columns: [rank, name, columns.number, total, gamePoints, won, lost],
    rows: places.map((place) => [
      place.rank,
      place.name,
      place.number,
      place.total,
      place.gamePoints,
      place.won,
      place.lost,
    ]),
  };
}

/** A line of the printed prizes: a place or, with rank null, an award or a share of a jackpot. */
export interface PrizeLine extends NamedPlayer {
  readonly code: string;
  readonly rank: number | null;
  /** The pair or team whose place it is, or what an award is for. */
  readonly reason: Text;
  readonly cents: number;
}

/** The prizes, awards and jackpots; each line names the list it belongs to. */
export function prizeSheet(
  prizes: readonly PrizeLine[],
  about: string,
  { currency, isFinal }: { readonly currency: string; readonly isFinal: boolean },
  language: Language,
): Sheet {
  return {
    title: isFinal ? { en: 'Prizes', de: 'Preise' } : { en: 'Prizes as it stands', de: 'Preise nach dem Stand' },
    about,
    columns: [columns.list, columns.rank, columns.name, columns.number, columns.reason, columns.prize],
    rows: prizes.map(({ code, rank, name, number, reason, cents }) => {
      return [
        code,
        rank ?? '',
        name,
        number,
        reason[language],
        cents === 0 ? '' : formatMoney(cents, currency, language),
      ];
    }),
  };
}
