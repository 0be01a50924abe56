/*
 * Foster, The Laws of Skat: FORMATION OF TABLE
 *
 * | law | title                   | status     |
 * | --- | ----------------------- | ---------- |
 * | 6   | Size of the table       | executable |
 * | 7   | A round, and leaving it | executable |
 * | 8   | Joining the table       | executable |
 * | 9   | Drawing for seats       | executable |
 * | 10  | End of the game         | executable |
 */
import { formatCard, rankOf, suitOf, type Card, type Rank, type Suit } from '../../cards/card';
import { cardsIn, numberIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { because, ruling, waitingFor } from '../../irregularities/ruling';
import { roundIsOver } from '../../irregularities/when-found';

export const sizeOfTable: JudgingLaw = {
  number: { foster: '6' },
  group: 'table',
  status: 'executable',
  answers: ['join'],
  title: { en: 'Size of the table', de: 'Größe des Tischs' },
  summary: {
    en: 'Three to six players form a table, three of them active in a deal; who holds no cards shares the fortune of the opponents.',
    de: 'Drei bis sechs Spieler bilden einen Tisch, drei spielen je Spiel; wer keine Karten hat, teilt das Los der Gegner.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset }) =>
    (numberIn(incident, 'players') ?? 0) < ruleset.players.most
      ? undefined
      : ruling('refused', [
          because(
            sizeOfTable,
            'The table is full; nobody can join it.',
            'Der Tisch ist voll; niemand kann dazukommen.',
          ),
        ]),
};

export const leavingTheTable: JudgingLaw = {
  number: { foster: '7' },
  group: 'table',
  status: 'executable',
  answers: ['withdraw'],
  title: { en: 'A round, and leaving it', de: 'Runde und Ausscheiden' },
  summary: {
    en: 'A round has one deal for each player at the table; to leave during it takes the consent of the others and a substitute.',
    de: 'Eine Runde hat so viele Spiele wie Spieler am Tisch; wer in ihr ausscheidet, braucht Zustimmung und Ersatz.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'Law 10 asks who wants to stop for notice before the round; whether it binds one who leaves while the others go on is not said.',
      de: 'Gesetz 10 verlangt vom Aufhörenden eine Ansage vor der Runde; ob es auch gilt, wenn die anderen weiterspielen, ist nicht gesagt.',
    },
  ],
  judge: ({ incident }) => {
    const { consent, substitute } = incident.facts;
    const isOver = roundIsOver(incident);
    if (isOver === true) {
      const why = because(
        leavingTheTable,
        'Between two rounds nobody is held back.',
        'Zwischen zwei Runden wird niemand gehalten.',
      );
      return ruling('allowed', [why], { doubts: leavingTheTable.doubts ?? [] });
    }
    if (consent === true && substitute === true) {
      return ruling('allowed', [
        because(
          leavingTheTable,
          'The others consent and a substitute takes the seat.',
          'Die anderen stimmen zu, und ein Ersatz nimmt den Platz ein.',
        ),
      ]);
    }
    return isOver === false && (consent === false || substitute === false)
      ? ruling('refused', [
          because(
            leavingTheTable,
            'During a round nobody leaves without the consent of the others and a substitute.',
            'Während einer Runde scheidet niemand ohne Zustimmung der anderen und einen Ersatz aus.',
          ),
        ])
      : undefined;
  },
};

export const joiningTheTable: JudgingLaw = {
  number: { foster: '8' },
  group: 'table',
  status: 'executable',
  answers: ['join'],
  title: { en: 'Joining the table', de: 'Hinzukommen' },
  summary: {
    en: 'A newcomer enters after a round, with the consent of the others, in the seat that has the next deal.',
    de: 'Wer neu kommt, tritt nach einer Runde mit Zustimmung der anderen auf dem Platz ein, der das nächste Spiel gibt.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { consent } = incident.facts;
    const isOver = roundIsOver(incident);
    if (isOver === false || consent === false) {
      return ruling('refused', [
        because(
          joiningTheTable,
          consent === false ? 'The others do not consent.' : 'Nobody joins before the round is over.',
          consent === false ? 'Die anderen stimmen nicht zu.' : 'Vor dem Ende der Runde kommt niemand dazu.',
        ),
      ]);
    }
    if (isOver === undefined || consent === undefined) return undefined;
    return ruling(
      'allowed',
      [
        because(
          joiningTheTable,
          'The round is over; the newcomer takes the seat that has the deal.',
          'Die Runde ist beendet; der Neue nimmt den Platz ein, der gibt.',
        ),
      ],
      { nextDealer: 'newcomer', corrections: ['newcomer-takes-the-deal'] },
    );
  },
};

export const drawingForSeats: JudgingLaw = {
  number: { foster: '9' },
  group: 'table',
  status: 'executable',
  answers: ['seats-drawn'],
  title: { en: 'Drawing for seats', de: 'Platzwahl' },
  summary: {
    en: 'The lowest card drawn chooses first and deals first, the others follow to the left; who sits on the right of the first dealer keeps the score.',
    de: 'Die niedrigste gezogene Karte wählt zuerst und gibt zuerst, die anderen folgen links; wer rechts vom ersten Geber sitzt, schreibt an.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const drawn = cardsIn(incident, 'drawn');
    if (drawn.length === 0) return waitingFor(drawingForSeats, '/incident/facts/drawn');
    const order = drawn
      .map((card, index) => ({ player: index + 1, card }))
      .toSorted((a, b) => drawnRank(a.card) - drawnRank(b.card));
    const toTheLeft = order.map(({ player, card }) => `${player} (${formatCard(card)})`).join(', ');
    const [first, last] = [order[0]?.player ?? 1, order.at(-1)?.player ?? 1];
    const why = because(
      drawingForSeats,
      `To the left they sit ${toTheLeft}; ${first} chooses first and deals first, ${last} on his right keeps the score.`,
      `Nach links sitzen ${toTheLeft}; ${first} wählt und gibt zuerst, ${last} rechts davon schreibt an.`,
    );
    return ruling('allowed', [why], { nextDealer: first });
  },
};

/** Cards drawn rank as in play, jacks highest, and suits break what would be a tie. */
const drawnRank = (card: Card): number =>
  DRAWN_RANKS.indexOf(rankOf(card)) * DRAWN_SUITS.length + DRAWN_SUITS.indexOf(suitOf(card));

const DRAWN_RANKS: readonly Rank[] = ['7', '8', '9', 'Q', 'K', '10', 'A', 'J'];
const DRAWN_SUITS: readonly Suit[] = ['D', 'H', 'S', 'C'];

export const endOfTheGame: JudgingLaw = {
  number: { foster: '10' },
  group: 'table',
  status: 'executable',
  answers: ['end-game'],
  title: { en: 'End of the game', de: 'Ende der Sitzung' },
  summary: {
    en: 'A sitting ends only with a round, and who wants to stop says so before that round begins.',
    de: 'Eine Sitzung endet nur mit einer Runde; wer aufhören will, sagt es vor deren Beginn.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const announced = incident.facts['noticeBeforeRound'];
    const isOver = roundIsOver(incident);
    if (isOver === false || announced === false) {
      return ruling('refused', [
        because(
          endOfTheGame,
          'The sitting goes on to the end of a round before which notice was given.',
          'Die Sitzung geht bis zum Ende einer Runde weiter, vor der es angesagt wurde.',
        ),
      ]);
    }
    if (isOver === undefined || announced === undefined) return undefined;
    return ruling('allowed', [
      because(endOfTheGame, 'The round is over and notice was given.', 'Die Runde ist beendet, und es war angesagt.'),
    ]);
  },
};
