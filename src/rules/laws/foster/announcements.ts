/*
 * Foster, The Laws of Skat: ANNOUNCEMENTS
 *
 * | law | title                                    | status     |
 * | --- | ---------------------------------------- | ---------- |
 * | 38  | Games without the skat                   | executable |
 * | 39  | When a level is announced; open Grand    | executable |
 * | 40  | Taking up the skat announces the game    | executable |
 * | 41  | Nothing announced in games with the skat | executable |
 * | 42  | Opponents announce nothing               | executable |
 * | 43  | Who may call Ramsch                      | executable |
 */
import type { IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { numberIn } from '../../irregularities/facts';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import { foundBeforePlay } from '../../irregularities/when-found';
import { isSeat } from '../../seats';
import { ANNOUNCEMENTS } from '../../rulesets/ruleset';
import { wasNulloSaidInTime } from './said-in-time';

export const gamesWithoutSkat: JudgingLaw = {
  number: { foster: '38' },
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Games without the skat', de: 'Spiele ohne Skat' },
  summary: {
    en: 'Who leaves the skat untouched may play any suit, a Grand or a Nullo.',
    de: 'Wer den Skat liegen lässt, darf jede Farbe, Grand oder Nullo spielen.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, situation, ruleset } = facts;
    const { contract } = situation;
    if (contract === undefined || sideOf(incident.offender) !== 'declarer') return undefined;
    if (ruleset.games[contract.game]?.skat !== 'untouched') return undefined;
    if (incident.facts['skatTouched'] === true || incident.facts['skatSeen'] === true) {
      return ruling('refused', [
        because(
          gamesWithoutSkat,
          'The skat has been used; this game is for who leaves it untouched.',
          'Der Skat ist benutzt; dieses Spiel ist für den, der ihn liegen lässt.',
        ),
      ]);
    }
    if (announcedIn(facts) !== undefined || isCarrying(facts) || foundBeforePlay(incident) === false) return undefined;
    const why = because(
      gamesWithoutSkat,
      'Who leaves the skat untouched may announce it.',
      'Wer den Skat liegen lässt, darf es ansagen.',
    );
    return ruling('allowed', [why], { contract });
  },
};

export const announcingLevels: JudgingLaw = {
  number: { foster: '39' },
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'When a level is announced; open Grand', de: 'Zeitpunkt der Ansage; offener Grand' },
  summary: {
    en: 'Schneider or schwarz is announced with the game and before the first lead; an open Grand always carries schwarz announced.',
    de: 'Schneider oder Schwarz wird mit dem Spiel und vor dem ersten Ausspiel angesagt; ein offener Grand trägt immer Schwarz angesagt.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { contract } = facts.situation;
    const game = contract && facts.ruleset.games[contract.game];
    if (sideOf(facts.incident.offender) === 'opponents' || contract === undefined || game?.skat !== 'untouched')
      return undefined;
    if (game.carries !== undefined) {
      return ruling(
        'allowed',
        [
          because(
            announcingLevels,
            'This game always carries schwarz announced.',
            'Dieses Spiel trägt immer Schwarz angesagt.',
          ),
        ],
        { contract: { ...contract, announced: game.carries.level } },
      );
    }
    const announced = announcedIn(facts);
    if (announced === undefined) return undefined;
    if (!game.announces.includes(announced)) {
      return ruling('refused', [
        because(
          announcingLevels,
          'This game knows neither schneider nor schwarz; it stands without the announcement.',
          'Dieses Spiel kennt weder Schneider noch Schwarz; es gilt ohne die Ansage.',
        ),
      ]);
    }
    if (facts.incident.facts['withGame'] === false || foundBeforePlay(facts.incident) === false) {
      return ruling('refused', [
        because(
          announcingLevels,
          'A level is announced with the game and before the first lead; this came too late.',
          'Eine Stufe wird mit dem Spiel und vor dem ersten Ausspiel angesagt; dies kam zu spät.',
        ),
      ]);
    }
    return ruling(
      'allowed',
      [because(announcingLevels, 'Announced with the game and in time.', 'Mit dem Spiel und rechtzeitig angesagt.')],
      {
        contract: { ...contract, announced },
        missing: askIfUnknown(facts.incident, 'withGame', yesOrNo('allowed', 'refused')),
      },
    );
  },
};

