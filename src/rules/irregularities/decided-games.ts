import { PACK_POINTS } from '../cards/points';
import { announcementOf } from '../contracts/levels';
import { decidedOnAll } from '../contracts/need';
import type { Outcome } from '../contracts/contract';
import type { EndingRule, Level, Side } from '../rulesets/ruleset';
import type { Text } from '../text';
import { missingForScore, settledGame, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { countsIn, decisionBefore } from './known-game';
import type { Party } from './party';
import { because, ruling, type Choice, type MissingFact, type Ruling } from './ruling';

type Step = Ruling['reasoning'][number];

/** Said where a code makes a game won by an offence without a word about a bid that it does not reach. */
export const curedOverbidAssumed: Text = {
  en: 'Whether the win holds against an overbid is said only of the revoke; it is taken to hold here too.',
  de: 'Dass der Gewinn auch überreizt gilt, ist nur für das Nichtbekennen gesagt; es wird hier ebenso angenommen.',
};

const decidedBeforeAssumed: Text = {
  en: 'By its counts the game was decided the other way before the offence; the law makes no exception for that, and none is made.',
  de: 'Nach den Augen war das Spiel vor dem Verstoß schon anders entschieden; das Gesetz macht dafür keine Ausnahme, und es wird keine gemacht.',
};

interface Decision {
  /** Who may have the hand played out for a higher level; nobody where it is left out. */
  readonly playOn?: Party;
  /** The counts that decide the level, where they are not those so far. */
  readonly counts?: Pick<Outcome, 'cardPoints' | 'tricks'>;
  /** What would change the ruling. */
  readonly missing?: readonly MissingFact[];
  readonly doubts?: readonly Text[];
  readonly corrections?: Ruling['corrections'];
}

const gameOf = ({ ruleset, situation: { contract } }: IncidentCase) => contract && ruleset.games[contract.game];

/** Whether card points decide the game; of a game that is not named it is taken to be so. */
export const isPointsGame = (facts: IncidentCase): boolean => (gameOf(facts)?.goal ?? 'points') === 'points';

/**
 * The game as play had already decided it before an offence, where tricks decide it: a Null is lost with the first trick
 * that the declarer takes, Uno and Duo with one too many. Nothing where it was open, or where card points decide.
 */
export const decidedByTricks = (facts: IncidentCase, step: Step): Ruling | undefined => {
  const side = sideByTricks(facts);
  const [counts] = countsIn(facts);
  if (side === undefined || counts === undefined) return undefined;
  const { cardPoints, tricks } = counts;
  const game = settledPlayedOut({ ...facts, situation: { ...facts.situation, playedOut: { cardPoints, tricks } } });
  return ruling(side === 'declarer' ? 'game-won' : 'game-lost', [step, alreadyDecided(facts, side)], {
    game: game ?? null,
    alreadyDecided: side,
    missing: missingForScore(facts),
  });
};

const alreadyDecided = ({ ruleset }: IncidentCase, side: Side): Step =>
  side === 'declarer'
    ? because(
        ruleset.thresholds.tricks,
        'The game was over before that: the declarer had made the tricks that he needed, no more and no less.',
        'Das Spiel war vorher schon zu Ende: Der Alleinspieler hatte genau die Stiche, die er brauchte.',
      )
    : because(
        ruleset.thresholds.tricks,
        'The game was lost before that by the tricks that the declarer had taken; it stays lost.',
        'Das Spiel war vorher schon durch die Stiche des Alleinspielers verloren; es bleibt verloren.',
      );

const needByTricks = (facts: IncidentCase) => {
  const goal = gameOf(facts)?.goal;
  return goal === undefined || goal === 'points' ? undefined : ({ by: 'tricks', exactly: goal } as const);
};

const sideByTricks = (facts: IncidentCase): Side | undefined => {
  const need = needByTricks(facts);
  const side = need && decidedOnAll([need], countsIn(facts));
  return side === null || side === 'unknown' ? undefined : side;
};

/** The declarer's tricks, where they would show that play had already decided a game that he is given by an offence. */
const missingTricks = (facts: IncidentCase): readonly MissingFact[] => {
  const need = needByTricks(facts);
  if (need === undefined || decidedOnAll([need], countsIn(facts)) !== 'unknown') return [];
  const ifAnswered = [
    { value: need.exactly, disposition: 'game-won' },
    { value: need.exactly + 1, disposition: 'game-lost' },
  ] as const;
  return [{ pointer: '/situation/tricks/declarer', ifAnswered }];
};

/** The declarer's game is won by an offence of the opponents, also one that falls short of the bid. */
export const wonByOffence = (facts: IncidentCase, step: Step, decision: Decision = {}): Ruling => {
  const already = decidedByTricks(facts, step);
  if (already !== undefined) return already;
  const counts = decision.counts ?? madeAlready(facts);
  const rule = { effect: 'wins', law: step.law, curesOverbid: true } as const;
  const game = settledGame(facts, 'opponents', rule, counts === undefined ? {} : { counts });
  const unknown = counts === undefined ? missingForLevel(facts) : [];
  const missing = [...(decision.missing ?? []), ...missingTricks(facts), ...unknown];
  return decided(
    'game-won',
    facts,
    step,
    { ...decision, missing, doubts: doubtsOf(facts, 'opponents', decision) },
    { game },
  );
};

/** The declarer's game is lost by his own offence; a hand played on afterwards gives its level. */
export const lostByOffence = (facts: IncidentCase, step: Step, decision: Decision = {}): Ruling => {
  const already = decidedByTricks(facts, step);
  if (already !== undefined) return already;
  const isPlayedOn = decision.playOn !== undefined && facts.situation.playedOut !== undefined;
  const rule: EndingRule = { effect: 'loses', law: step.law, ...(isPlayedOn ? { levelAsPlayed: true } : {}) };
  const game = settledGame(facts, 'declarer', rule);
  return decided('game-lost', facts, step, { ...decision, doubts: doubtsOf(facts, 'declarer', decision) }, { game });
};

/** That card points had decided the game for the side that is now made to lose it. */
const doubtsOf = (facts: IncidentCase, offending: Side, { doubts = [] }: Decision): readonly Text[] =>
  gameOf(facts)?.goal === 'points' && decisionBefore(facts) === offending ? [...doubts, decidedBeforeAssumed] : doubts;

const isSchneider = ({ ruleset }: IncidentCase, cardPoints: number): boolean =>
  cardPoints >= ruleset.thresholds.schneider.amount;

/** Counts with which the declarer had made schneider before the offence, where every completion of the known ones does. */
const madeAlready = (facts: IncidentCase): Decision['counts'] => {
  const counts = countsIn(facts);
  const [first] = counts;
  return first !== undefined && counts.every(({ cardPoints }) => isSchneider(facts, cardPoints))
    ? { cardPoints: first.cardPoints, tricks: first.tricks }
    : undefined;
};

/** What would show that the declarer had already made schneider when the game was given to him. */
const missingForLevel = (facts: IncidentCase): readonly MissingFact[] => {
  const { contract, playedOut, cardPoints, skatPoints } = facts.situation;
  const game = gameOf(facts);
  if (contract === undefined || game?.goal !== 'points' || playedOut !== undefined) return [];
  if (announcementOf(game, contract) !== undefined) return [];
  if (!countsIn(facts).some((counts) => isSchneider(facts, counts.cardPoints))) return [];
  const unknown = cardPoints?.declarer === undefined ? 'cardPoints/declarer' : 'skatPoints';
  return unknown === 'skatPoints' && skatPoints !== undefined
    ? []
    : [{ pointer: `/situation/${unknown}`, ifAnswered: [] }];
};

/** The level for which an innocent side can still play on; null where the game knows none or its level is settled. */
export const levelLeft = (
  facts: IncidentCase,
  won: boolean,
  level: Level | null = null,
): 'schneider' | 'schwarz' | null => {
  const { contract } = facts.situation;
  const game = gameOf(facts);
  if (contract === undefined || game === undefined) return 'schneider';
  const announced = announcementOf(game, contract);
  if (game.goal !== 'points' || announced === 'schwarz' || (announced !== undefined && !won)) return null;
  return announced === 'schneider' || level === 'schneider' ? 'schwarz' : 'schneider';
};

/** From so many card points on a declarer has taken a trick, whatever lies in the skat. */
const SURE_OF_A_TRICK = 23;

/** The tricks of a hand played out, where its card points leave open whether it was made or lost without a trick. */
const missingPlayedOut = (facts: IncidentCase, won: boolean): readonly MissingFact[] => {
  const { playedOut } = facts.situation;
  if (playedOut === undefined || playedOut.tricks !== undefined || !isPointsGame(facts)) return [];
  const isOpen = won ? playedOut.cardPoints === PACK_POINTS : playedOut.cardPoints < SURE_OF_A_TRICK;
  return isOpen ? [{ pointer: '/situation/playedOut/tricks', ifAnswered: [] }] : [];
};

const decided = (
  disposition: 'game-won' | 'game-lost',
  facts: IncidentCase,
  step: Step,
  { playOn, missing = [], doubts = [], corrections = [] }: Decision,
  game: Pick<Ruling, 'game'>,
): Ruling => {
  const outcome = ruling(disposition, [step], {
    ...game,
    doubts,
    corrections,
    missing: [...missing, ...missingPlayedOut(facts, disposition === 'game-won'), ...missingForScore(facts)],
  });
  const playingFor = levelLeft(facts, disposition === 'game-won', game.game?.level);
  if (playOn === undefined || playingFor === null) return outcome;
  const open: Ruling = { ...outcome, secured: true, playingFor };
  return { ...open, choices: [stopHere(open, playOn), playOut(open, facts, playOn)] };
};

/** The innocent side takes the game as it stands. */
export const stopHere = (outcome: Ruling, by: Party): Choice => ({
  by,
  choice: 'stop',
  effect: { en: 'The game ends as ruled.', de: 'Das Spiel endet wie entschieden.' },
  leadsTo: () => ({ ...outcome, choices: [], playingFor: null }),
});

/** The innocent side has the hand played out; a hand already played out gives its level. */
const playOut = (outcome: Ruling, { situation }: IncidentCase, by: Party): Choice => ({
  by,
  choice: 'play-on',
  effect: {
    en: 'Play goes on for schneider or schwarz; the game itself stays as ruled.',
    de: 'Es wird um Schneider oder Schwarz weitergespielt; das Spiel selbst bleibt wie entschieden.',
  },
  leadsTo: () => ({
    ...outcome,
    choices: [],
    disposition: situation.playedOut === undefined ? 'play-on' : outcome.disposition,
  }),
});

/** The game is settled on counts that are final, everything open having been assigned when one side ended it. */
export const settledOn = (
  facts: IncidentCase,
  step: Step,
  counts: { readonly cardPoints: number; readonly tricks: number | undefined },
  by: Side = 'declarer',
): Ruling => {
  const rule = { effect: 'as-counted', law: step.law } as const;
  const counted = settledGame(facts, by, rule, { kind: 'thrown-in', counts });
  const won = counted.result?.won ?? counts.cardPoints >= facts.ruleset.thresholds.win.amount;
  return ruling(won ? 'game-won' : 'game-lost', [step], { game: { ...counted, won }, missing: missingForScore(facts) });
};
