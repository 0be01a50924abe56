import type { Outcome } from '../contracts/contract';
import type { EndingRule, Side } from '../rulesets/ruleset';
import type { Text } from '../text';
import { missingForScore, settledGame } from './game-so-far';
import type { IncidentCase } from './incident';
import type { Party } from './party';
import { ruling, type Choice, type MissingFact, type Ruling } from './ruling';

type Step = Ruling['reasoning'][number];

/** Said where a code makes a game won by an offence without a word about a bid that it does not reach. */
export const curedOverbidAssumed: Text = {
  en: 'Whether the win holds against an overbid is said only of the revoke; it is taken to hold here too.',
  de: 'Dass der Gewinn auch überreizt gilt, ist nur für das Nichtbekennen gesagt; es wird hier ebenso angenommen.',
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

/** The declarer's game is won by an offence of the opponents, also one that falls short of the bid. */
export const wonByOffence = (facts: IncidentCase, step: Step, decision: Decision = {}): Ruling => {
  const { counts } = decision;
  const rule = { effect: 'wins', law: step.law, curesOverbid: true } as const;
  return decided('game-won', facts, step, decision, {
    game: settledGame(facts, 'opponents', rule, counts === undefined ? {} : { counts }),
  });
};

/** The declarer's game is lost by his own offence; a hand played on afterwards gives its level. */
export const lostByOffence = (facts: IncidentCase, step: Step, decision: Decision = {}): Ruling => {
  const isPlayedOn = decision.playOn !== undefined && facts.situation.playedOut !== undefined;
  const rule: EndingRule = { effect: 'loses', law: step.law, ...(isPlayedOn ? { levelAsPlayed: true } : {}) };
  return decided('game-lost', facts, step, decision, { game: settledGame(facts, 'declarer', rule) });
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
    missing: [...missing, ...missingForScore(facts)],
  });
  if (playOn === undefined) return outcome;
  const open: Ruling = { ...outcome, secured: true, playingFor: 'schneider' };
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
