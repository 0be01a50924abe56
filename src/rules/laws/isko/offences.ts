/*
 * ISkO: leading, taking back and the consequences of offences (4.1.2 to 4.1.8)
 *
 * | number | title                                   | status     |
 * | ------ | --------------------------------------- | ---------- |
 * | 4.1.2  | A played card stays played              | executable |
 * | 4.1.3  | An offence after the decision           | executable |
 * | 4.1.4  | An offence before the decision          | executable |
 * | 4.1.5  | A required level is credited            | definition |
 * | 4.1.6  | The innocent side may have it played on | definition |
 * | 4.1.7  | A wrong lead noticed too late           | executable |
 * | 4.1.8  | Stopping the partner's offence          | executable |
 */
import type { IncidentCase } from '../../irregularities/incident';
import { foundAfterTrick } from '../../irregularities/incident';
import { decisionBefore, missingForScore, settledGame } from '../../irregularities/game-so-far';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { because, ruling, type Choice, type MissingFact, type Ruling } from '../../irregularities/ruling';
import type { EndingRule, Side } from '../../rulesets/ruleset';
import { iskoNumbers, type Law } from '../law';

export const playedCardStays: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.2', now: '4.1.2' }),
  group: 'playing',
  status: 'executable',
  answers: ['card-taken-back'],
  title: { en: 'A played card stays played', de: 'Was liegt, liegt' },
  summary: {
    en: 'A card lying fully on the table is played and may not be taken back, whatever was meant by it.',
    de: 'Eine ganz auf dem Tisch liegende Karte ist gespielt und darf nicht zurückgenommen werden, gleich was gemeint war.',
  },
  evidence: 'verified',
  judge: () =>
    ruling('refused', [
      because(
        playedCardStays,
        'The card lies fully on the table; it is played.',
        'Die Karte liegt ganz auf dem Tisch; sie ist gespielt.',
      ),
    ]),
};

export const offenceAfterDecision: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.3', now: '4.1.3' }),
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'An offence after the decision', de: 'Regelverstoß nach der Entscheidung' },
  summary: {
    en: 'A lead without right ends the game; a game already decided stays with the side that has it.',
    de: 'Unberechtigtes Ausspielen beendet das Spiel; ein schon entschiedenes bleibt bei der Partei, die es hat.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const decided = decisionBefore(facts);
    const offender = sideOf(facts.incident.offender);
    if (tooLate(facts) || offender === undefined || decided === null || decided === 'unknown') return undefined;
    const outcome = ruling(decided === 'declarer' ? 'game-won' : 'game-lost', [reasonOf[decided]()], {
      game: settledGame(facts, offender, endingFor(offender)),
      alreadyDecided: decided,
      secured: decided === 'declarer',
      missing: missingForScore(facts),
    });
    return offender === decided ? outcome : offerPlayOn(outcome, decided, 'a higher level', 'eine höhere Stufe');
  },
};

export const offenceBeforeDecision: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.4', now: '4.1.4' }),
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'An offence before the decision', de: 'Regelverstoß vor der Entscheidung' },
  summary: {
    en: 'Who offends before the decision has lost at the simple level.',
    de: 'Wer vor der Entscheidung gegen die Regeln verstößt, hat einfach verloren.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const decided = decisionBefore(facts);
    const offender = sideOf(facts.incident.offender);
    if (tooLate(facts) || offender === undefined || (decided !== null && decided !== 'unknown')) return undefined;
    const game = settledGame(facts, offender, endingFor(offender));
    const steps = [reasonUndecided(offender), ...creditedLevel(game.result?.laws ?? [])];
    const outcome = ruling(game.won ? 'game-won' : 'game-lost', steps, {
      game,
      missing: [...missingCounts(decided, offender), ...missingForScore(facts)],
    });
    return offerPlayOn(outcome, innocent(offender), 'the real outcome', 'das wirkliche Ergebnis');
  },
};

