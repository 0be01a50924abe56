import { formatCard, type Card, type Suit } from '../cards/card';
import { firstDuplicate, setOf } from '../cards/card-set';
import type { Trump } from '../cards/orders';
import { PACK_POINTS, pointsFitTricks, TRICKS } from '../cards/points';
import { fault, type Fault } from '../faults';
import { spitze as spitzeLaw } from '../laws/house/options';
import { isBiddable } from '../auction/bid-values';
import type { EndingRule, GameRule, Ruleset } from '../rulesets/ruleset';
import type { Contract, Matadors, Outcome, ValueRequest } from './contract';
import { doublingFaults } from './doublings';
import { announcementOf, isHand } from './levels';
import { longestRun, matadorCount, matadorsOf, sameMatadors } from './matadors';
import { hasLowestTrump, mayAnnounceSpitze } from './spitze';

/** What is trump under a contract; a suit game must name its suit. */
export const trumpOf = (game: GameRule, contract: Contract): Trump =>
  game.trumps === 'suit' ? (contract.trump as Suit) : game.trumps;

/** Whether a suit game does not say which suit is trump. */
export const lacksTrump = (game: GameRule, contract: Contract): boolean =>
  game.trumps === 'suit' && contract.trump === undefined;

/** A suit game must name its trump, no other game may. */
export const trumpFaults = (game: GameRule, contract: Contract): readonly Fault[] => {
  if (lacksTrump(game, contract)) return [fault('facts-missing', '/contract/trump', { field: 'trump' })];
  const names = game.trumps !== 'suit' && contract.trump !== undefined;
  return names ? [fault('trump-not-used', '/contract/trump')] : [];
};

/** The rule for the early end of an outcome, if it ended early and the code knows that end. */
export const endingRuleOf = (ruleset: Ruleset, { ending }: Outcome): EndingRule | undefined =>
  ending && ruleset.endings[ending.kind]?.[ending.by];

/** Faults of a contract by itself: what the game of this ruleset does not know or does not allow. */
export const contractFaults = (ruleset: Ruleset, game: GameRule, request: ValueRequest): readonly Fault[] => {
  const { contract } = request;
  const faults: Fault[] = [];
  if (game.agreed !== undefined) {
    faults.push(fault('game-not-agreed', '/contract/game', { game: contract.game }, game.law));
  }
  faults.push(...trumpFaults(game, contract));
  if (contract.hand === true && game.skat !== 'either') faults.push(fault('hand-not-allowed', '/contract/hand'));
  if (contract.ouvert === true && game.ouvert !== true) faults.push(fault('ouvert-not-allowed', '/contract/ouvert'));
  if (contract.passtMirNicht === true && game.secondTurn !== true) {
    faults.push(fault('passt-mir-nicht-not-allowed', '/contract/passtMirNicht'));
  }
  return [
    ...faults,
    ...announcementFaults(ruleset, game, contract),
    ...spitzeFaults(ruleset, game, request),
    ...doublingFaults(ruleset, game, request),
  ];
};

/** Spitze takes the table's agreement, and the lowest trump in the declarer's hand. */
const spitzeFaults = (
  ruleset: Ruleset,
  game: GameRule,
  { contract, matadors, cards }: ValueRequest,
): readonly Fault[] => {
  if (contract.spitze !== true) return [];
  if (ruleset.spitze === undefined)
    return [fault('option-required', '/contract/spitze', { option: 'spitze' }, spitzeLaw)];
  const isHeld =
    cards === undefined ||
    lacksTrump(game, contract) ||
    hasLowestTrump(cards, trumpOf(game, contract), isHand(game, contract));
  return isHeld && mayAnnounceSpitze(game, matadors ?? countedMatadors(ruleset, game, { contract, cards }))
    ? []
    : [fault('spitze-not-allowed', '/contract/spitze', {}, spitzeLaw)];
};

/** An open suit game or Grand is a Hand game by itself; a level is announced only where Hand was said. */
const announcementFaults = (ruleset: Ruleset, game: GameRule, contract: Contract): readonly Fault[] => {
  const { announced, hand, ouvert } = contract;
  const opens = ouvert === true && game.goal === 'points';
  if (announced !== undefined && (!game.announces.includes(announced) || (opens && announced !== 'schwarz'))) {
    return [fault('announcement-not-allowed', '/contract/announced', { announced }, ruleset.announcing)];
  }
  if (game.skat !== 'either' || game.goal !== 'points') return [];
  const lacksHand = opens ? hand === false : announced !== undefined && hand !== true;
  return lacksHand ? [fault('hand-required', '/contract/hand', {}, ruleset.announcing)] : [];
};

/** Faults of the bid and of the declarer's cards and matadors. */
export const holdingFaults = (ruleset: Ruleset, game: GameRule, request: ValueRequest): readonly Fault[] => {
  const faults: Fault[] = [];
  const isFigure = ruleset.bidding.named === undefined;
  if (request.bid !== undefined && !(isFigure && isBiddable(ruleset, request.bid))) {
    faults.push(fault('not-a-game-value', '/bid', { bid: request.bid }, ruleset.bidding.law));
  }
  if (request.cards !== undefined) {
    faults.push(
      ...cardFaults(request.cards.hand, '/cards/hand', 10),
      ...cardFaults(request.cards.skat, '/cards/skat', 2),
    );
    const twice = firstDuplicate([...request.cards.hand, ...request.cards.skat]);
    if (twice !== undefined) faults.push(fault('card-twice', '/cards', { card: formatCard(twice) }));
  }
  return faults.length > 0 ? faults : matadorFaults(ruleset, game, request);
};

