import { PACK_POINTS } from '../cards/points';
import type { Law } from '../laws/law';
import type { Side } from '../rulesets/ruleset';
import type { Text } from '../text';
import { decisionBefore, missingForScore, pointsNeeded, settledGame, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { because, ruling, type Choice, type Correction, type MissingFact, type Ruling } from './ruling';

/** An offence of one side: the steps that show it to be one, and what is put right if play goes on. */
export interface Offence {
  readonly by: Side;
  readonly steps?: Ruling['reasoning'];
  readonly corrections?: readonly Correction[];
  /** What else would change the ruling. */
  readonly missing?: readonly MissingFact[];
  readonly doubts?: readonly Text[];
}

type Decision = Side | null | 'unknown';

/**
 * The consequence of an offence in a code that first asks whether the game was already decided (ISkO 4.1.3 to 4.1.6):
 * a decided game stays as it is, an open one goes to the innocent side at the simple level with what its bid or
 * announcement demands, and the innocent side may have the hand played on. Nothing in a code that does not ask so.
 */
export const judgeOffence = (facts: IncidentCase, offence: Offence): Ruling | undefined => {
  const { by, steps = [], missing = [], doubts = [] } = offence;
  const { ruleset } = facts;
  const rule = ruleset.endings.offence?.[by];
  const laws = ruleset.consequences;
  if (rule === undefined || laws === undefined) return undefined;
  const before = decisionBefore(facts);
  const decided = before === 'unknown' ? null : before;
  const settled = settledGame(facts, by, rule);
  const game = decided === null || settled.result !== null ? settled : { ...settled, won: decided === 'declarer' };
  const reason =
    decided === null ? reasonUndecided(rule.law, by) : { law: laws.afterDecision, text: alreadyWonBy[decided] };
  const outcome = ruling(game.won ? 'game-won' : 'game-lost', [...steps, reason, ...furtherSteps(facts, by, before)], {
    game,
    alreadyDecided: decided,
    secured: decided === 'declarer',
    missing: [...missing, ...missingCounts(before, by), ...missingSkat(facts, before, by), ...missingForScore(facts)],
    doubts,
  });
  const mayPlayOn = decided === null || (decided !== by && game.level !== null && game.level !== 'schwarz');
  return mayPlayOn ? withPlayOn(facts, outcome, offence, laws.playingOn) : outcome;
};

const alreadyWonBy = {
  declarer: {
    en: 'The declarer had already won what he needed before the offence; the result stands.',
    de: 'Der Alleinspieler hatte vor dem Verstoß schon gewonnen, was er brauchte; das Ergebnis steht.',
  },
  opponents: {
    en: 'The opponents had already beaten the game before the offence; it stays lost.',
    de: 'Die Gegner hatten das Spiel vor dem Verstoß schon geschlagen; es bleibt verloren.',
  },
} satisfies Readonly<Record<Side, Text>>;

const reasonUndecided = (law: Law, by: Side): Ruling['reasoning'][number] =>
  by === 'declarer'
    ? because(
        law,
        'The game was open when the declarer offended; he has lost at the simple level.',
        'Das Spiel war offen, als der Alleinspieler gegen die Regel verstieß; er hat einfach verloren.',
      )
    : because(
        law,
        'The game was open when an opponent offended; the declarer wins at the simple level, both opponents answer for it.',
        'Das Spiel war offen, als ein Gegner gegen die Regel verstieß; der Alleinspieler gewinnt einfach, beide Gegner haften.',
      );

/** What a bid or an announcement does to an open game that the opponents' offence ends, and who has to prove what. */
const furtherSteps = (facts: IncidentCase, by: Side, before: Decision): Ruling['reasoning'] => {
  const { ruleset } = facts;
  const rule = ruleset.endings.offence?.[by];
  if (by === 'declarer' || before === 'declarer' || before === 'opponents' || rule === undefined) return [];
  const { result } = settledGame(facts, by, rule);
  const credit = rule.creditsRequired;
  return [
    ...(credit !== undefined && result?.laws.includes(credit) === true
      ? [
          because(
            credit,
            'The level that the bid or the announcement demands could still be reached and is credited.',
            'Die durch Reizwert oder Ansage nötige Stufe war noch erreichbar und wird angerechnet.',
          ),
        ]
      : []),
    ...(result?.reason === 'overbid'
      ? [
          because(
            ruleset.overbid.law,
            'No level that could be credited reaches the bid; the game is overbid and lost.',
            'Keine anrechenbare Stufe erreicht den Reizwert; das Spiel ist überreizt und verloren.',
          ),
        ]
      : []),
    ...(before === 'unknown' && ruleset.consequences !== undefined
      ? [
          because(
            ruleset.consequences.burdenOfProof,
            'That the game was already lost is for the opponents to prove.',
            'Dass das Spiel schon verloren war, hat die Gegenpartei zu beweisen.',
          ),
        ]
      : []),
  ];
};

/** What the counts before the offence would change, the most deciding first. */
const missingCounts = (before: Decision, by: Side): readonly MissingFact[] => {
  if (before !== 'unknown') return [];
  const [usual, turned] =
    by === 'declarer' ? (['game-lost', 'game-won'] as const) : (['game-won', 'game-lost'] as const);
  const turning = by === 'declarer' ? '61 or more with the skat for the declarer' : '60 or more for the opponents';
  return [
    {
      pointer: '/situation/cardPoints',
      ifAnswered: [
        { value: turning, disposition: turned },
        { value: 'not yet decided', disposition: usual },
      ],
    },
    { pointer: '/situation/tricks', ifAnswered: [] },
  ];
};

const MOST_SKAT_POINTS = 22;

/** The skat, where what lies in it would show that the declarer who offended had already won. */
const missingSkat = (facts: IncidentCase, before: Decision, by: Side): readonly MissingFact[] => {
  const { cardPoints, skatPoints } = facts.situation;
  const needed = pointsNeeded(facts);
  if (before !== null || by === 'opponents' || skatPoints !== undefined || needed === undefined) return [];
  const { declarer = 0, opponents = 0 } = cardPoints ?? {};
  const lacking = needed - declarer;
  return lacking > Math.min(MOST_SKAT_POINTS, PACK_POINTS - declarer - opponents)
    ? []
    : [
        {
          pointer: '/situation/skatPoints',
          ifAnswered: [
            { value: lacking, disposition: 'game-won' },
            { value: lacking - 1, disposition: 'game-lost' },
          ],
        },
      ];
};

/** The two choices of the innocent side: let the ruling stand, or have the hand played out. */
const withPlayOn = (facts: IncidentCase, outcome: Ruling, offence: Offence, playingOn: Law): Ruling => {
  const by = offence.by === 'declarer' ? 'opponent' : 'declarer';
  const isOpen = outcome.alreadyDecided === null;
  const playingFor = isOpen ? 'outcome' : outcome.game?.level === 'schneider' ? 'schwarz' : 'schneider';
  const choices: readonly Choice[] = [
    {
      by,
      choice: 'stop',
      effect: { en: 'The ruling stands and the game ends.', de: 'Die Entscheidung steht, das Spiel ist beendet.' },
      leadsTo: () => ({ ...outcome, choices: [] }),
    },
    {
      by,
      choice: 'play-on',
      effect: isOpen
        ? {
            en: 'The offence is put right and the hand is played for the real outcome.',
            de: 'Der Verstoß wird berichtigt und um das wirkliche Ergebnis weitergespielt.',
          }
        : {
            en: 'The offence is put right and the hand is played for a higher level.',
            de: 'Der Verstoß wird berichtigt und um eine höhere Stufe weitergespielt.',
          },
      leadsTo: () => playedOn(facts, { ...outcome, playingFor, choices: [] }, offence, playingOn),
    },
  ];
  return { ...outcome, choices };
};

const playedOn = (facts: IncidentCase, outcome: Ruling, { corrections = [] }: Offence, playingOn: Law): Ruling => {
  const end = settledPlayedOut(facts);
  return {
    ...outcome,
    disposition: end === undefined ? 'play-on' : end.won ? 'game-won' : 'game-lost',
    game: end ?? (outcome.alreadyDecided === null ? null : outcome.game),
    playingFor: end === undefined ? outcome.playingFor : null,
    corrections,
    reasoning: [
      ...outcome.reasoning,
      because(
        playingOn,
        'The innocent side demands that play goes on; the offence counts as not committed and the real outcome is scored.',
        'Die schuldlose Partei verlangt das Weiterspielen; der Verstoß gilt als nicht begangen, gewertet wird das wirkliche Ergebnis.',
      ),
    ],
    doubts: [...outcome.doubts, ...(playingOn.doubts ?? [])],
  };
};