export const requiredLevelCredited: Law = {
  number: iskoNumbers({ old: '4.1.5', now: '4.1.5' }),
  group: 'playing',
  status: 'definition',
  title: { en: 'A required level is credited', de: 'Erforderliche Gewinnstufe wird angerechnet' },
  summary: {
    en: 'When the opponents offend, a level that the announcement or the bid demands is credited to the declarer while it could still be reached.',
    de: 'Verstößt die Gegenpartei, wird eine durch Ansage oder Reizwert nötige Stufe angerechnet, solange sie noch erreichbar war.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The condition that the level could still be reached comes from a second-hand reading.',
      de: 'Die Bedingung der Erreichbarkeit stammt aus zweiter Hand.',
    },
  ],
};

export const playingOn: Law = {
  number: iskoNumbers({ old: '4.1.6', now: '4.1.6' }),
  group: 'playing',
  status: 'definition',
  title: { en: 'The innocent side may have it played on', de: 'Weiterspielen auf Verlangen' },
  summary: {
    en: 'On demand of the innocent side play goes on; the offence is put right and counts as not committed, nothing is promised about the result.',
    de: 'Auf Verlangen der schuldlosen Partei wird weitergespielt; der Verstoß wird berichtigt und gilt als nicht begangen, das Ergebnis bleibt offen.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'Whether a game already awarded can be lost by playing on is not settled in the sources; a decided game is taken to stay decided.',
      de: 'Ob ein zugesprochenes Spiel beim Weiterspielen verloren gehen kann, klären die Quellen nicht; ein entschiedenes gilt als entschieden.',
    },
  ],
};

export const wrongLeadNoticedLate: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.7', now: '4.1.7' }),
  numberAssumed: ['isko-2022', 'isko-2018'],
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'A wrong lead noticed too late', de: 'Zu spät bemerktes falsches Ausspiel' },
  summary: {
    en: 'A wrong lead that is noticed only when its trick is complete counts as a rightful one.',
    de: 'Ein falsches Ausspiel, das erst nach Vollendung des Stichs bemerkt wird, gilt als berechtigt.',
  },
  evidence: 'secondary',
  judge: (facts) =>
    tooLate(facts)
      ? ruling('stands', [
          because(
            wrongLeadNoticedLate,
            'The trick was complete when the lead was questioned; it stands and play goes on.',
            'Der Stich war vollständig, als das Ausspiel beanstandet wurde; er gilt, und es wird weitergespielt.',
          ),
        ])
      : undefined,
};

export const stoppingThePartner: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.8', now: '4.1.8' }),
  numberAssumed: ['isko-2022', 'isko-2018'],
  group: 'playing',
  status: 'executable',
  answers: ['trick-gathered-wrongly'],
  title: { en: "Stopping the partner's offence", de: 'Verhindern eines Verstoßes des Partners' },
  summary: {
    en: 'An opponent may not keep his partner from an offence; seeing that a wrongly gathered trick reaches its owner is none.',
    de: 'Ein Gegner darf den Partner nicht von einem Verstoß abhalten; einen falsch eingezogenen Stich zurückzugeben ist keiner.',
  },
  evidence: 'court',
  judge: ({ incident }) =>
    incident.facts['ledToNext'] === true
      ? undefined
      : ruling(
          'corrected',
          [
            because(
              stoppingThePartner,
              'Gathering a trick is not yet an offence; it is handed to the side that won it and play goes on.',
              'Das Einziehen eines Stichs ist noch kein Verstoß; er geht an seinen Gewinner, und es wird weitergespielt.',
            ),
          ],
          { corrections: ['trick-goes-to-winner'], missing: missingLead(incident.facts['ledToNext']) },
        ),
};

const missingLead = (ledToNext: unknown): readonly MissingFact[] =>
  ledToNext === undefined
    ? [
        {
          pointer: '/incident/facts/ledToNext',
          ifAnswered: [
            { value: false, disposition: 'corrected' },
            { value: true, disposition: 'referee' },
          ],
        },
      ]
    : [];

const tooLate = ({ incident }: IncidentCase): boolean => foundAfterTrick(incident);

