import type { Contract, Outcome, Suit, ValueRequest } from '../../src/rules';
import { addPerFinger, addUntilReached, fingersFromWord } from './fingers';
import { settle, type Verdict } from './verdict';

const suitUnits: Readonly<Record<Suit, number>> = { D: 9, H: 10, S: 11, C: 12 };
const GRAND_UNIT = 24;
const NULLO_PRICE = 20;

/** The judgement of American Skat (Foster) on a game played to its end: the skat is always seen, every loss is double. */
export const americanVerdict = ({ contract, matadors, outcome, bid = 0 }: ValueRequest): Verdict => {
  const isNullo = contract.game === 'nullo';
  const trumpUnit = contract.trump === undefined ? GRAND_UNIT : suitUnits[contract.trump];
  const unit = isNullo ? NULLO_PRICE : trumpUnit;
  const value = isNullo ? NULLO_PRICE : trumpValue(unit, fingersFromWord(matadors), contract, outcome);
  return settle({
    failure: isNullo ? nulloFailure(outcome) : trumpFailure(contract, outcome),
    value,
    charged: addUntilReached(unit, Math.max(value, bid)),
    bid,
    lossFactor: 2,
  });
};

const nulloFailure = ({ tricks }: Outcome): Verdict['reason'] | undefined => (tricks === 0 ? undefined : 'trick-taken');

const trumpFailure = (
  { announced }: Contract,
  { cardPoints = 0, tricks = 0 }: Outcome,
): Verdict['reason'] | undefined => {
  const adversaries = 120 - cardPoints;
  if (announced === 'schwarz') return tricks === 10 ? undefined : 'trick-lost';
  if (announced === 'schneider') return adversaries < 30 ? undefined : 'announcement-not-made';
  return adversaries < 60 ? undefined : 'points';
};

/** Reckoned as the worked sums are: 33 for a schneider, 66 when it was announced, 77 when schwarz was made on top. */
const trumpValue = (unit: number, matadors: number, { announced }: Contract, outcome: Outcome): number => {
  const { cardPoints = 0, tricks = 0 } = outcome;
  const plain = addPerFinger(unit, matadors + 1);
  if (announced === 'schwarz') {
    const trebled = addPerFinger(unit, matadors + 3);
    return trebled + trebled + trebled;
  }
  if (announced === 'schneider') {
    const doubled = plain + unit + plain + unit;
    return tricks === 10 ? doubled + unit : doubled;
  }
  if (tricks === 10 || tricks === 0) return plain + unit + unit;
  return cardPoints > 90 || cardPoints <= 30 ? plain + unit : plain;
};
