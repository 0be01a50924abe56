import type { Contract, Outcome, Suit, ValueRequest } from '../../src/rules';
import { addPerFinger, addUntilReached, fingersFromCards, fingersFromWord } from './fingers';
import { settle, type Verdict } from './verdict';

const suitUnits: Readonly<Record<Suit, number>> = { D: 9, H: 10, S: 11, C: 12 };
const GRAND_UNIT = 24;
const OLD_OPEN_GRAND_UNIT = 36;
const REVOLUTION_VALUE = 92;
const NULL_VALUES = { plain: 23, hand: 35, ouvert: 46, ouvertHand: 59 };

/** What a table plays beside the order: how often it says Spitze, and whether as before 1999. */
export interface House {
  readonly spitze?: 1 | 2;
  readonly old?: true;
}

/** The ISkO's judgement of a game played to its end (2.4 and 2.5, older numbers 5.1 to 5.4), doubled where the house doubles. */
export const iskoVerdict = (request: ValueRequest, house: House = {}): Verdict => {
  const isNull = request.contract.game === 'null' || request.contract.game === 'revolution';
  const verdict = isNull ? nullVerdict(request, house) : trumpVerdict(request, house);
  return { ...verdict, score: doubled(verdict.score, request) };
};

/** Kontra, Re, Hirsch: whoever says one has heard the ones before it, and each writes the entry down once more in full. */
const doubled = (score: number, { contract: { kontra }, bock }: ValueRequest): number => {
  let entry = score;
  if (kontra !== undefined) entry += entry;
  if (kontra === 're' || kontra === 'hirsch') entry += entry;
  if (kontra === 'hirsch') entry += entry;
  return bock === true ? entry + entry : entry;
};

/** Every loss counts double (2.5); a Hand game's did not before 1999, and an open suit game or Grand is one. */
const lossFactorOf = ({ game, hand, ouvert }: Contract, { old }: House): 1 | 2 => {
  const fromTheHand = hand === true || (ouvert === true && game !== 'null');
  return old === true && fromTheHand ? 1 : 2;
};

const trumpVerdict = ({ contract, matadors, outcome, bid = 0 }: ValueRequest, house: House): Verdict => {
  const isOldOpenGrand = house.old === true && contract.trump === undefined && contract.ouvert === true;
  const grand = isOldOpenGrand ? OLD_OPEN_GRAND_UNIT : GRAND_UNIT;
  const unit = contract.trump === undefined ? grand : suitUnits[contract.trump];
  const spoken = spokenCount(contract, outcome).filter((word) => !(isOldOpenGrand && word === 'ouvert'));
  const spitze = contract.spitze === true ? (house.spitze ?? 0) : 0;
  const value = addPerFinger(unit, fingersFromWord(matadors) + spoken.length + spitze);
  const charged = value < bid ? addUntilReached(unit, bid) : value;
  return settle({
    failure: failureOf(contract, outcome),
    value,
    charged,
    bid,
    lossFactor: lossFactorOf(contract, house),
  });
};

/** Why the declarer has lost at the cards, if he has: 61 points win, 90 make schneider, every trick makes schwarz. */
const failureOf = (
  contract: Contract,
  { cardPoints = 0, tricks = 0, spitze }: Outcome,
): Verdict['reason'] | undefined => {
  const others = 120 - cardPoints;
  const mustTakeAll = contract.ouvert === true || contract.announced === 'schwarz';
  if (mustTakeAll && tricks < 10) return 'trick-lost';
  if (contract.announced === 'schneider' && others > 30) return 'announcement-not-made';
  if (contract.spitze === true && spitze !== true) return 'announcement-not-made';
  return others >= 60 ? 'points' : undefined;
};

/** What a player says after "with n" when he counts a game aloud, one finger for each word. */
const spokenCount = (contract: Contract, { cardPoints = 0, tricks = 0 }: Outcome): readonly string[] => {
  const { hand = false, ouvert = false, announced } = contract;
  const saidSchwarz = ouvert || announced === 'schwarz';
  const saidSchneider = saidSchwarz || announced === 'schneider';
  const loser = Math.min(cardPoints, 120 - cardPoints);
  const trickless = tricks === 0 || tricks === 10;

  const words = ['game'];
  if (hand || saidSchneider) words.push('hand');
  if (saidSchneider || loser <= 30 || trickless) words.push('schneider');
  if (saidSchneider) words.push('schneider announced');
  if (saidSchwarz || trickless) words.push('schwarz');
  if (saidSchwarz) words.push('schwarz announced');
  if (ouvert) words.push('ouvert');
  return words;
};

const nullVerdict = (request: ValueRequest, house: House): Verdict => {
  const { contract, outcome, bid = 0 } = request;
  const value = nullValue(contract);
  const charged = value < bid ? cheapestTrumpGame(request, bid) : value;
  const failure = outcome.tricks === 0 ? undefined : 'trick-taken';
  return settle({ failure, value, charged, bid, lossFactor: lossFactorOf(contract, house) });
};

const nullValue = ({ game, hand = false, ouvert = false }: Contract): number => {
  if (game === 'revolution') return REVOLUTION_VALUE;
  if (hand) return ouvert ? NULL_VALUES.ouvertHand : NULL_VALUES.hand;
  return ouvert ? NULL_VALUES.ouvert : NULL_VALUES.plain;
};

/** An overbid Null is paid as the cheapest suit game or Grand that could have been lost instead (3.6.2). */
const cheapestTrumpGame = ({ contract, matadors, cards }: ValueRequest, bid: number): number => {
  const spoken = contract.hand === true ? ['game', 'hand'] : ['game'];
  const priceAt = (unit: number, trump: Suit | undefined): number => {
    const fingers = cards === undefined ? fingersFromWord(matadors) : fingersFromCards(cards, trump);
    return addUntilReached(unit, Math.max(bid, addPerFinger(unit, fingers + spoken.length)));
  };
  const prices = [
    priceAt(GRAND_UNIT, undefined),
    priceAt(suitUnits.C, 'C'),
    priceAt(suitUnits.S, 'S'),
    priceAt(suitUnits.H, 'H'),
    priceAt(suitUnits.D, 'D'),
  ];
  return Math.min(...prices);
};
