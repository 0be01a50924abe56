import type { Contract, GameId, Outcome, Reading, Suit, ValueRequest } from '../../src/rules';
import { addPerFinger, addUntilReached, fingersFromWord } from './fingers';
import { settle, type Verdict } from './verdict';

const tourneeUnits: Readonly<Record<Suit, number>> = { D: 5, H: 6, S: 7, C: 8 };
const soloUnits: Readonly<Record<Suit, number>> = { D: 9, H: 10, S: 11, C: 12 };

const grandUnits: ReadonlyMap<GameId, number> = new Map([
  ['turned-grand', 12],
  ['gucki-grand', 16],
  ['solo-grand', 20],
  ['open-grand', 24],
]);

/** Law 1: what one finger is worth in the games with trumps. */
const unitOf = ({ game, trump }: Contract): number | undefined => {
  if (trump === undefined) return grandUnits.get(game);
  return game === 'tournee' ? tourneeUnits[trump] : soloUnits[trump];
};

/** Laws 1 and 31: the games of one price, each with the number of tricks its declarer must take. */
const flatGames: ReadonlyMap<GameId, readonly [price: number, tricks: number]> = new Map([
  ['gucki-nullo', [15, 0]],
  ['open-gucki-nullo', [30, 0]],
  ['solo-nullo', [20, 0]],
  ['open-solo-nullo', [40, 0]],
  ['turned-nullo', [10, 0]],
  ['revolution', [60, 0]],
  ['uno', [20, 1]],
  ['open-uno', [40, 1]],
  ['duo', [20, 2]],
  ['open-duo', [40, 2]],
]);

/** Law 2: the five rungs; a game stands on one of them and pays for every rung up to it. */
const ladder = [
  'game',
  'schneider',
  'schneider announced, or schwarz',
  'schwarz, schneider announced',
  'schwarz announced',
] as const;

/**
 * The judgement of Foster's laws, or of the prose before them, on a game played to its end or given up (law 44). The
 * prose lets an overbid tournee cost the bid itself if some game is worth it (24 and 28, but 15 after eleven), and its
 * open Grand promises nothing (laws 61 and 39 say otherwise).
 */
export const fosterVerdict = (request: ValueRequest, reading: Reading = 'law'): Verdict => {
  const { contract, matadors, outcome, bid = 0 } = request;
  const flat = flatGames.get(contract.game);
  const unit = flat?.[0] ?? unitOf(contract);
  if (unit === undefined) throw new Error(`Foster has no ${contract.game}`);

  const saysSchwarz = contract.announced === 'schwarz' || (reading === 'law' && contract.game === 'open-grand');
  const fingers = flat === undefined ? fingersFromWord(matadors) + rungsOf(contract, outcome, saysSchwarz) : 1;
  const value = addPerFinger(unit, fingers);
  const owed = Math.max(value, bid);
  const paysTheBid = reading === 'prose' && contract.game === 'tournee' && worths.has(bid);
  return settle({
    failure: flat === undefined ? trumpFailure(contract, outcome, saysSchwarz) : flatFailure(flat[1], outcome),
    value,
    charged: paysTheBid ? owed : addUntilReached(unit, owed),
    bid,
    lossFactor: losesDouble(contract) ? 2 : 1,
  });
};

const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What some game of the prose can be worth. */
const worths: ReadonlySet<number> = new Set([
  ...Object.values(tourneeUnits).flatMap((unit) => fromTo(2, 14).map((fingers) => unit * fingers)),
  ...Object.values(soloUnits).flatMap((unit) => fromTo(2, 16).map((fingers) => unit * fingers)),
  ...[12, 16].flatMap((unit) => fromTo(2, 7).map((fingers) => unit * fingers)),
  ...[20, 24].flatMap((unit) => fromTo(2, 9).map((fingers) => unit * fingers)),
  15,
  20,
  30,
  40,
]);

/** Law 3: a gucki of any kind, and the passt-mir-nicht. */
const losesDouble = ({ game, passtMirNicht = false }: Contract): boolean => passtMirNicht || game.includes('gucki');

const flatFailure = (wanted: number, { tricks }: Outcome): Verdict['reason'] | undefined => {
  if (tricks === wanted) return undefined;
  return wanted === 0 ? 'trick-taken' : 'tricks-not-exact';
};

/** Laws 56 and 57. */
const trumpFailure = (
  { announced }: Contract,
  { cardPoints = 0, tricks = 0, ending }: Outcome,
  saysSchwarz: boolean,
): Verdict['reason'] | undefined => {
  if (ending?.kind === 'abandoned') return 'conceded';
  if (saysSchwarz) return tricks === 10 ? undefined : 'trick-lost';
  if (announced === 'schneider') return cardPoints > 90 ? undefined : 'announcement-not-made';
  return cardPoints > 60 ? undefined : 'points';
};

/** Laws 2, 44, 57 and 60: how high the game stands; a side with 30 points is out of schneider when it is the adversaries. */
const rungsOf = (
  { announced }: Contract,
  { cardPoints = 0, tricks = 0, ending }: Outcome,
  saysSchwarz: boolean,
): number => {
  const rung = (name: (typeof ladder)[number]): number => ladder.indexOf(name) + 1;
  if (ending?.kind === 'abandoned') return rung('game');
  if (saysSchwarz) return rung('schwarz announced');
  if (announced === 'schneider') {
    return tricks === 10 ? rung('schwarz, schneider announced') : rung('schneider announced, or schwarz');
  }
  if (tricks === 10 || tricks === 0) return rung('schneider announced, or schwarz');
  return cardPoints > 90 || cardPoints <= 30 ? rung('schneider') : rung('game');
};