const innocent = (offender: Side): Side => (offender === 'declarer' ? 'opponents' : 'declarer');

const endingFor = (offender: Side): EndingRule =>
  offender === 'declarer'
    ? { effect: 'loses-undecided', law: offenceBeforeDecision }
    : { effect: 'wins-undecided', law: offenceBeforeDecision, creditsRequired: requiredLevelCredited };

const reasonOf = {
  declarer: () =>
    because(
      offenceAfterDecision,
      'The declarer had already won what he needed before the offence; the result stands.',
      'Der Alleinspieler hatte vor dem Verstoß schon gewonnen, was er brauchte; das Ergebnis steht.',
    ),
  opponents: () =>
    because(
      offenceAfterDecision,
      'The opponents had already beaten the game before the offence; it stays lost.',
      'Die Gegner hatten das Spiel vor dem Verstoß schon geschlagen; es bleibt verloren.',
    ),
};

const reasonUndecided = (offender: Side): Ruling['reasoning'][number] =>
  offender === 'declarer'
    ? because(
        offenceBeforeDecision,
        'The game was open when the declarer offended; he has lost at the simple level.',
        'Das Spiel war offen, als der Alleinspieler gegen die Regel verstieß; er hat einfach verloren.',
      )
    : because(
        offenceBeforeDecision,
        'The game was open when an opponent offended; the declarer wins at the simple level, both opponents answer for it.',
        'Das Spiel war offen, als ein Gegner gegen die Regel verstieß; der Alleinspieler gewinnt einfach, beide Gegner haften.',
      );

const creditedLevel = (laws: readonly Law[]): Ruling['reasoning'] =>
  laws.includes(requiredLevelCredited)
    ? [
        because(
          requiredLevelCredited,
          'The level that the bid or the announcement demands could still be reached and is credited.',
          'Die durch Reizwert oder Ansage nötige Stufe war noch erreichbar und wird angerechnet.',
        ),
      ]
    : [];

/** What the counts before the offence would change, the most deciding first. */
const missingCounts = (decided: null | 'unknown', offender: Side): readonly MissingFact[] => {
  if (decided !== 'unknown') return [];
  const usual = offender === 'declarer' ? 'game-lost' : 'game-won';
  const turned = offender === 'declarer' ? 'game-won' : 'game-lost';
  const turning =
    offender === 'declarer' ? '61 or more with the skat for the declarer' : '60 or more for the opponents';
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

/** The two choices of the innocent side (4.1.6): let the ruling stand, or have the hand played out. */
const offerPlayOn = (outcome: Ruling, by: Side, en: string, de: string): Ruling => {
  const party = by === 'declarer' ? 'declarer' : 'opponent';
  const decided = outcome.alreadyDecided !== null;
  const choices: readonly Choice[] = [
    {
      by: party,
      choice: 'stop',
      effect: { en: 'The ruling stands and the game ends.', de: 'Die Entscheidung steht, das Spiel ist beendet.' },
      leadsTo: () => ({ ...outcome, choices: [] }),
    },
    {
      by: party,
      choice: 'play-on',
      effect: {
        en: `The offence is put right and the hand is played for ${en}.`,
        de: `Der Verstoß wird berichtigt und um ${de} weitergespielt.`,
      },
      leadsTo: () => ({
        ...outcome,
        disposition: 'play-on',
        choices: [],
        playingFor: decided ? 'schneider' : 'outcome',
        corrections: ['card-goes-back', 'cards-played-after-go-back', 'rightful-player-leads'],
        game: decided ? outcome.game : null,
        reasoning: [
          ...outcome.reasoning,
          because(
            playingOn,
            'The innocent side demands that play goes on; the offence counts as not committed and the real outcome is scored.',
            'Die schuldlose Partei verlangt das Weiterspielen; der Verstoß gilt als nicht begangen, gewertet wird das wirkliche Ergebnis.',
          ),
        ],
        doubts: [...outcome.doubts, ...(playingOn.doubts ?? [])],
      }),
    },
  ];
  return { ...outcome, choices };
};
