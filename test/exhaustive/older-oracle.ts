import type { Contract, GameId, Outcome, Suit, ValueRequest } from '../../src/rules';
import { addPerFinger, addUntilReached, fingersFromWord } from './fingers';
import { settle, type Verdict } from './verdict';

type SuitPrices = Readonly<Record<Suit, number>>;

/** What a table of the old game pays: a unit for each suit, or for jacks alone as trumps, or one price for a Null. */
interface PriceList {
  readonly suits: ReadonlyMap<GameId, SuitPrices>;
  readonly jacks: ReadonlyMap<GameId, number>;
  readonly nulls: ReadonlyMap<GameId, number>;
}

const lowest: SuitPrices = { D: 1, H: 2, S: 3, C: 4 };
const turned: SuitPrices = { D: 5, H: 6, S: 7, C: 8 };
const fromHand: SuitPrices = { D: 9, H: 10, S: 11, C: 12 };

/** Eichhorn's synopsis and his table of values. */
const eichhorn: PriceList = {
  suits: new Map([
    ['call', lowest],
    ['tourne', turned],
    ['solo', fromHand],
  ]),
  jacks: new Map([
    ['tourne-grand', 12],
    ['guckser-grand', 12],
    ['solo-grand', 16],
    ['grand-ouvert', 24],
  ]),
  nulls: new Map([
    ['nullo', 20],
    ['nullo-ouvert', 40],
    ['revolution', 60],
  ]),
};

/** The code of 1886; no text gives its Grand tourne and its Grand ouvert, so both are taken as in Eichhorn. */
const altenburg: PriceList = {
  suits: new Map([
    ['frage', lowest],
    ['tourne', turned],
    ['solo', fromHand],
  ]),
  jacks: new Map([
    ['tourne-grand', 12],
    ['solo-grand', 16],
    ['grand-ouvert', 24],
  ]),
  nulls: new Map([
    ['nullo', 20],
    ['nullo-ouvert', 40],
  ]),
};

/** The judgement of Eichhorn (1898) on a game played to its end. */
export const eichhornVerdict = (request: ValueRequest): Verdict => oldVerdict(eichhorn, request);

/** The judgement of the Altenburg code (1886) on a game played to its end; it knows no bid by number. */
export const altenburgVerdict = (request: ValueRequest): Verdict => oldVerdict(altenburg, request);

const oldVerdict = (prices: PriceList, { contract, matadors, outcome, bid = 0 }: ValueRequest): Verdict => {
  const { game, trump } = contract;
  const price = prices.nulls.get(game);
  const unit = price ?? (trump === undefined ? prices.jacks.get(game) : prices.suits.get(game)?.[trump]);
  if (unit === undefined) throw new Error(`no table of the old game pays for ${game}`);

  const times = price === undefined ? fingersFromWord(matadors) + contingencies(contract, outcome).length : 1;
  const value = addPerFinger(unit, times);
  return settle({
    failure: price === undefined ? trumpFailure(contract, outcome) : nullFailure(outcome),
    value,
    charged: addUntilReached(unit, Math.max(value, bid)),
    bid,
    lossFactor: game === 'guckser-grand' ? 2 : 1,
  });
};

const nullFailure = ({ tricks }: Outcome): Verdict['reason'] | undefined => (tricks === 0 ? undefined : 'trick-taken');

const saysSchwarz = ({ game, announced }: Contract): boolean => game === 'grand-ouvert' || announced === 'schwarz';

const trumpFailure = (contract: Contract, { cardPoints = 0, tricks = 0 }: Outcome): Verdict['reason'] | undefined => {
  if (saysSchwarz(contract)) return tricks < 10 ? 'trick-lost' : undefined;
  if (contract.announced === 'schneider') return cardPoints < 91 ? 'announcement-not-made' : undefined;
  return cardPoints < 61 ? 'points' : undefined;
};

/**
 * The lines of Eichhorn's sums, one time each. What was announced is on the bill, made or missed; a player who has
 * announced and fails is not charged for his own schneider or schwarz besides.
 */
const contingencies = (contract: Contract, { cardPoints = 0, tricks = 0 }: Outcome): readonly string[] => {
  const announced = contract.announced !== undefined || contract.game === 'grand-ouvert';
  const bill = ['play'];
  if (announced) bill.push('schneider', 'schneider announced');
  else if (cardPoints >= 91 || cardPoints < 31) bill.push('schneider');
  if (saysSchwarz(contract)) bill.push('schwarz', 'schwarz announced');
  else if (tricks === 10 || (tricks === 0 && !announced)) bill.push('schwarz');
  return bill;
};
