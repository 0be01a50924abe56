import { PACK_POINTS, TRICKS } from '../cards/points';
import type { Law } from '../laws/law';
import {
  LEVELS,
  type Announcement,
  type EndingRule,
  type GameRule,
  type Level,
  type Ruleset,
  type Side,
} from '../rulesets/ruleset';
import type { Text } from '../text';
import type { Ending, Outcome } from './contract';
import { higher } from './levels';

/** Why a game has the result it has; of several the first in this order holds. */
export const REASONS = [
  'offence',
  'conceded',
  'trick-taken',
  'trick-lost',
  'tricks-not-exact',
  'announcement-not-made',
  'points',
  'overbid',
  'made',
] as const;
export type Reason = (typeof REASONS)[number];

/** Won or lost before the bid is looked at, and at which level the winner's side made it. */
export interface Judgement {
  readonly won: boolean;
  readonly reason: Reason;
  readonly made: Level;
  /** The laws that decided it. */
  readonly laws: readonly Law[];
  readonly doubts: readonly Text[];
  readonly curesOverbid: boolean;
}

/** The facts that a judgement needs. `required` is what announcement or bid demand; undefined: no level is enough. */
export interface Situation {
  readonly ruleset: Ruleset;
  readonly game: GameRule;
  readonly announced: Announcement | undefined;
  readonly required: Level | undefined;
  readonly outcome: Outcome;
  /** Whether an announced Spitze was made; undefined where none was announced. */
  readonly spitze?: boolean | undefined;
  /** What the early end does, where the game ended early. */
  readonly ended: EndingRule | undefined;
}

const judgement = (won: boolean, reason: Reason, made: Level, laws: readonly Law[]): Judgement => ({
  won,
  reason,
  made,
  laws,
  doubts: [],
  curesOverbid: false,
});

/** Judges a game by its counts and by the way it ended. */
export const judgeOutcome = (situation: Situation): Judgement => {
  const { outcome, ended } = situation;
  if (outcome.ending === undefined || ended === undefined) return judgeCounts(situation);
  return { ...judgeEnding(situation, outcome.ending, ended), curesOverbid: ended.curesOverbid === true };
};

const judgeCounts = ({ ruleset, game, announced, spitze, outcome }: Omit<Situation, 'ended'>): Judgement => {
  const { win, schneider, schwarz, tricks: tricksLaw } = ruleset.thresholds;
  const { cardPoints = 0, tricks } = outcome;
  if (game.goal !== 'points') {
    if (tricks === game.goal) return judgement(true, 'made', 'simple', [tricksLaw]);
    return judgement(false, game.goal === 0 ? 'trick-taken' : 'tricks-not-exact', 'simple', [tricksLaw]);
  }
  const suffered = sufferedLevel(ruleset, outcome);
  if (announced === 'schwarz' && tricks !== TRICKS) return judgement(false, 'trick-lost', suffered, [schwarz]);
  if (announced === 'schneider' && cardPoints < schneider.amount) {
    return judgement(false, 'announcement-not-made', suffered, [schneider.law]);
  }
  if (spitze === false && ruleset.spitze !== undefined) {
    const level = cardPoints < win.amount ? suffered : madeLevel(ruleset, outcome);
    return judgement(false, 'announcement-not-made', level, [ruleset.spitze.law]);
  }
  if (cardPoints < win.amount) return judgement(false, 'points', suffered, [win.law]);
  return judgement(true, 'made', madeLevel(ruleset, outcome), [win.law]);
};

/** The level that the declarer has made by his own counts. */
const madeLevel = ({ thresholds }: Ruleset, { cardPoints = 0, tricks }: Outcome): Level => {
  if (tricks === TRICKS) return 'schwarz';
  return cardPoints >= thresholds.schneider.amount ? 'schneider' : 'simple';
};

/** The level that a declarer who has lost a finished game has suffered. */
const sufferedLevel = ({ thresholds }: Ruleset, { cardPoints = 0, tricks }: Outcome): Level => {
  if (tricks === 0) return 'schwarz';
  return cardPoints <= thresholds.ownSchneider.amount ? 'schneider' : 'simple';
};

/** What the opponents had already made of the declarer when the game stopped short. */
const sufferedSoFar = ({ thresholds }: Ruleset, { opponents }: Outcome): Level => {
  if (opponents?.tricks === TRICKS) return 'schwarz';
  return opponents !== undefined && PACK_POINTS - opponents.cardPoints <= thresholds.ownSchneider.amount
    ? 'schneider'
    : 'simple';
};

/** Card points that the declarer needs for a level. */
export const pointsFor = (ruleset: Ruleset, level: Exclude<Level, 'schwarz'>): number =>
  level === 'simple' ? ruleset.thresholds.win.amount : ruleset.thresholds.schneider.amount;

/** Who has already decided the game by the counts so far, if anybody has (ISkO 4.1.3). */
export const decidedSoFar = (situation: Omit<Situation, 'ended'>): Side | null => {
  if (decidedForOpponents(situation)) return 'opponents';
  return decidedForDeclarer(situation) ? 'declarer' : null;
};

/** Whether the declarer has already secured what he needs: never before the end where tricks decide. */
const decidedForDeclarer = ({ ruleset, game, required, spitze, outcome }: Omit<Situation, 'ended'>): boolean => {
  if (game.goal !== 'points' || required === undefined || spitze === false) return false;
  if (required === 'schwarz') return outcome.tricks === TRICKS;
  return (outcome.cardPoints ?? 0) >= pointsFor(ruleset, required);
};

