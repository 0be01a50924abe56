/*
 * ISkO: leading before the announcement, following suit, cards shown (4.1, 4.2)
 *
 * | 1999       | since 2018 | title                           | status     |
 * | ---------- | ---------- | ------------------------------- | ---------- |
 * | 4.1.1      | 4.1.1      | Leading before the announcement | executable |
 * | 4.2        | 4.2        | Playing before one’s turn       | executable |
 * | 4.2.3      | 4.2.3      | Revoking                        | executable |
 * | card-shown | not known  | A card shown                    | executable |
 * | open-hand  | not known  | The open hand                   | executable |
 */
import { numberIn } from '../../irregularities/facts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { foundBeforePlay } from '../../irregularities/when-found';
import { iskoNumbers, SINCE_2018 } from '../law';

export const leadBeforeAnnouncement: JudgingLaw = {
  number: iskoNumbers({ old: '4.1.1', now: '4.1.1' }),
  group: 'playing',
  status: 'executable',
  answers: ['lead-before-announcement'],
  title: { en: 'Leading before the announcement', de: 'Ausspielen vor der Spielansage' },
  summary: {
    en: 'Forehand leads to the first trick, the winner of a trick to the next; a declarer who leads without right before announcing has lost a game reckoned from his bid and his matadors.',
    de: 'Vorhand spielt zum ersten Stich aus, danach der Gewinner des Stichs; ein Alleinspieler, der vor der Ansage unberechtigt ausspielt, hat ein nach Gebot und Spitzen berechnetes Spiel verloren.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'In which suit the lost game is reckoned, and whether Hand counts, was not found; its value is left to the referee.',
      de: 'In welcher Farbe das verlorene Spiel berechnet wird und ob Hand zählt, wurde nicht gefunden; den Wert bestimmt der Schiedsrichter.',
    },
    {
      en: 'That a declarer in forehand only makes his announcement good rests on an older ruling.',
      de: 'Dass ein Alleinspieler in Vorhand nur die Ansage nachholt, stützt sich auf eine ältere Entscheidung.',
    },
  ],
  judge: ({ incident, situation }) => {
    const doubts = leadBeforeAnnouncement.doubts ?? [];
    if (incident.facts['declarerIsForehand'] === true) {
      return ruling(
        'corrected',
        [
          because(
            leadBeforeAnnouncement,
            'He was entitled to lead; he announces now, and the opponents may take back what they have played.',
            'Er war zum Ausspiel berechtigt; er sagt jetzt an, und die Gegner dürfen ihre Karten zurücknehmen.',
          ),
        ],
        { corrections: ['announcement-is-made-good', 'cards-played-after-go-back'], doubts },
      );
    }
    return ruling(
      'game-lost',
      [
        because(
          leadBeforeAnnouncement,
          'The declarer led without having announced; he has lost a game of his last bid and his matadors.',
          'Der Alleinspieler hat ohne Ansage ausgespielt; er hat ein Spiel nach letztem Gebot und Spitzen verloren.',
        ),
      ],
      {
        game: { won: false, level: 'simple', result: null },
        missing: [
          ...askIfUnknown(incident, 'declarerIsForehand', yesOrNo('corrected', 'game-lost')),
          ...(situation.bid === undefined ? [{ pointer: '/situation/bid', ifAnswered: [] }] : []),
          ...(situation.matadors === undefined ? [{ pointer: '/situation/matadors', ifAnswered: [] }] : []),
        ],
        doubts,
      },
    );
  },
};

export const playingBeforeTurn: JudgingLaw = {
  number: iskoNumbers({ old: '4.2', now: '4.2' }),
  numberAssumed: ['isko-2022', 'isko-2018', 'isko-1999'],
  group: 'playing',
  status: 'executable',
  answers: ['play-out-of-turn'],
  title: { en: 'Playing before one’s turn', de: 'Zugeben vor der Zeit' },
  summary: {
    en: 'An opponent who plays before his turn informs his partner; it is judged like a lead without right.',
    de: 'Ein Gegner, der vor der Zeit zugibt, unterrichtet seinen Partner; es wird wie unberechtigtes Ausspielen beurteilt.',
  },
  evidence: 'assumed',
  doubts: [
    {
      en: 'The provision on playing before one’s turn was not seen; only the principle behind it is verified.',
      de: 'Die Bestimmung über das Zugeben vor der Zeit lag nicht vor; nur der Grundsatz ist belegt.',
    },
  ],
  judge: (facts) => {
    const by = sideOf(facts.incident.offender);
    if (by !== 'opponents') return undefined;
    const shown = because(
      playingBeforeTurn,
      'An opponent has shown his partner a card before its turn.',
      'Ein Gegner hat seinem Partner vor der Zeit eine Karte gezeigt.',
    );
    return judgeOffence(facts, {
      by,
      steps: [shown],
      corrections: ['card-goes-back', 'cards-played-after-go-back'],
      doubts: playingBeforeTurn.doubts ?? [],
    });
  },
};

