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
import type { JudgingLaw } from '../../irregularities/judging-law';
import { decisionBefore } from '../../irregularities/known-game';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { trickWasComplete } from '../../irregularities/when-found';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { iskoNumbers, type Law } from '../law';

export const playedCardStays: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.2', now: '4.1.2' }),
  group: 'playing',
  status: 'executable',
  answers: ['card-taken-back', 'card-half-played'],
  title: { en: 'A played card stays played', de: 'Was liegt, liegt' },
  summary: {
    en: 'A card lying fully on the table is played and may not be taken back, whatever was meant by it.',
    de: 'Eine ganz auf dem Tisch liegende Karte ist gespielt und darf nicht zurückgenommen werden, gleich was gemeint war.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (incident.kind === 'card-half-played') {
      const isHarmless = sideOf(incident.offender) === 'declarer' || incident.facts['faceSeen'] === false;
      return isHarmless ? notYetPlayed() : undefined;
    }
    return ruling('refused', [
      because(
        playedCardStays,
        'The card lies fully on the table; it is played.',
        'Die Karte liegt ganz auf dem Tisch; sie ist gespielt.',
      ),
    ]);
  },
};

const notYetPlayed = (): Ruling =>
  ruling(
    'no-offence',
    [
      because(
        playedCardStays,
        'The card did not lie fully on the table and is not played; he may take it back.',
        'Die Karte lag nicht ganz auf dem Tisch und ist nicht gespielt; er darf sie zurücknehmen.',
      ),
    ],
    { corrections: ['card-goes-back'] },
  );

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
  judge: (facts) => (isDecided(facts) ? wrongLead(facts) : undefined),
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
  judge: (facts) => (isDecided(facts) ? undefined : wrongLead(facts)),
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
    trickWasComplete(facts.incident)
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
  answers: ['trick-gathered-wrongly', 'partner-stopped'],
  title: { en: "Stopping the partner's offence", de: 'Verhindern eines Verstoßes des Partners' },
  summary: {
    en: 'An opponent may not keep his partner from an offence; seeing that a wrongly gathered trick reaches its owner is none.',
    de: 'Ein Gegner darf den Partner nicht von einem Verstoß abhalten; einen falsch eingezogenen Stich zurückzugeben ist keiner.',
  },
  evidence: 'court',
  judge: (facts) => {
    const { incident } = facts;
    const by = sideOf(incident.offender);
    if (incident.kind === 'partner-stopped') {
      const stopped = because(
        stoppingThePartner,
        'An opponent kept his partner from an offence; that has the consequences of an offence itself.',
        'Ein Gegner hat den Partner von einem Verstoß abgehalten; das hat selbst die Folgen eines Verstoßes.',
      );
      return judgeOffence(facts, { by: 'opponents', steps: [stopped] });
    }
    if (by === undefined) return undefined;
    if (incident.facts['ledToNext'] === true) {
      const led = because(
        stoppingThePartner,
        'The side that gathered a trick that was not its own has led to the next one without a right to.',
        'Die Partei, die den fremden Stich eingezogen hat, hat unberechtigt zum nächsten ausgespielt.',
      );
      return judgeOffence(facts, { by, steps: [led], corrections: ['card-goes-back', 'trick-goes-to-winner'] });
    }
    const handedOver = because(
      stoppingThePartner,
      'Gathering a trick is not yet an offence; it is handed to the side that won it and play goes on.',
      'Das Einziehen eines Stichs ist noch kein Verstoß; er geht an seinen Gewinner, und es wird weitergespielt.',
    );
    return ruling('corrected', [handedOver], {
      corrections: ['trick-goes-to-winner'],
      missing: askIfUnknown(incident, 'ledToNext', yesOrNo(by === 'declarer' ? 'game-lost' : 'game-won', 'corrected')),
    });
  },
};

const isDecided = (facts: IncidentCase): boolean => ['declarer', 'opponents'].includes(decisionBefore(facts) ?? '');

/** A wrong lead that was noticed in time. */
const wrongLead = (facts: IncidentCase): Ruling | undefined => {
  const by = sideOf(facts.incident.offender);
  return trickWasComplete(facts.incident) || by === undefined
    ? undefined
    : judgeOffence(facts, {
        by,
        corrections: ['card-goes-back', 'cards-played-after-go-back', 'rightful-player-leads'],
      });
};