/** Whether the opponents have already made what he needs impossible; without their counts they have not. */
const decidedForOpponents = ({ ruleset, game, required, outcome }: Omit<Situation, 'ended'>): boolean => {
  if (game.goal !== 'points') return isLostByTricks({ game, outcome });
  const { opponents } = outcome;
  if (opponents === undefined || required === undefined) return false;
  if (required === 'schwarz') return opponents.tricks > 0;
  return opponents.cardPoints > PACK_POINTS - pointsFor(ruleset, required);
};

/** Whether the declarer has more tricks than his game allows, or can no longer get as many as it asks for. */
const isLostByTricks = ({ game: { goal }, outcome: { tricks, opponents } }: Pick<Situation, 'game' | 'outcome'>) =>
  goal !== 'points' && ((tricks ?? 0) > goal || TRICKS - (opponents?.tricks ?? 0) < goal);

const reasonOf = ({ kind }: Ending): Reason => (kind === 'offence' ? 'offence' : 'conceded');

const judgeEnding = (situation: Situation, ending: Ending, rule: EndingRule): Judgement => {
  const { ruleset, game, outcome } = situation;
  const doubts = rule.doubt === undefined ? [] : [rule.doubt];
  switch (rule.effect) {
    case 'loses':
      return { ...judgement(false, reasonOf(ending), lostLevel(situation, rule), [rule.law]), doubts };
    case 'wins':
      if (isLostByTricks(situation)) return judgeCounts(situation);
      return { ...judgement(true, reasonOf(ending), madeLevel(ruleset, outcome), [rule.law]), doubts };
    case 'claims': {
      const made = higher(possibleLevel(ruleset, outcome, ending.level ?? 'simple'), madeLevel(ruleset, outcome));
      return { ...judgement(true, 'made', made, [rule.law]), doubts };
    }
    case 'as-counted':
      if (game.goal === 'points') return judgeAssigned(situation, ending, rule.law);
      return ending.by === 'declarer' ? judgeLoses(situation, ending, rule) : judgeWins(situation, ending, rule);
    case 'loses-undecided':
      return judgeLoses(situation, ending, rule);
    case 'wins-undecided':
      return judgeWins(situation, ending, rule);
  }
};

/** The level that is claimed, or the highest below it that the opponents have not yet ruled out. */
const possibleLevel = ({ thresholds }: Ruleset, { opponents }: Outcome, claimed: Level): Level => {
  if (claimed === 'schwarz' && (opponents?.tricks ?? 0) === 0) return 'schwarz';
  const theirs = opponents?.cardPoints ?? 0;
  return claimed !== 'simple' && theirs <= PACK_POINTS - thresholds.schneider.amount ? 'schneider' : 'simple';
};

const lostLevel = ({ ruleset, outcome }: Situation, { levelAsPlayed }: EndingRule): Level =>
  levelAsPlayed === true ? sufferedLevel(ruleset, outcome) : 'simple';

const judgeAssigned = (situation: Situation, ending: Ending, law: Law): Judgement => {
  const counted = judgeCounts(situation);
  const lostByGivingUp = !counted.won && ending.by === 'declarer' && ending.kind !== 'claim';
  return { ...counted, reason: lostByGivingUp ? 'conceded' : counted.reason, laws: [law, ...counted.laws] };
};

const judgeLoses = (situation: Situation, ending: Ending, rule: EndingRule): Judgement => {
  const { ruleset, outcome } = situation;
  if (decidedForDeclarer(situation)) return judgement(true, 'made', madeLevel(ruleset, outcome), [rule.law]);
  return judgement(false, reasonOf(ending), sufferedSoFar(ruleset, outcome), [rule.law]);
};

const opponentsNotCounted: Text = {
  en: "The opponents' card points and tricks were not given; they are taken as not yet decisive.",
  de: 'Augen und Stiche der Gegner waren nicht angegeben; sie gelten als noch nicht entscheidend.',
};

const judgeWins = (situation: Situation, ending: Ending, rule: EndingRule): Judgement => {
  const { ruleset, game, outcome, required = 'simple' } = situation;
  if (decidedForOpponents(situation)) {
    const counted = judgeCounts({ ...situation, outcome: { ...outcome, ending: undefined } });
    return {
      ...counted,
      won: false,
      reason: counted.won ? 'overbid' : counted.reason,
      made: sufferedSoFar(ruleset, outcome),
    };
  }
  if (decidedForDeclarer(situation)) return judgement(true, 'made', madeLevel(ruleset, outcome), [rule.law]);
  const credited = rule.creditsRequired !== undefined && required !== 'simple';
  const made = credited ? higher(required, madeLevel(ruleset, outcome)) : madeLevel(ruleset, outcome);
  const laws = credited && rule.creditsRequired !== undefined ? [rule.law, rule.creditsRequired] : [rule.law];
  const doubts = [
    ...(rule.doubt === undefined ? [] : [rule.doubt]),
    ...(game.goal === 'points' && outcome.opponents === undefined ? [opponentsNotCounted] : []),
  ];
  return { ...judgement(true, reasonOf(ending), made, laws), doubts };
};

/** The lowest level at which a game is worth its bid and what was announced; undefined where none is enough. */
export const requiredLevel = (
  announced: Announcement | undefined,
  bid: number | undefined,
  valueAt: (level: Level) => number,
): Level | undefined => {
  const from = announced ?? 'simple';
  return LEVELS.slice(LEVELS.indexOf(from)).find((level) => bid === undefined || valueAt(level) >= bid);
};
