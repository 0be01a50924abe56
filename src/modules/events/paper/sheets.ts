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

const onPaper = (en: string, de: string, width: number, align: 'left' | 'right' = 'right'): SheetColumn => {
  return { ...column(en, de, width, align), isOnPaperOnly: true };
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
  club: onPaper('Club', 'Verein', 3.5, 'left'),
  team: onPaper('Team', 'Mannschaft', 3.5, 'left'),
  tie: onPaper('Tie', 'Gleichstand', 2.4, 'left'),
  leaguePoints: column('Points', 'Punkte', 2),
  signature: onPaper('Signature', 'Unterschrift', 5, 'left'),
} as const;

const session = (number: number): Text => ({ en: `session ${number}`, de: `Serie ${number}` });
const seatingTitle = (by: Text, number: number): Text => {
  return { en: `Seating by ${by.en}, ${session(number).en}`, de: `Sitzplan nach ${by.de}, ${session(number).de}` };
};

/** A name by its surname: what stands before a comma, else the last word. Start numbers that stand for names keep their order. */
function sortName(name: string): string {
  if (name.includes(',') || /\d$/.test(name)) return name;
  const words = name.split(' ');
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
}

/** Where everybody sits, in the order of surnames in that language. */
export function seatingByName(seats: readonly SeatedName[], about: string, number: number, language: Language): Sheet {
  const ordered = seats.toSorted(
    (a, b) => sortName(a.name).localeCompare(sortName(b.name), language) || a.number - b.number,
  );
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

/** Somebody's place in the standings, with what is printed beside it. */
export interface PrintedPlace extends Ranked<Tally>, NamedPlayer {
  readonly club?: string | null;
  readonly team?: string | null;
  /** His total in each session that he has a result of, by its number. */
  readonly totals?: ReadonlyMap<number, number> | undefined;
}

/** What the standings are over. */
export interface PrintedStandings {
  /** The one session that they are of; undefined for all. */
  readonly session: number | undefined;
  /** The sessions with a column of their own. */
  readonly sessions?: readonly number[];
  /** Whether nothing of it can change any more; nothing is said of it where absent. */
  readonly isFinal?: boolean;
}

/** What parted two who have the same total. */
const tieWords = {
  total: { en: '', de: '' },
  won: { en: 'games won', de: 'gewonnene' },
  lost: { en: 'games lost', de: 'verlorene' },
  lot: { en: 'lot', de: 'Los' },
  'league-points': { en: 'league points', de: 'Wertungspunkte' },
} as const satisfies Readonly<Record<string, Text>>;

/** The standings, of one session where one is named. Club and team have a column where anybody has one. */
export function resultsSheet(
  places: readonly PrintedPlace[],
  about: string,
  { session: number, sessions = [], isFinal }: PrintedStandings,
  language: Language,
): Sheet {
  const of =
    number === undefined ? { en: '', de: '' } : { en: `, ${session(number).en}`, de: `, ${session(number).de}` };
  const state = {
    en: isFinal === undefined ? '' : isFinal ? ', final' : ', provisional',
    de: isFinal === undefined ? '' : isFinal ? ', endgültig' : ', vorläufig',
  };
  const beside: readonly (readonly [column: SheetColumn, of: (place: PrintedPlace) => string | number])[] = [
    ...sessions.map((one) => {
      return [onPaper(`S${one}`, `S${one}`, 1.6), ({ totals }: PrintedPlace) => totals?.get(one) ?? ''] as const;
    }),
    ...(places.some(({ club }) => (club ?? null) !== null)
      ? [[columns.club, ({ club }: PrintedPlace) => club ?? ''] as const]
      : []),
    ...(places.some(({ team }) => (team ?? null) !== null)
      ? [[columns.team, ({ team }: PrintedPlace) => team ?? ''] as const]
      : []),
    ...(areTied(places) ? [[columns.tie, (place: PrintedPlace) => tieOf(place, places, language)] as const] : []),
  ];
  const { rank, name, total, gamePoints, won, lost } = columns;
  return {
    title: { en: `Results${of.en}${state.en}`, de: `Ergebnisse${of.de}${state.de}` },
    about,
    columns: [rank, name, columns.number, total, gamePoints, won, lost, ...beside.map(([told]) => told)],
    rows: places.map((place) => [
      place.rank,
      place.name,
      place.number,
      place.total,
      place.gamePoints,
      place.won,
      place.lost,
      ...beside.map(([, cell]) => cell(place)),
    ]),
  };
}

const areTied = (places: readonly PrintedPlace[]): boolean =>
  new Set(places.map(({ total }) => total)).size < places.length;

/** Why somebody stands before or behind another with the same total. */
function tieOf(place: PrintedPlace, places: readonly PrintedPlace[], language: Language): string {
  const isTied = places.some(({ id, total }) => id !== place.id && total === place.total);
  if (!isTied) return '';
  return place.decidedBy === null ? '=' : tieWords[place.decidedBy][language];
}

/** A place of the standings of any scope: of a player, a team or a pair. */
export interface ScopedPlace {
  readonly rank: number;
  readonly name: string;
  readonly total: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly leaguePoints?: number | undefined;
  readonly leaguePointsLost?: number | undefined;
}

const scopeWords = {
  overall: { en: '', de: '' },
  session: { en: '', de: '' },
  day: { en: ' of the day', de: ' des Tages' },
  category: { en: ' of the category', de: ' der Kategorie' },
  team: { en: ' of the teams', de: ' der Mannschaften' },
  tandem: { en: ' of the tandems', de: ' der Tandems' },
  mixed: { en: ' of the mixed pairs', de: ' der gemischten Paare' },
  league: { en: ' of the league', de: ' der Liga' },
} as const satisfies Readonly<Record<string, Text>>;

/** The standings of a scope, such as of the teams or of one category. */
export function scopeSheet(
  places: readonly ScopedPlace[],
  about: string,
  { scope, of }: { readonly scope: keyof typeof scopeWords; readonly of: string },
): Sheet {
  const isLeague = places.some(({ leaguePoints }) => leaguePoints !== undefined);
  const { rank, name, total, gamePoints, won, lost, leaguePoints } = columns;
  const which = of === '' ? '' : `: ${of}`;
  return {
    title: { en: `Results${scopeWords[scope].en}${which}`, de: `Ergebnisse${scopeWords[scope].de}${which}` },
    about,
    columns: [rank, name, ...(isLeague ? [leaguePoints] : []), total, gamePoints, won, lost],
    rows: places.map((place) => [
      place.rank,
      place.name,
      ...(isLeague ? [`${place.leaguePoints ?? 0}:${place.leaguePointsLost ?? 0}`] : []),
      place.total,
      place.gamePoints,
      place.won,
      place.lost,
    ]),
  };
}

/** What somebody has paid and has to come, in cents. */
export interface PaidLine extends NamedPlayer {
  readonly charged: number;
  readonly paid: number;
  readonly won: number;
  readonly balance: number;
}

/** Receipts: what everybody was charged, paid and won, with room for a signature. */
export function receiptSheet(persons: readonly PaidLine[], about: string, currency: string, language: Language): Sheet {
  const money = (cents: number): string => (cents === 0 ? '' : formatMoney(cents, currency, language));
  return {
    title: { en: 'Receipts', de: 'Quittungen' },
    about,
    columns: [
      columns.number,
      columns.name,
      column('Charged', 'Berechnet', 2.6),
      column('Paid', 'Bezahlt', 2.6),
      column('Won', 'Gewonnen', 2.6),
      column('Balance', 'Saldo', 2.6),
      columns.signature,
    ],
    rows: persons
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, name, charged, paid, won, balance }) => {
        return [number, name, money(charged), money(paid), money(won), money(balance), ''];
      }),
  };
}

