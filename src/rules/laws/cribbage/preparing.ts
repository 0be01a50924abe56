/*
 * Foster, Cribbage: cards, board, players, cut and deal
 *
 * | number     | title                     | status     |
 * | ---------- | ------------------------- | ---------- |
 * | cards.1    | Pack and rank             | definition |
 * | cards.2    | What a card counts        | definition |
 * | cards.3    | No trumps                 | definition |
 * | markers.1  | Game of 61                | definition |
 * | markers.2  | Two pegs                  | definition |
 * | markers.3  | The way round the board   | definition |
 * | markers.4  | Lurch                     | definition |
 * | markers.5  | Without a board           | definition |
 * | players.1  | Two, three or four        | definition |
 * | cutting.1  | Cut for the deal          | definition |
 * | cutting.2  | More than one card shown  | executable |
 * | cutting.3  | Ties                      | definition |
 * | stakes.1   | So much a game            | definition |
 * | stakes.2   | When it is settled        | definition |
 * | dealing.1  | The cut before the deal   | executable |
 * | dealing.2  | Six cards each            | definition |
 * | dealing.3  | The rest of the pack      | definition |
 */
import { ruling, type Ruling } from '../../cribbage/ruling';
import type { Incident } from '../../cribbage/incident';
import { rulingLaw, statement } from '../../cribbage/law';
import type { Law } from '../law';

export const pack = statement(
  'cards.1',
  'cards',
  { en: 'Pack and rank', de: 'Blatt und Rang' },
  {
    en: 'The full pack of 52; K is highest, then Q J 10 down to 2, and the ace is always lowest.',
    de: 'Das volle Blatt mit 52 Karten; der König ist die höchste, dann Dame, Bube, 10 bis 2, das As immer die niedrigste.',
  },
);

export const cardCounts = statement(
  'cards.2',
  'cards',
  { en: 'What a card counts', de: 'Was eine Karte zählt' },
  {
    en: 'King, queen, jack and ten count ten, the rest their number, the ace one.',
    de: 'König, Dame, Bube und 10 zählen zehn, die übrigen ihre Zahl, das As eins.',
  },
);

export const noTrumps = statement(
  'cards.3',
  'cards',
  { en: 'No trumps', de: 'Kein Trumpf' },
  {
    en: 'There are no trumps, and no suit is above another.',
    de: 'Es gibt keinen Trumpf, und keine Farbe steht über einer anderen.',
  },
);

export const gameOf61 = statement(
  'markers.1',
  'scoring',
  { en: 'Game of 61', de: 'Spiel bis 61' },
  {
    en: 'The game is 61 points, pegged on a board with two rows of 30 holes for each and a hole for game.',
    de: 'Gespielt wird bis 61, gesteckt auf einem Brett mit zwei Reihen zu 30 Löchern für jeden und einem Loch fürs Spiel.',
  },
);

export const twoPegs = statement(
  'markers.2',
  'scoring',
  { en: 'Two pegs', de: 'Zwei Stecker' },
  {
    en: 'The peg behind is set in front of the other by as many holes as points were made: the front peg shows the total, the distance the last count.',
    de: 'Der hintere Stecker kommt um so viele Löcher vor den anderen, wie Punkte gemacht sind: der vordere zeigt die Summe, der Abstand die letzte Zählung.',
  },
);

export const wayRound = statement(
  'markers.3',
  'scoring',
  { en: 'The way round the board', de: 'Der Weg ums Brett' },
  {
    en: 'With 30 points a player crosses to the inner row and comes back along it; one hole more is game.',
    de: 'Mit 30 Punkten geht es auf die innere Reihe und auf ihr zurück; ein Loch weiter ist das Spiel gewonnen.',
  },
);

export const lurch = statement(
  'markers.4',
  'scoring',
  { en: 'Lurch', de: 'Matsch' },
  {
    en: 'Whoever is out before the other has turned the corner wins two games.',
    de: 'Wer fertig ist, bevor der andere um die Ecke ist, gewinnt zwei Spiele.',
  },
  [
    {
      en: 'Whether a player who stands at exactly 30, the last hole before the corner, has turned it is not said.',
      de: 'Ob jemand mit genau 30, dem letzten Loch vor der Ecke, schon um sie herum ist, wird nicht gesagt.',
    },
  ],
);

export const withoutBoard = statement(
  'markers.5',
  'scoring',
  { en: 'Without a board', de: 'Ohne Brett' },
  {
    en: 'On a sheet with the figures 1 to 0 for each, one coin counts the units and another the tens.',
    de: 'Auf einem Blatt mit den Ziffern 1 bis 0 für jeden zählt eine Münze die Einer, eine andere die Zehner.',
  },
);