export const takingUpAnnounces: JudgingLaw = {
  number: { foster: '40' },
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Taking up the skat announces the game', de: 'Die Skataufnahme sagt das Spiel an' },
  summary: {
    en: 'How the skat is taken up announces a tournee, passt-mir-nicht or Gucki; a Gucki Nullo is said before the skat is touched, an open one before it is seen.',
    de: 'Die Art der Skataufnahme sagt Tournee, Passt-mir-nicht oder Gucki an; Gucki-Nullo wird vor dem Berühren, der offene vor dem Ansehen des Skats gesagt.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, situation } = facts;
    const { contract } = situation;
    const { skatSeen } = incident.facts;
    const isOpen = contract?.game === 'open-gucki-nullo';
    if (contract === undefined || (!isOpen && contract.game !== 'gucki-nullo')) return undefined;
    const inTime = wasNulloSaidInTime(incident);
    if (inTime === false) {
      return ruling(
        'refused',
        [
          because(
            takingUpAnnounces,
            'A Gucki Nullo is said before the skat is touched; how it was taken up decides the game.',
            'Gucki-Nullo wird vor dem Berühren des Skats gesagt; nun entscheidet die Art der Aufnahme.',
          ),
        ],
        { missing: askIfUnknown(incident, 'nulloAnnouncedBeforeTouch', yesOrNo('allowed', 'refused')) },
      );
    }
    if (inTime === undefined || announcedIn(facts) !== undefined) return undefined;
    const isUnseen = skatSeen === false || (skatSeen === undefined && incident.facts['skatTouched'] === false);
    if (isOpen && skatSeen === true) {
      return ruling(
        'refused',
        [
          because(
            takingUpAnnounces,
            'Open play is said before a skat card is seen; it stays a closed Gucki Nullo.',
            'Offen wird vor dem Ansehen des Skats gesagt; es bleibt ein verdeckter Gucki-Nullo.',
          ),
        ],
        { contract: { game: 'gucki-nullo' } },
      );
    }
    if (isOpen && !isUnseen) return undefined;
    return ruling('allowed', [because(takingUpAnnounces, 'It was said in time.', 'Es war rechtzeitig gesagt.')], {
      contract,
    });
  },
};

export const noLevelsWithSkat: JudgingLaw = {
  number: { foster: '41' },
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Nothing announced in games with the skat', de: 'Keine Ansage bei Spielen mit Skat' },
  summary: {
    en: 'Who uses the skat may announce neither schneider nor schwarz.',
    de: 'Wer den Skat benutzt, darf weder Schneider noch Schwarz ansagen.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { contract } = facts.situation;
    const game = contract && facts.ruleset.games[contract.game];
    return game === undefined || game.skat === 'untouched' || announcedIn(facts) === undefined
      ? undefined
      : ruling('refused', [
          because(
            noLevelsWithSkat,
            'Who uses the skat announces no level; the game itself stands.',
            'Wer den Skat benutzt, sagt keine Stufe an; das Spiel selbst gilt.',
          ),
        ]);
  },
};

export const opponentsAnnounceNothing: JudgingLaw = {
  number: { foster: '42' },
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Opponents announce nothing', de: 'Gegner sagen nichts an' },
  summary: {
    en: 'The opponents may never announce schneider or schwarz.',
    de: 'Die Gegner dürfen niemals Schneider oder Schwarz ansagen.',
  },
  evidence: 'verified',
  judge: (facts) =>
    sideOf(facts.incident.offender) === 'opponents'
      ? ruling('refused', [
          because(opponentsAnnounceNothing, 'The opponents announce nothing.', 'Die Gegner sagen nichts an.'),
        ])
      : undefined,
};

export const whoMayCallRamsch: JudgingLaw = {
  number: { foster: '43' },
  group: 'announcing',
  status: 'executable',
  answers: ['ramsch-announced'],
  title: { en: 'Who may call Ramsch', de: 'Wer Ramsch ansagen darf' },
  summary: {
    en: 'Only forehand may call Ramsch, and only when nobody has bid.',
    de: 'Nur Vorhand darf Ramsch ansagen, und nur wenn niemand geboten hat.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { offender } = incident;
    const bids = numberIn(incident, 'bidsMade');
    const isForehand = isSeat(offender) ? offender === 'forehand' : undefined;
    if (isForehand === false || (bids ?? 0) > 0) {
      return ruling('refused', [
        because(
          whoMayCallRamsch,
          'Ramsch is called by forehand alone, and only without a bid.',
          'Ramsch sagt allein Vorhand an, und nur ohne Gebot.',
        ),
      ]);
    }
    if (isForehand === undefined || bids === undefined) return undefined;
    return ruling('allowed', [
      because(whoMayCallRamsch, 'Nobody has bid and forehand calls it.', 'Niemand hat geboten, und Vorhand sagt an.'),
    ]);
  },
};

/** The level announced in an incident, if one was. */
const announcedIn = ({ incident }: IncidentCase) =>
  ANNOUNCEMENTS.find((level) => level === incident.facts['announces']);

/** Whether the game carries an announced level without a word. */
const isCarrying = ({ ruleset, situation: { contract } }: IncidentCase): boolean =>
  contract !== undefined && ruleset.games[contract.game]?.carries !== undefined;