const cardFaults = (cards: readonly Card[], pointer: string, expected: number): readonly Fault[] =>
  cards.length === expected ? [] : [fault('wrong-card-count', pointer, { found: cards.length, expected })];

const matadorFaults = (ruleset: Ruleset, game: GameRule, request: ValueRequest): readonly Fault[] => {
  const { contract, matadors, cards } = request;
  if (game.value.kind === 'flat' || lacksTrump(game, contract)) return [];
  const most = longestRun(ruleset, game);
  if (matadors !== undefined && matadorCount(matadors) > most) {
    return [fault('matadors-out-of-range', '/matadors', { most }, ruleset.matadors.law)];
  }
  const counted = countedMatadors(ruleset, game, { contract, cards });
  if (matadors === undefined && counted === undefined)
    return [fault('facts-missing', '/matadors', { field: 'matadors' })];
  if (matadors === undefined || counted === undefined || sameMatadors(matadors, counted)) return [];
  return [fault('matadors-disagree', '/matadors', { counted: describeMatadors(counted) }, ruleset.matadors.law)];
};

/** The matadors of the declarer's cards, where they are given. */
export const countedMatadors = (
  ruleset: Ruleset,
  game: GameRule,
  { contract, cards }: Pick<ValueRequest, 'contract' | 'cards'>,
): Matadors | undefined =>
  cards && matadorsOf(setOf([...cards.hand, ...cards.skat]), trumpOf(game, contract), longestRun(ruleset, game));

const describeMatadors = (matadors: Matadors): string =>
  'with' in matadors ? `with ${matadors.with}` : `without ${matadors.without}`;

/** Faults of the outcome: counts that no cards can make, an end the game does not know, facts that decide and are missing. */
export const outcomeFaults = (
  game: GameRule,
  request: ValueRequest,
  ended: EndingRule | undefined,
): readonly Fault[] => {
  const { outcome } = request;
  const endingFaults = faultsOfEnding(game, outcome, ended);
  if (endingFaults.length > 0) return endingFaults;
  return [...countFaults(outcome), ...missingCounts(game, request, ended)];
};

const faultsOfEnding = (game: GameRule, outcome: Outcome, rule: EndingRule | undefined): readonly Fault[] => {
  const { ending } = outcome;
  if (ending === undefined) return [];
  if (rule === undefined || (rule.onlyAbandonable === true && !mayBeAbandoned(game, outcome))) {
    return [fault('ending-not-allowed', '/outcome/ending', { kind: ending.kind, by: ending.by }, rule?.law)];
  }
  return ending.level !== undefined && (ending.kind !== 'claim' || game.goal !== 'points')
    ? [fault('level-not-claimed', '/outcome/ending/level')]
    : [];
};

/** A game that may be given up at all is given up before the second trick (Foster law 44). */
const mayBeAbandoned = (game: GameRule, { tricks = 0, opponents }: Outcome): boolean =>
  game.abandonable === true && tricks + (opponents?.tricks ?? 0) <= 1;

const countFaults = ({ cardPoints, tricks, opponents, spitze }: Outcome): readonly Fault[] => {
  const faults: Fault[] = [];
  if (spitze === true && tricks === 0) faults.push(fault('spitze-without-trick', '/outcome/spitze'));
  if (cardPoints !== undefined && tricks !== undefined && !pointsFitTricks(cardPoints, tricks)) {
    faults.push(fault('points-do-not-fit-tricks', '/outcome/cardPoints', { cardPoints, tricks }));
  }
  const together = (a = 0, b = 0): number => a + b;
  if (together(cardPoints, opponents?.cardPoints) > PACK_POINTS || together(tricks, opponents?.tricks) > TRICKS) {
    faults.push(fault('counts-contradict', '/outcome/opponents'));
  }
  return faults;
};

/** Card points from which, and up to which, a side may have taken no trick or all of them. */
const LOWEST_SURE_OF_A_TRICK = 23;
const HIGHEST_SHORT_OF_ALL = PACK_POINTS - 1;

const missingCounts = (game: GameRule, request: ValueRequest, ended: EndingRule | undefined): readonly Fault[] => {
  const { contract, outcome } = request;
  const { cardPoints, tricks } = outcome;
  const effect = ended?.effect;
  if (effect === 'loses' || effect === 'wins' || effect === 'claims') return [];
  const missing = (field: string): Fault => fault('facts-missing', `/outcome/${field}`, { field });
  if (game.goal !== 'points') {
    return tricks === undefined && effect !== 'loses-undecided' ? [missing('tricks')] : [];
  }
  const faults: Fault[] = [];
  if (cardPoints === undefined) faults.push(missing('cardPoints'));
  const tricksDecide =
    effect !== undefined ||
    announcementOf(game, contract) !== undefined ||
    cardPoints === undefined ||
    cardPoints < LOWEST_SURE_OF_A_TRICK ||
    cardPoints > HIGHEST_SHORT_OF_ALL;
  if (tricks === undefined && tricksDecide) faults.push(missing('tricks'));
  const spitzeDecides = contract.spitze === true && (effect === undefined || effect === 'as-counted');
  if (spitzeDecides && outcome.spitze === undefined) faults.push(missing('spitze'));
  return faults;
};
