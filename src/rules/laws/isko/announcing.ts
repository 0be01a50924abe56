/*
 * ISkO: the announcement and the skat after it (1999: 3.4; since 2018: 3.4, 3.5)
 *
 * | 1999  | since 2018 | title                               | status     |
 * | ----- | ---------- | ----------------------------------- | ---------- |
 * | 2.2.2 | not known  | Laying away two cards               | executable |
 * | 2.2.3 | not known  | Cards stay as they lie in Hand games | executable |
 * | 3.4   | 3.5        | An announcement is irrevocable      | executable |
 * | 3.4.1 | 3.5.1      | A valid and complete announcement   | executable |
 * | 3.4.4 | not known  | An invalid announcement             | executable |
 * | 3.4.5 | not known  | Correcting an invalid announcement  | definition |
 * | 3.4.8 | not known  | The skat after the announcement     | executable |
 * | -     | practice-2024 (2022 only) | Cards laid apart from the skat | executable |
 */
import type { Contract } from '../../contracts/contract';
import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import { numberIn } from '../../irregularities/facts';
import { foundBefore, foundFrom, type Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

const SKAT = 2;

/** Whether the game had been announced: from the first lead on it had, while the skat was being used it had not. */
const isAnnounced = (incident: Incident): boolean | undefined => {
  const { gameAnnounced } = incident.facts;
  if (typeof gameAnnounced === 'boolean') return gameAnnounced;
  if (foundFrom(incident, 'trick-1-open')) return true;
  return foundBefore(incident, 'before-first-lead') ? false : undefined;
};

export const layingAway: JudgingLaw = {
  number: iskoNumbers({ old: '2.2.2' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'executable',
  answers: ['no-layout', 'wrong-layout-count', 'cards-laid-apart'],
  title: { en: 'Laying away two cards', de: 'Drücken' },
  summary: {
    en: 'Who takes up the skat lays any two cards away and then announces; a wrong number laid away can be put right until the announcement and loses the game after it.',
    de: 'Wer den Skat aufnimmt, drückt zwei beliebige Karten und sagt dann an; eine falsche Zahl kann bis zur Ansage berichtigt werden und verliert danach das Spiel.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The provision that lets a wrong number laid away lose was not seen; it follows from rulings on wrong numbers of cards.',
      de: 'Die Bestimmung, nach der eine falsche Zahl gedrückter Karten verliert, lag nicht vor; sie folgt aus Entscheidungen zu falscher Kartenzahl.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const doubts = layingAway.doubts ?? [];
    if (incident.kind === 'cards-laid-apart' && incident.facts['apart'] !== false) return undefined;
    if (numberIn(incident, 'laidOut') === SKAT) {
      return ruling('no-offence', [
        because(layingAway, 'Two cards were laid away.', 'Es wurden zwei Karten gedrückt.'),
      ]);
    }
    if (isAnnounced(incident) === false) {
      return ruling(
        'corrected',
        [
          because(
            layingAway,
            'No game is announced yet; the number laid away is put right.',
            'Noch ist kein Spiel angesagt; die Zahl der gedrückten Karten wird berichtigt.',
          ),
        ],
        { corrections: ['card-counts-are-put-right'], doubts },
      );
    }
    return ruling(
      'game-lost',
      [
        because(
          layingAway,
          'The game was announced with a wrong number of cards; the declarer has lost at the simple level.',
          'Das Spiel wurde mit falscher Kartenzahl angesagt; der Alleinspieler hat einfach verloren.',
        ),
      ],
      {
        game: settledGame(facts, 'declarer', { effect: 'loses', law: layingAway }),
        missing: [
          ...(isAnnounced(incident) === undefined
            ? askIfUnknown(incident, 'gameAnnounced', yesOrNo('game-lost', 'corrected'))
            : []),
          ...missingForScore(facts),
        ],
        doubts,
      },
    );
  },
};

export const laidApart: JudgingLaw = {
  number: { 'isko-2022': 'practice-2024' },
  group: 'skat',
  status: 'executable',
  answers: ['cards-laid-apart'],
  title: { en: 'Cards laid apart from the skat', de: 'Neben dem Skat abgelegte Karten' },
  summary: {
    en: 'Playing on with cards laid away beside the skat is tolerated while they lie apart from it, and better avoided (practice of referees, 2024).',
    de: 'Mit neben dem Skat abgelegten Karten weiterzuspielen wird geduldet, solange sie getrennt liegen, und soll unterbleiben (Schiedsrichterpraxis 2024).',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'That is the practice of the referees of one regional association; the Court was not seen to have ruled on it.',
      de: 'Das ist die Praxis der Schiedsrichter eines Landesverbands; eine Entscheidung des Skatgerichts lag nicht vor.',
    },
  ],
  judge: ({ incident }) =>
    incident.facts['apart'] === false
      ? undefined
      : ruling(
          'no-offence',
          [
            because(
              laidApart,
              'The cards lie apart from the skat; that is tolerated, and he takes them up again.',
              'Die Karten liegen getrennt vom Skat; das wird geduldet, und er nimmt sie wieder auf.',
            ),
          ],
          { doubts: laidApart.doubts ?? [] },
        ),
};

export const cardsStayAsTheyLie: JudgingLaw = {
  number: iskoNumbers({ old: '2.2.3' }),
  alsoIn: SINCE_2018,
  group: 'games',
  status: 'executable',
  answers: ['cards-exchange'],
  title: { en: 'Cards stay as they lie in Hand games', de: 'Kein Kartentausch im Handspiel' },
  summary: {
    en: 'In a Hand game the skat stays unseen until the end and nobody exchanges cards, against an open game neither.',
    de: 'Im Handspiel bleibt der Skat bis zum Ende ungesehen, und niemand tauscht Karten, auch nicht gegen ein offenes Spiel.',
  },
  evidence: 'court',
  judge: ({ situation: { contract } }) =>
    contract !== undefined && contract.hand !== true && contract.ouvert !== true
      ? undefined
      : ruling('refused', [
          because(
            cardsStayAsTheyLie,
            'The hand is played out with the cards as dealt.',
            'Gespielt wird mit den Karten, wie sie gegeben sind.',
          ),
        ]),
};

export const announcementIsIrrevocable: JudgingLaw = {
  number: iskoNumbers({ old: '3.4', now: '3.5' }),
  numberAssumed: ['isko-2022', 'isko-2018', 'isko-1999'],
  group: 'announcing',
  status: 'executable',
  answers: ['announcement-changed', 'announcement'],
  title: { en: 'An announcement is irrevocable', de: 'Die Spielansage ist unwiderruflich' },
  summary: {
    en: 'The game begins with a valid announcement, which cannot be changed, not even for a higher game or when it was a joke.',
    de: 'Das Spiel beginnt mit der gültigen Ansage, die nicht geändert werden kann, auch nicht in ein höheres Spiel oder als Scherz.',
  },
  evidence: 'court',
  judge: ({ incident, situation: { contract } }) => {
    if (incident.kind === 'announcement') return isAddedLater(incident) ? nothingAdded() : undefined;
    return ruling(
      'refused',
      [
        because(
          announcementIsIrrevocable,
          'The announced game is played; he may give it up.',
          'Gespielt wird das angesagte Spiel; er darf es aufgeben.',
        ),
      ],
      { contract: contract ?? null },
    );
  },
};

/** Whether a declarer who has announced his game says a level afterwards. */
const isAddedLater = (incident: Incident): boolean => {
  const { announces, withGame } = incident.facts;
  const isLevel = announces === 'schneider' || announces === 'schwarz';
  const isLater = withGame === false || (withGame === undefined && foundFrom(incident, 'trick-1-open'));
  return isLevel && isLater && sideOf(incident.offender) === 'declarer';
};

const nothingAdded = (): Ruling =>
  ruling('refused', [
    because(
      announcementIsIrrevocable,
      'The game has begun with its announcement; no level can be added to it.',
      'Mit der Ansage hat das Spiel begonnen; eine Stufe kann nicht mehr angesagt werden.',
    ),
  ]);

export const completeAnnouncement: JudgingLaw = {
  number: iskoNumbers({ old: '3.4.1', now: '3.5.1' }),
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'A valid and complete announcement', de: 'Gültige und vollständige Spielansage' },
  summary: {
    en: 'The declarer must announce validly and completely: Hand and ouvert count only when said, an untouched skat alone makes no Hand game.',
    de: 'Der Alleinspieler muss gültig und vollständig ansagen: Hand und ouvert zählen nur, wenn sie gesagt sind; ein unberührter Skat allein macht kein Handspiel.',
  },
  evidence: 'verified',
  judge: ({ incident, situation: { contract } }) => {
    const { announces, handSaid } = incident.facts;
    if (sideOf(incident.offender) === 'opponents' || (announces !== 'none' && announces !== undefined))
      return undefined;
    return ruling(
      'stands',
      [
        handSaid === true
          ? because(completeAnnouncement, 'Hand was said and counts.', 'Hand ist gesagt und zählt.')
          : because(
              completeAnnouncement,
              'Hand was not said and does not count, whether or not the skat was touched.',
              'Hand ist nicht gesagt und zählt nicht, ob der Skat berührt ist oder nicht.',
            ),
      ],
      {
        contract: contract === undefined || handSaid === true ? (contract ?? null) : withoutHand(contract),
        missing: [
          ...askIfUnknown(incident, 'announces', [
            { value: 'none', disposition: 'stands' },
            { value: 'schneider', disposition: 'corrected' },
          ]),
          ...askIfUnknown(incident, 'handSaid', []),
        ],
      },
    );
  },
};

/** The same game without what only a Hand game has; a Null stays as open as it was said. */
const withoutHand = ({ game, trump, ouvert }: Contract): Contract => ({
  game,
  ...(trump === undefined ? {} : { trump }),
  ...(game === 'null' && ouvert === true ? { ouvert } : {}),
});

export const invalidAnnouncement: JudgingLaw = {
  number: iskoNumbers({ old: '3.4.4' }),
  alsoIn: SINCE_2018,
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'An invalid announcement', de: 'Ungültige Spielansage' },
  summary: {
    en: 'An announcement that everybody can see to be impossible is invalid: Hand, levels or an open suit game or Grand after taking the skat, or a level without Hand.',
    de: 'Eine für alle erkennbar unmögliche Ansage ist ungültig: Hand, Stufen, offenes Farbspiel oder Grand ouvert nach Skataufnahme oder eine Stufe ohne Hand.',
  },
  evidence: 'verified',
  judge: ({ incident, situation: { contract } }) => {
    const { announces, skatTouched, skatSeen, handSaid } = incident.facts;
    if (sideOf(incident.offender) === 'opponents') return undefined;
    const isLevel = announces === 'schneider' || announces === 'schwarz';
    const isTouched = skatTouched === true || skatSeen === true;
    const opens = contract?.ouvert === true && contract.game !== 'null';
    if (!isLevel && !(isTouched && (handSaid === true || opens))) return undefined;
    if (!isTouched && handSaid === true) {
      return ruling('allowed', [
        because(
          invalidAnnouncement,
          'The level is announced with Hand, the skat untouched.',
          'Die Stufe ist mit Hand und bei unberührtem Skat angesagt.',
        ),
      ]);
    }
    return ruling(
      'corrected',
      [
        because(
          invalidAnnouncement,
          'Hand, a level and an open suit game or Grand need Hand said and the skat untouched; what is impossible drops out for both sides.',
          'Hand, Stufen und ein offenes Farbspiel oder Grand verlangen gesagtes Hand und unberührten Skat; das Unmögliche entfällt für beide Parteien.',
        ),
        because(
          correctingAnnouncement,
          'That is no offence; the game stays in its suit or kind.',
          'Das ist straffrei; das Spiel bleibt in seiner Farbe oder Gattung.',
        ),
      ],
      {
        contract: contract === undefined ? null : withoutHand(contract),
        corrections: ['surplus-drops-out'],
      },
    );
  },
};

