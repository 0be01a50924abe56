import type { Suit } from '../cards/card';
import { isGameValue } from '../auction/bid-values';
import { fault, type Fault } from '../faults';
import type { Law } from '../laws/law';
import type { Cited, EndingRule, GameId, GameRule, Level, Ruleset } from '../rulesets/ruleset';
import type { Text } from '../text';
import type { Contract, Matadors, Outcome, ValueRequest } from './contract';
import { doublingsOf, type Doubling } from './doublings';
import { beneficiaryOf, sureTricksOf, withTheRest } from './early-end';
import { contractFaults, countedMatadors, endingRuleOf, holdingFaults, outcomeFaults } from './facts';
import { flatValueOf } from './flat-value';
import { judgeOutcome, requiredLevel, type Judgement, type Reason } from './judgement';
import { announcementOf, higher, isHand } from './levels';
import { matadorCount } from './matadors';
import { multiplierOf, type Multiplier, type MultiplierPart } from './multiplier';
import { cheapestTrumpGame, coveringMultiple, unitOf, type ChargedGame } from './overbid';

/** What one step of a valuation contributes. Unit times the sum of the addends is the value; value, charge and score are results. */
export type StepKind =
  'unit' | MultiplierPart | 'multiplier' | 'flat' | 'value' | 'charged' | 'loss-factor' | Doubling['what'] | 'score';

export interface Step {
  readonly what: StepKind;
  readonly amount: number;
  readonly law: Law;
}

/** The value of a contract with everything that led to it. Values in game points; `score` is the signed entry. */
export interface Valuation {
  readonly won: boolean;
  readonly reason: Reason;
  /** As played, before the bid is looked at. */
  readonly value: number;
  /** After the overbid rule, before any loss factor. */
  readonly charged: number;
  readonly score: number;
  /** The level counted; null where the game has no levels. */
  readonly level: Level | null;
  readonly matadors: Matadors | null;
  readonly multiplier: number | null;
  /** The game as which an overbid Null is charged. */
  readonly chargedAs?: { readonly game: GameId; readonly trump?: Suit };
  readonly steps: readonly Step[];
  readonly laws: readonly Law[];
  readonly doubts: readonly Text[];
}

export type ValuationAnswer =
  { readonly ok: true; readonly valuation: Valuation } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Values a contract under a ruleset (ISkO 2.4 to 2.6 and 3.6; Foster laws 1 to 3, 56, 57, 60, 61).
 * Facts that cannot stand together, and facts that decide and are missing, come back as faults.
 * A ruling on an early end takes the place of the ruleset's own rule for it.
 */
