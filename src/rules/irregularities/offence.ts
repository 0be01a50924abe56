import type { Law } from '../laws/law';
import type { Side } from '../rulesets/ruleset';
import type { Text } from '../text';
import { missingForScore, settledGame, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { decisionBefore, needsIn } from './known-game';
import { because, ruling, type Choice, type Correction, type RuledGame, type Ruling } from './ruling';

/** An offence of one side: the steps that show it to be one, and what is put right if play goes on. */
export interface Offence {
  readonly by: Side;
  readonly steps?: Ruling['reasoning'];
  readonly corrections?: readonly Correction[];
  readonly doubts?: readonly Text[];
}

type Decision = Side | null | 'unknown';

/**
 * The consequence of an offence in a code that first asks whether the game was already decided (ISkO 4.1.3 to 4.1.6):
 * a decided game stays as it is, an open one goes to the innocent side at the simple level with what its bid or
 * announcement demands, and the innocent side may have the hand played on. Nothing in a code that does not ask so.
 */
export const judgeOffence = (facts: IncidentCase, offence: Offence): Ruling | undefined => {
  const { by, steps = [], doubts = [] } = offence;
  const { ruleset } = facts;
  const rule = ruleset.endings.offence?.[by];
  const laws = ruleset.consequences;
  if (rule === undefined || laws === undefined) return undefined;
  const before = decisionBefore(facts);
  const decided = before === 'unknown' ? null : before;
  const settled = settledGame(decided === 'opponents' ? asItStood(facts) : facts, by, rule);
  const game = decided === null || settled.result !== null ? settled : { ...settled, won: decided === 'declarer' };
  const lost = lostFromTheStart(facts);
  const reason =
    decided === null
      ? reasonUndecided(rule.law, by)
      : (lost ?? { law: laws.afterDecision, text: alreadyWonBy[decided] });
  const outcome = ruling(
    game.won ? 'game-won' : 'game-lost',
    [...steps, reason, ...furtherSteps(facts, by, before, settled)],
    {
      game,
      alreadyDecided: decided,
      secured: decided === 'declarer',
      missing: missingForScore(facts),
      doubts,
    },
  );
  const mayPlayOn =
    lost === undefined && (decided === null || (decided !== by && game.level !== null && game.level !== 'schwarz'));
  return mayPlayOn ? withPlayOn(facts, outcome, offence, laws.playingOn) : outcome;
};

/** The game without what was played on after the offence: that cannot win a game that was lost before it. */
const asItStood = (facts: IncidentCase): IncidentCase => ({
  ...facts,
  situation: { ...facts.situation, playedOut: undefined },
});

/** Why a game was lost before the first card: no outcome of it reaches the bid (ISkO 3.6.2 says so of Null). */
const lostFromTheStart = (facts: IncidentCase): Ruling['reasoning'][number] | undefined => {
  const { ruleset, situation } = facts;
  if (!needsIn(facts).every(({ by }) => by === 'nothing')) return undefined;
  const isFlat = situation.contract && ruleset.games[situation.contract.game]?.value.kind === 'flat';
  return because(
    isFlat === true ? ruleset.overbid.flatLaw : ruleset.overbid.law,
    'No outcome of this game reaches the bid; it was lost from the start.',
    'Kein Ausgang dieses Spiels erreicht den Reizwert; es war von Anfang an verloren.',
  );
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
const furtherSteps = (facts: IncidentCase, by: Side, before: Decision, { result }: RuledGame): Ruling['reasoning'] => {
  const { ruleset } = facts;
  const rule = ruleset.endings.offence?.[by];
  if (by === 'declarer' || before === 'declarer' || before === 'opponents' || rule === undefined) return [];
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