export const correctingAnnouncement: Law = {
  number: iskoNumbers({ old: '3.4.5' }),
  alsoIn: SINCE_2018,
  group: 'announcing',
  status: 'definition',
  title: { en: 'Correcting an invalid announcement', de: 'Berichtigung einer ungültigen Ansage' },
  summary: {
    en: 'An invalid announcement is not punished; it is put right at once within the same suit or kind of game.',
    de: 'Eine ungültige Ansage bleibt straflos; sie wird sofort in derselben Farbe oder Gattung berichtigt.',
  },
  evidence: 'verified',
};

export const skatAfterAnnouncement: JudgingLaw = {
  number: iskoNumbers({ old: '3.4.8' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen', 'layout-changed'],
  title: { en: 'The skat after the announcement', de: 'Der Skat nach der Spielansage' },
  summary: {
    en: 'After the announcement the skat may be neither looked at nor changed; who does so in an open game loses it at the simple level.',
    de: 'Nach der Spielansage darf der Skat weder eingesehen noch verändert werden; wer es im offenen Spiel tut, verliert einfach.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'That an opponent’s look loses for his side rests on a ruling under the older law.',
      de: 'Dass der Blick eines Gegners für dessen Partei verliert, stützt sich auf eine Entscheidung nach älterem Recht.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const { entitled, declarerConsents } = incident.facts;
    if (foundFrom(incident, 'skat-use') && declarerConsents === true && isOutside(incident)) {
      return ruling('no-offence', [
        because(
          skatAfterAnnouncement,
          'Somebody who does not play may look with the declarer’s consent, as long as he says nothing about it.',
          'Wer nicht mitspielt, darf mit Zustimmung des Alleinspielers einsehen, solange er darüber schweigt.',
        ),
      ]);
    }
    const announced = isAnnounced(incident);
    const by = sideOf(incident.offender);
    if (by === undefined) return undefined;
    if (announced === false || entitled === true) {
      return by === 'declarer'
        ? ruling('no-offence', [
            because(
              skatAfterAnnouncement,
              'Before his announcement the declarer may look at and change what he lays away.',
              'Vor der Spielansage darf der Alleinspieler einsehen und ändern, was er drückt.',
            ),
          ])
        : undefined;
    }
    const ruled = judgeOffence(facts, {
      by,
      steps: [
        because(
          skatAfterAnnouncement,
          'After the announcement nobody may look at the skat or change it.',
          'Nach der Spielansage darf niemand den Skat einsehen oder verändern.',
        ),
      ],
      doubts: by === 'opponents' ? (skatAfterAnnouncement.doubts ?? []) : [],
    });
    if (ruled === undefined || announced === true || by !== 'declarer') return ruled;
    const missing = askIfUnknown(incident, 'gameAnnounced', yesOrNo(ruled.disposition, 'no-offence'));
    return { ...ruled, missing: [...missing, ...ruled.missing] };
  },
};

const isOutside = ({ offender }: Incident): boolean => offender === 'idle' || offender === 'dealer';