export const valueContract = (ruleset: Ruleset, request: ValueRequest, ruledBy?: EndingRule): ValuationAnswer => {
  const game = ruleset.games[request.contract.game];
  if (game === undefined) {
    return { ok: false, faults: [fault('game-not-in-ruleset', '/contract/game', { game: request.contract.game })] };
  }
  const ended = ruledBy ?? endingRuleOf(ruleset, request.outcome);
  const faults = [
    ...contractFaults(ruleset, game, request),
    ...holdingFaults(ruleset, game, request),
    ...outcomeFaults(game, request, ended),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const final = { ...request, outcome: assigned(game, request, ended) };
  return game.value.kind === 'flat'
    ? valueFlat(ruleset, game, final, ended)
    : valueMultiplied(ruleset, game, final, ended);
};

/** The counts that decide: an end that leaves the rest to one side of a game of card points has given it to that side. */
const assigned = (game: GameRule, request: ValueRequest, ended: EndingRule | undefined): Outcome => {
  const { outcome } = request;
  const { ending } = outcome;
  if (ending === undefined || ended?.effect !== 'as-counted' || game.goal !== 'points') return outcome;
  const sure = ended.keepsSureTricks === true ? sureTricksOf(game, request, ending.by) : 0;
  return withTheRest(outcome, beneficiaryOf(ending), sure);
};

const valueMultiplied = (
  ruleset: Ruleset,
  game: GameRule,
  request: ValueRequest,
  ended: EndingRule | undefined,
): ValuationAnswer => {
  const { contract, bid, outcome } = request;
  const matadors = matadorsIn(ruleset, game, request);
  const unit = unitOf(game, contract);
  const multiplierAt = (level: Level): Multiplier =>
    multiplierOf(ruleset, game, contract, level, matadorCount(matadors));
  const valueAt = (level: Level): number => unit * multiplierAt(level).total;

  const announced = announcementOf(game, contract);
  const required = ended && requiredLevel(announced, bid, valueAt);
  const spitze = contract.spitze === true ? outcome.spitze === true : undefined;
  const judged = judgeOutcome({ ruleset, game, announced, required, spitze, outcome, ended });
  const level = countedLevel(ruleset, judged, announced);
  const multiplier = multiplierAt(level);
  const value = unit * multiplier.total;
  const steps: Step[] = [
    { what: 'unit', amount: unit, law: unitLaw(game, contract) },
    ...multiplier.parts,
    { what: 'multiplier', amount: multiplier.total, law: ruleset.calculation },
    { what: 'value', amount: value, law: ruleset.calculation },
  ];
  const isOverbid = bid !== undefined && value < bid && !(judged.won && judged.curesOverbid);
  const charged = isOverbid ? overbidCharge(ruleset, game, unit, bid) : value;
  const base = { value, charged, level, matadors, multiplier: multiplier.total };
  const doubts =
    isOverbid && game.costsTheBid !== undefined ? [...judged.doubts, game.costsTheBid.doubt] : judged.doubts;
  return settle(
    ruleset,
    game,
    request,
    { ...judged, doubts },
    base,
    steps,
    isOverbid ? ruleset.overbid.law : undefined,
  );
};

/** What a game with trumps costs that is worth less than its bid. */
const overbidCharge = (ruleset: Ruleset, { costsTheBid }: GameRule, unit: number, bid: number): number =>
  costsTheBid !== undefined && isGameValue(ruleset, bid) ? bid : coveringMultiple(unit, bid);

/** The level at which the game is entered: what was made, but never below what was announced. */
const countedLevel = (ruleset: Ruleset, { won, made }: Judgement, announced: Level | undefined): Level => {
  if (announced === undefined) return made;
  return won || ruleset.missedAnnouncement.charges === 'announced-or-suffered' ? higher(made, announced) : announced;
};

const unitLaw = ({ value, law }: GameRule, { ouvert }: Contract): Law =>
  ouvert === true && value.kind === 'multiplied' ? (value.open?.law ?? law) : law;

const matadorsIn = (ruleset: Ruleset, game: GameRule, request: ValueRequest): Matadors => {
  const known = request.matadors ?? countedMatadors(ruleset, game, request);
  if (known === undefined) throw new Error('a multiplied game was valued without matadors');
  return known;
};

const valueFlat = (
  ruleset: Ruleset,
  game: GameRule,
  request: ValueRequest,
  ended: EndingRule | undefined,
): ValuationAnswer => {
  const { contract, bid, outcome } = request;
  const value = flatValueOf(game, contract);
  const steps: Step[] = [{ what: 'flat', amount: value, law: game.law }];
  const judged = judgeOutcome({ ruleset, game, announced: undefined, required: 'simple', outcome, ended });
  const base = { value, charged: value, level: null, matadors: null, multiplier: null };
  if (bid === undefined || value >= bid || (judged.won && judged.curesOverbid)) {
    return settle(ruleset, game, request, judged, base, steps);
  }
  const charge = chargeForFlat(ruleset, request, value, bid);
  if ('code' in charge) return { ok: false, faults: [charge] };
  const { charge: charged, ...chargedAs } = charge;
  const named = ruleset.overbid.flat === 'cheapest-trump-game' ? { chargedAs } : {};
  return settle(ruleset, game, request, judged, { ...base, charged, ...named }, steps, ruleset.overbid.flatLaw);
};

const chargeForFlat = (ruleset: Ruleset, request: ValueRequest, value: number, bid: number): ChargedGame | Fault =>
  ruleset.overbid.flat === 'cheapest-trump-game'
    ? cheapestTrumpGame(ruleset, request, bid)
    : { game: request.contract.game, charge: coveringMultiple(value, bid) };

type Counted = Pick<Valuation, 'value' | 'charged' | 'level' | 'matadors' | 'multiplier' | 'chargedAs'>;

/** How often a lost game counts. */
const lossOf = (ruleset: Ruleset, game: GameRule, contract: Contract): Cited => {
  if (contract.passtMirNicht === true) return ruleset.secondTurnLoss ?? ruleset.loss;
  if (ruleset.handLoss !== undefined && isHand(game, contract)) return ruleset.handLoss;
  return game.loss ?? ruleset.loss;
};

/**
 * Turns a judged and charged game into the entry: overbid games are lost, lost games count as often as the code says,
 * and what was doubled counts so many times on top.
 */
const settle = (
  ruleset: Ruleset,
  game: GameRule,
  request: ValueRequest,
  judged: Judgement,
  counted: Counted,
  steps: readonly Step[],
  overbidLaw?: Law,
): ValuationAnswer => {
  const won = judged.won && overbidLaw === undefined;
  const loss = lossOf(ruleset, game, request.contract);
  const doublings = doublingsOf(ruleset, request);
  const entry = won ? counted.charged : -loss.amount * counted.charged;
  const score = doublings.reduce((product, { amount }) => product * amount, entry);
  const all: Step[] = [
    ...steps,
    ...(overbidLaw === undefined ? [] : [{ what: 'charged' as const, amount: counted.charged, law: overbidLaw }]),
    ...(won ? [] : [{ what: 'loss-factor' as const, amount: loss.amount, law: loss.law }]),
    ...doublings,
    { what: 'score', amount: score, law: won ? game.law : loss.law },
  ];
  return {
    ok: true,
    valuation: {
      won,
      reason: judged.won && !won ? 'overbid' : judged.reason,
      value: counted.value,
      charged: counted.charged,
      score,
      level: counted.level,
      matadors: counted.matadors,
      multiplier: counted.multiplier,
      ...(counted.chargedAs === undefined ? {} : { chargedAs: counted.chargedAs }),
      steps: all,
      laws: [...new Set([...all.map(({ law }) => law), ...judged.laws])],
      doubts: judged.doubts,
    },
  };
};