export const revoking: JudgingLaw = {
  number: iskoNumbers({ old: '4.2.3', now: '4.2.3' }),
  group: 'revoke',
  status: 'executable',
  answers: ['revoke'],
  title: { en: 'Revoking', de: 'Nichtbekennen' },
  summary: {
    en: 'A revoke ends the game at once, however much later it is noticed, and is judged as an offence; when play goes on it is put right.',
    de: 'Nichtbekennen beendet das Spiel sofort, wie spät es auch bemerkt wird, und wird als Verstoß beurteilt; wird weitergespielt, so wird es berichtigt.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const by = sideOf(facts.incident.offender);
    if (by === undefined) return undefined;
    const revoked = because(
      revoking,
      'A revoke ends the game, whenever it is noticed; what counts is whether the game was open when it happened.',
      'Nichtbekennen beendet das Spiel, wann immer es bemerkt wird; es zählt, ob das Spiel damals offen war.',
    );
    return judgeOffence(facts, {
      by,
      steps: [revoked],
      corrections: ['card-goes-back', 'cards-played-after-go-back'],
    });
  },
};

export const cardShown: JudgingLaw = {
  number: iskoNumbers({ old: 'card-shown' }),
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'executable',
  answers: ['card-exposed', 'card-half-played', 'other-hand-seen'],
  title: { en: 'A card shown', de: 'Gezeigte Karte' },
  summary: {
    en: 'A card shown or dropped by the declarer is harmless and goes back; one of an opponent informs his partner and is an offence.',
    de: 'Eine gezeigte oder gefallene Karte des Alleinspielers schadet nicht und geht zurück; die eines Gegners unterrichtet den Partner und ist ein Verstoß.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The number of the provision was not found; it may be that on betraying cards.',
      de: 'Die Nummer der Bestimmung wurde nicht gefunden; es kann die über Kartenverrat sein.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    if (incident.kind === 'other-hand-seen') return shownByDeclarer(incident);
    const by = sideOf(incident.offender);
    if (by === 'opponents') {
      const shown = because(
        cardShown,
        'An opponent showed a card; his partner can gain from it.',
        'Ein Gegner hat eine Karte gezeigt; sein Partner kann daraus Nutzen ziehen.',
      );
      return judgeOffence(facts, {
        by,
        steps: [shown],
        corrections: ['card-goes-back'],
        doubts: cardShown.doubts ?? [],
      });
    }
    return by === undefined
      ? undefined
      : ruling(
          'no-offence',
          [
            because(
              cardShown,
              'A card of the declarer informs nobody on his side; he may take it back.',
              'Eine Karte des Alleinspielers unterrichtet niemanden auf seiner Seite; er darf sie zurücknehmen.',
            ),
          ],
          { corrections: ['card-goes-back'] },
        );
  },
};

/** What the declarer himself shows informs nobody on his side. */
const shownByDeclarer = ({ offender, facts }: Incident): Ruling | undefined =>
  sideOf(offender) === 'opponents' && facts['whose'] === 'declarer' && facts['ownerShowed'] === true
    ? ruling('no-offence', [
        because(
          cardShown,
          'The declarer showed his cards himself; that harms nobody but him.',
          'Der Alleinspieler hat seine Karten selbst gezeigt; das schadet nur ihm.',
        ),
      ])
    : undefined;

export const openHandLaid: JudgingLaw = {
  number: iskoNumbers({ old: 'open-hand' }),
  alsoIn: SINCE_2018,
  group: 'playing',
  status: 'executable',
  answers: ['open-hand-late'],
  title: { en: 'The open hand', de: 'Das offene Blatt' },
  summary: {
    en: 'In an open game all ten cards lie open before a card is led to the first trick.',
    de: 'Im offenen Spiel liegen alle zehn Karten auf, bevor zum ersten Stich ausgespielt wird.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'Seen in a fragment of an English print without its number; what follows when the hand is laid up late was not seen.',
      de: 'Nur als Bruchstück einer englischen Ausgabe ohne Nummer gesehen; was bei spätem Auflegen folgt, lag nicht vor.',
    },
  ],
  judge: ({ incident, situation: { contract } }) => {
    const doubts = openHandLaid.doubts ?? [];
    if (contract !== undefined && contract.ouvert !== true) {
      return ruling('no-offence', [
        because(openHandLaid, 'This game is not played open.', 'Dieses Spiel wird nicht offen gespielt.'),
      ]);
    }
    return isLedTo(incident)
      ? ruling(
          'referee',
          [
            because(
              openHandLaid,
              'The hand should have lain open before the first lead; the consequence is left to the referee.',
              'Das Blatt hätte vor dem ersten Ausspiel aufliegen müssen; die Folge bestimmt der Schiedsrichter.',
            ),
          ],
          { doubts },
        )
      : ruling(
          'no-offence',
          [
            because(
              openHandLaid,
              'No card is led yet; he lays his hand up now.',
              'Noch ist nicht ausgespielt; er legt sein Blatt jetzt auf.',
            ),
          ],
          { doubts },
        );
  },
};

/** Whether a card had been led when the hand was still closed; the kind tells of a late one where nothing else is said. */
const isLedTo = (incident: Incident): boolean => {
  const { declarerLed } = incident.facts;
  const played = numberIn(incident, 'opponentsPlayed');
  if (declarerLed === true || (played ?? 0) > 0) return true;
  return foundBeforePlay(incident) !== true && !(declarerLed === false && played === 0);
};