/** Start cards: where everybody sits in each session that is drawn. */
export function startCardSheet(
  seats: readonly (SeatedName & { readonly session: number })[],
  about: string,
  language: Language,
): Sheet {
  const sessions = [...new Set(seats.map((seat) => seat.session))].toSorted((a, b) => a - b);
  const players = [...new Map(seats.map((seat) => [seat.number, seat])).values()].toSorted(
    (a, b) => a.number - b.number,
  );
  const placeOf = (number: number, asked: number): string => {
    const seat = seats.find((one) => one.number === number && one.session === asked);
    return seat === undefined ? '' : `${columns.table.title[language]} ${seat.table}, ${seat.seat}`;
  };
  return {
    title: { en: 'Start cards: table and seat', de: 'Startkarten: Tisch und Platz' },
    about,
    columns: [
      columns.number,
      columns.name,
      ...sessions.map((number) => column(`Session ${number}`, `Serie ${number}`, 2.6, 'left')),
    ],
    rows: players.map(({ number, name }) => [number, name, ...sessions.map((one) => placeOf(number, one))]),
  };
}

/** A ruling as the minute of the referee has it. */
export interface MinuteLine {
  readonly session: number | null;
  readonly table: number | null;
  readonly deal: number | null;
  readonly kind: string;
  readonly ruling: string;
  readonly laws: string;
  readonly reason: string;
}

/** The minute of the referee: every dispute with the ruling that stands. */
export function minuteSheet(lines: readonly MinuteLine[], about: string): Sheet {
  return {
    title: { en: "Referee's minute", de: 'Protokoll des Schiedsrichters' },
    about,
    columns: [
      column('Session', 'Serie', 1.3),
      columns.table,
      column('Deal', 'Spiel', 1),
      column('Incident', 'Vorfall', 4, 'left'),
      column('Ruling', 'Entscheidung', 4, 'left'),
      column('Law', 'Gesetz', 4, 'left'),
      column('Reason', 'Begründung', 6, 'left'),
    ],
    rows: lines.map(({ session: number, table, deal, kind, ruling, laws, reason }) => {
      return [number ?? '', table ?? '', deal ?? '', kind, ruling, laws, reason];
    }),
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
    columns: [
      columns.list,
      columns.rank,
      columns.name,
      columns.number,
      columns.reason,
      columns.prize,
      columns.signature,
    ],
    rows: prizes.map(({ code, rank, name, number, reason, cents }) => {
      return [
        code,
        rank ?? '',
        name,
        number,
        reason[language],
        cents === 0 ? '' : formatMoney(cents, currency, language),
        '',
      ];
    }),
  };
}
