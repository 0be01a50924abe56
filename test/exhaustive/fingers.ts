import { formatCard, type DeclarerCards, type Matadors, type Suit } from '../../src/rules';

const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
const rest = ['A', '10', 'K', 'Q', '9', '8', '7'];

/** The names of the trumps from the top: the four jacks, then the trump suit; without a suit the jacks alone. */
export const trumpNames = (trump: Suit | undefined): readonly string[] =>
  trump === undefined ? jacks : [...jacks, ...rest.map((rank) => trump + rank)];

/**
 * Matadors as a beginner finds them: the trumps laid out from the top, each marked as held or missing, and the first
 * block of equal marks measured.
 */
export const fingersFromNames = (held: ReadonlySet<string>, trump: Suit | undefined): number => {
  const marks = trumpNames(trump)
    .map((name) => (held.has(name) ? '+' : '-'))
    .join('');
  return /^(\++|-+)/.exec(marks)?.[0].length ?? 0;
};

/** The same for the declarer's hand and the skat. */
export const fingersFromCards = ({ hand, skat }: DeclarerCards, trump: Suit | undefined): number =>
  fingersFromNames(new Set([...hand, ...skat].map(formatCard)), trump);

/** How many fingers matadors that are told, not shown, take. */
export const fingersFromWord = (matadors: Matadors | undefined): number => {
  if (matadors === undefined) throw new Error('a game with trumps needs its matadors');
  return 'with' in matadors ? matadors.with : matadors.without;
};

/** The unit, added once for every finger. */
export const addPerFinger = (unit: number, fingers: number): number => {
  let sum = 0;
  for (let finger = 0; finger < fingers; finger += 1) sum += unit;
  return sum;
};

/** What is charged when at least `bid` must be paid: the unit is added until the bid is reached. */
export const addUntilReached = (unit: number, bid: number): number => {
  let sum = unit;
  while (sum < bid) sum += unit;
  return sum;
};
