/*
 * Eichhorn, American Skat, 1898: what the surviving text gives (synopsis, value of games, bidding); laws have no numbers
 *
 * | word            | title                        | status     |
 * | --------------- | ---------------------------- | ---------- |
 * | value-of-games  | Value of games               | definition |
 * | multiplicands   | The multiplicands            | definition |
 * | matadors        | Matadors                     | definition |
 * | win-or-lose     | To win or lose               | definition |
 * | schneider       | Schneider                    | definition |
 * | announcing      | Announcing                   | definition |
 * | guckser-lost    | A lost Guckser               | definition |
 * | overbidding     | Overbidding                  | executable |
 * | bidding         | Bidding on value             | definition |
 * | call            | The Call play                | definition |
 * | ramsch          | Ramsch                       | definition |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOverbid } from '../../irregularities/overbid';
import type { Evidence, Law, LawGroup } from '../law';
import type { Text } from '../../text';

const heading = (word: string, group: LawGroup, title: Text, summary: Text, evidence: Evidence, doubt?: Text): Law => ({
  number: { 'eichhorn-1898': word },
  group,
  status: 'definition',
  title,
  summary,
  evidence,
  ...(doubt === undefined ? {} : { doubts: [doubt] }),
});

export const valueOfGames = heading(
  'value-of-games',
  'games',
  { en: 'Value of games', de: 'Wert der Spiele' },
  {
    en: 'Call 1 to 4, Tourne 5 to 8, Solo 9 to 12 by suit; Grand tourne and Guckser 12, Grand solo 16, Grand ouvert 24; Null 20, open 40, Revolution 60.',
    de: 'Call 1 bis 4, Tourne 5 bis 8, Solo 9 bis 12 je Farbe; Grand-Tourne und Guckser 12, Grand-Solo 16, Grand ouvert 24; Null 20, offen 40, Revolution 60.',
  },
  'verified',
);

export const multiplicands = heading(
  'multiplicands',
  'games',
  { en: 'The multiplicands', de: 'Die Vervielfacher' },
  {
    en: 'One for the game, one for each matador, one each for schneider, schneider announced, schwarz and schwarz announced.',
    de: 'Eins für das Spiel, eins je Matador, je eins für Schneider, Schneider angesagt, Schwarz und Schwarz angesagt.',
  },
  'verified',
);

export const matadors = heading(
  'matadors',
  'games',
  { en: 'Matadors', de: 'Matadore' },
  {
    en: 'Up to eleven in a suit and four in a Grand, held or missing alike; the skat counts with the hand.',
    de: 'Bis elf in einer Farbe und vier im Grand, mit oder ohne gleich; der Skat zählt zur Hand.',
  },
  'verified',
);

export const winOrLose = heading(
  'win-or-lose',
  'scoring',
  { en: 'To win or lose', de: 'Gewinn und Verlust' },
  {
    en: 'Sixty-one card points win, 91 make schneider, every trick makes schwarz; a lost game is deducted at its like value.',
    de: '61 Augen gewinnen, 91 machen Schneider, alle Stiche Schwarz; ein verlorenes Spiel wird mit gleichem Wert abgezogen.',
  },
  'verified',
);

export const schneider = heading(
  'schneider',
  'scoring',
  { en: 'Schneider', de: 'Schneider' },
  {
    en: 'A declarer with 30 card points or fewer loses one multiple more; 31 escape.',
    de: 'Ein Alleinspieler mit höchstens 30 Augen verliert eine Stufe mehr; mit 31 ist er heraus.',
  },
  'verified',
);

export const announcing = heading(
  'announcing',
  'announcing',
  { en: 'Announcing', de: 'Ansagen' },
  {
    en: 'Schneider and schwarz are announced in Solos and Grands only and before play; a missed one costs the announced value.',
    de: 'Schneider und Schwarz werden nur in Solos und Grands und vor dem Spiel angesagt; verfehlt kosten sie den angesagten Wert.',
  },
  'verified',
  {
    en: 'That Grands with the skat carry no announcement follows from the values, not from a sentence.',
    de: 'Dass Grands mit Skat keine Ansage tragen, folgt aus den Werten, nicht aus einem Satz.',
  },
);

export const guckserLost = heading(
  'guckser-lost',
  'scoring',
  { en: 'A lost Guckser', de: 'Verlorener Guckser' },
  { en: 'A lost Guckser costs twice its full value.', de: 'Ein verlorener Guckser kostet den doppelten vollen Wert.' },
  'verified',
);

export const overbidding: JudgingLaw = {
  ...heading(
    'overbidding',
    'scoring',
    { en: 'Overbidding', de: 'Überreizen' },
    {
      en: 'A game that falls short of the bid is lost unless schneider or more brings it up; it is charged at the next multiple that covers the bid.',
      de: 'Ein Spiel unter dem Reizwert ist verloren, wenn nicht Schneider oder mehr es deckt; berechnet wird das nächste deckende Vielfache.',
    },
    'assumed',
    {
      en: 'The section on the charge is lost; the next multiple is taken from law 61 of Foster.',
      de: 'Der Abschnitt über die Berechnung fehlt; das nächste Vielfache ist Fosters Gesetz 61 entnommen.',
    },
  ),
  status: 'executable',
  answers: ['overbid'],
  judge: judgeOverbid,
};

export const bidding = heading(
  'bidding',
  'bidding',
  { en: 'Bidding on value', de: 'Reizen nach Wert' },
  {
    en: 'Middlehand bids values to the elder hand, who keeps the right at an equal value; then back hand.',
    de: 'Mittelhand reizt Vorhand nach Werten, die bei gleichem Wert den Vorrang hat; dann Hinterhand.',
  },
  'verified',
);

export const callPlay = heading(
  'call',
  'games',
  { en: 'The Call play', de: 'Das Call-Spiel' },
  {
    en: 'Call games need the consent of the table and a declaration each time.',
    de: 'Call-Spiele brauchen die Zustimmung des Tisches und jedes Mal eine Erklärung.',
  },
  'verified',
);

export const ramsch = heading(
  'ramsch',
  'games',
  { en: 'Ramsch', de: 'Ramsch' },
  {
    en: 'The most card points lose 10, or 15 when one player took no trick; the jacks are the only trumps.',
    de: 'Die meisten Augen verlieren 10, oder 15, wenn jemand keinen Stich hat; nur die Buben sind Trumpf.',
  },
  'verified',
  {
    en: 'Ties, two players without a trick and the owner of the skat are not in the surviving text.',
    de: 'Gleichstand, zwei Spieler ohne Stich und der Verbleib des Skats stehen nicht im erhaltenen Text.',
  },
);
