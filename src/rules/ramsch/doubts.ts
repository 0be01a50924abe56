import { entriesOf } from '../entries';
import { SEATS, type Seat } from '../seats';
import type { Text } from '../text';
import type { BySeat, RamschFacts } from './facts';
import type { RamschForm } from './form';

/** What the source of a form does not say, and what is taken in its place. */
const DOUBTS = {
  skat: {
    en: 'The source does not say who owns the skat; the winner of the last trick is taken, as in law 4 of Foster.',
    de: 'Wem der Skat gehört, sagt die Quelle nicht; angenommen ist der Gewinner des letzten Stichs wie in Fosters Gesetz 4.',
  },
  ties: {
    en: 'The source says nothing of equal counts; they are settled as in law 4 of Foster.',
    de: 'Über Gleichstand sagt die Quelle nichts; er ist wie in Fosters Gesetz 4 entschieden.',
  },
  'two-virgins': {
    en: 'The source speaks of one player without a trick; two are charged the same.',
    de: 'Die Quelle nennt einen Spieler ohne Stich; bei zweien ist dasselbe berechnet.',
  },
  'odd-half': {
    en: 'Half of an odd amount is rounded down; no source says how.',
    de: 'Die Hälfte eines ungeraden Betrags ist abgerundet; keine Quelle sagt, wie zu runden ist.',
  },
  'last-trick-by-neither': {
    en: 'Neither of the tied took the last trick; both are charged, as in law 4 of Foster.',
    de: 'Keiner der Gleichstehenden hat den letzten Stich; beide zahlen, wie in Fosters Gesetz 4.',
  },
  'more-knocks': {
    en: 'The source knows one knock; each further one is taken to double again.',
    de: 'Die Quelle kennt ein Klopfen; jedes weitere verdoppelt hier noch einmal.',
  },
  'three-equal': {
    en: 'The source does not say what three equal counts are worth; nobody is given anything.',
    de: 'Was drei gleiche Zahlen wert sind, sagt die Quelle nicht; niemand bekommt etwas.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The doubts that bear on this Ramsch: only those on which its scores or counts depend. */
export const ramschDoubts = (
  form: RamschForm,
  facts: RamschFacts,
  points: BySeat,
  chosen: readonly Seat[],
  isRounded: boolean,
): readonly Text[] => {
  const { charge, ties, law, silentOn = [] } = form;
  const virgins = SEATS.filter((seat) => facts.tricks[seat] === 0).length;
  const isTied = SEATS.filter((seat) => points[seat] === Math.max(...Object.values(points))).length > 1;
  const bears: Readonly<Record<keyof typeof DOUBTS, boolean>> = {
    skat: silentOn.includes('skat') && facts.skatPoints > 0,
    ties: silentOn.includes('ties') && isTied,
    'two-virgins': silentOn.includes('two-virgins') && virgins === 2,
    'odd-half': isRounded,
    'last-trick-by-neither': law === undefined && ties === 'last-trick' && chosen.length > 1,
    'more-knocks': (facts.doubled?.knocking ?? 0) > 1,
    'three-equal': charge.kind === 'fewest-win' && chosen.length === 0,
  };
  return entriesOf(DOUBTS).flatMap(([matter, text]) => (bears[matter] ? [text] : []));
};