export const players = statement(
  'players.1',
  'table',
  { en: 'Two, three or four', de: 'Zu zweit, dritt oder viert' },
  {
    en: 'Cribbage is for two, the dealer and the pone; three play each for himself, four as two against two.',
    de: 'Cribbage spielen zwei, Geber und Gegner (Pone); drei spielen jeder für sich, vier zu zweit gegen zwei.',
  },
  [
    {
      en: 'How three or four deal, lay out and play stands in no part of the text that is known.',
      de: 'Wie drei oder vier geben, ablegen und spielen, steht in keinem bekannten Teil des Textes.',
    },
  ],
);

export const cutForDeal = statement(
  'cutting.1',
  'table',
  { en: 'Cut for the deal', de: 'Abheben um das Geben' },
  {
    en: 'The lowest card cut chooses the seat and deals first; the ace is low.',
    de: 'Wer die niedrigste Karte abhebt, wählt den Platz und gibt zuerst; das As ist die niedrigste.',
  },
);

export const severalShown = rulingLaw(
  statement(
    'cutting.2',
    'table',
    { en: 'More than one card shown', de: 'Mehr als eine Karte gezeigt' },
    { en: 'Whoever shows more than one card cuts again.', de: 'Wer mehr als eine Karte zeigt, hebt noch einmal ab.' },
  ),
  ['cut-exposes-several'],
  (law) => () => ruling('recut', [law]),
);

export const ties = statement(
  'cutting.3',
  'table',
  { en: 'Ties', de: 'Gleiche Karten' },
  { en: 'Equal cards are cut again.', de: 'Bei gleichen Karten wird noch einmal abgehoben.' },
);

export const stakes = statement(
  'stakes.1',
  'scoring',
  { en: 'So much a game', de: 'Einsatz je Spiel' },
  {
    en: 'The stake is for a game; a lurch counts double.',
    de: 'Der Einsatz gilt für ein Spiel; ein Matsch zählt doppelt.',
  },
);

export const settling = statement(
  'stakes.2',
  'scoring',
  { en: 'When it is settled', de: 'Wann bezahlt wird' },
  {
    en: 'Games are paid as they end, or written down, on the board with the pegs for games won.',
    de: 'Bezahlt wird nach jedem Spiel, oder es wird angeschrieben, auf dem Brett mit den Steckern für gewonnene Spiele.',
  },
);

const noConsequence = {
  en: 'What follows when a packet is smaller is not said.',
  de: 'Was folgt, wenn ein Päckchen kleiner ist, wird nicht gesagt.',
};

/** A cut must leave so many cards in each packet; nothing is said of one that does not. */
export const judgeCut =
  (fewest: number) =>
  (law: Law) =>
  ({ facts }: Incident): Ruling => {
    const packets = facts['packets'];
    if (!Array.isArray(packets)) return ruling('referee', [law], { doubts: [noConsequence] });
    return packets.every((cards) => Number(cards) >= fewest)
      ? ruling('no-offence', [law])
      : ruling('breach-without-penalty', [law], { doubts: [noConsequence] });
  };

export const cutBeforeDeal = rulingLaw(
  statement(
    'dealing.1',
    'dealing',
    { en: 'The cut before the deal', de: 'Abheben vor dem Geben' },
    {
      en: 'The pack is shuffled and the pone cuts it, with at least six cards in each packet.',
      de: 'Es wird gemischt, und der Gegner hebt ab, mit wenigstens sechs Karten in jedem Päckchen.',
    },
  ),
  ['cut'],
  judgeCut(6),
);

export const sixCards = statement(
  'dealing.2',
  'dealing',
  { en: 'Six cards each', de: 'Sechs Karten für jeden' },
  {
    en: 'Six cards each, one at a time; where more than two play it begins on the dealer’s left.',
    de: 'Jeder bekommt sechs Karten, einzeln gegeben; spielen mehr als zwei, links vom Geber angefangen.',
  },
  [
    {
      en: 'The game with five cards is named in the text and not described in what is known of it.',
      de: 'Das Spiel mit fünf Karten wird genannt, im bekannten Teil des Textes aber nicht beschrieben.',
    },
  ],
);

export const restOfPack = statement(
  'dealing.3',
  'dealing',
  { en: 'The rest of the pack', de: 'Der Rest des Blatts' },
  {
    en: 'No trump is turned; the rest lies face down at the end of the board on the dealer’s left.',
    de: 'Es wird kein Trumpf aufgedeckt; der Rest liegt verdeckt am Ende des Bretts zur Linken des Gebers.',
  },
);
