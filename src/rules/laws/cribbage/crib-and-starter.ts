/*
 * Foster, Cribbage: the crib and the starter
 *
 * | number     | title                          | status     |
 * | ---------- | ------------------------------ | ---------- |
 * | crib.1     | Laying out                     | definition |
 * | crib.2     | The dealer's crib              | definition |
 * | crib.3     | Taking up laid-out cards       | executable |
 * | crib.4     | Cards mixed with the crib      | executable |
 * | crib.5     | Too many found in laying out   | executable |
 * | crib.6     | Too few found in laying out    | executable |
 * | starter.1  | Turning the starter            | definition |
 * | starter.2  | The cut for the starter        | executable |
 * | starter.3  | A starter found face up        | executable |
 * | starter.4  | His heels                      | executable |
 * | starter.5  | His nobs                       | definition |
 * | starter.6  | More than one starter          | executable |
 */
import { adversaryOf } from '../../cribbage/incident';
import { rulingLaw, statement } from '../../cribbage/law';
import { ruling, twoPoints } from '../../cribbage/ruling';
import { dealersErrors, excessOf, judgeNumber } from './irregularities';
import { judgeCut } from './preparing';

export const layingOut = statement(
  'crib.1',
  'crib',
  { en: 'Laying out', de: 'Ablegen' },
  {
    en: 'Each lays two of his six cards face down for the crib and plays with four.',
    de: 'Jeder legt zwei seiner sechs Karten verdeckt in den Crib und spielt mit vieren.',
  },
);

export const dealersCrib = statement(
  'crib.2',
  'crib',
  { en: "The dealer's crib", de: 'Der Crib des Gebers' },
  { en: 'The four cards of the crib are the dealer’s.', de: 'Die vier Karten des Cribs gehören dem Geber.' },
);

export const takenUp = rulingLaw(
  statement(
    'crib.3',
    'crib',
    { en: 'Taking up laid-out cards', de: 'Abgelegtes aufnehmen' },
    {
      en: 'What is laid out and let go stays; for each card taken up again the adversary may score two points, whether it comes into the hand or not.',
      de: 'Was abgelegt und losgelassen ist, bleibt liegen; für jede wieder aufgenommene Karte darf der Gegner zwei Punkte schreiben, ob sie ins Blatt kommt oder nicht.',
    },
  ),
  ['crib-card-taken-up'],
  (law) =>
    ({ offender = 'table', facts: { cards = 1 } }) => {
      const by = offender === 'table' ? 'offender' : offender;
      const to = adversaryOf(offender);
      return ruling('stands', [law], { penalties: [{ by, to, points: 2 * Number(cards), mandatory: false }] });
    },
);

export const mixedWithCrib = rulingLaw(
  statement(
    'crib.4',
    'crib',
    { en: 'Cards mixed with the crib', de: 'Mit dem Crib vermischte Karten' },
    {
      en: 'Whoever mixes his cards with the crib gives the adversary two points and the right to a fresh deal.',
      de: 'Wer seine Karten mit dem Crib durcheinanderbringt, gibt dem Gegner zwei Punkte und das Recht auf neues Geben.',
    },
    [
      {
        en: 'Who deals again is not said; elsewhere it is the same dealer.',
        de: 'Wer neu gibt, wird nicht gesagt; sonst ist es derselbe Geber.',
      },
    ],
  ),
  ['cards-confused-with-crib'],
  (law) =>
    ({ offender = 'table' }) => {
      const penalties = twoPoints(offender === 'table' ? 'offender' : offender, adversaryOf(offender));
      const by = adversaryOf(offender);
      return ruling('choice', [law], {
        penalties,
        doubts: law.doubts ?? [],
        choices: [
          {
            by,
            choice: 'demand-new-deal',
            effect: { en: 'There is a fresh deal.', de: 'Es wird neu gegeben.' },
            leadsTo: ruling('new-deal', [law], { penalties, newDeal: { by: 'same-dealer' }, doubts: law.doubts ?? [] }),
          },
          {
            by,
            choice: 'let-stand',
            effect: { en: 'The deal stands.', de: 'Das Geben gilt.' },
            leadsTo: ruling('deal-stands', [law], { penalties }),
          },
        ],
      });
    },
);

export const tooManyAtCrib = rulingLaw(
  statement(
    'crib.5',
    'crib',
    { en: 'Too many found in laying out', de: 'Zu viele, erst beim Ablegen bemerkt' },
    {
      en: 'Too many cards found only in laying out are ruled on as in the deal.',
      de: 'Zu viele Karten, die sich erst beim Ablegen zeigen, werden wie beim Geben behandelt.',
    },
  ),
  ['wrong-number-at-laying-out'],
  (law) => (incident) => {
    if (excessOf(incident)?.isOver === false) return undefined;
    // Whoever lays out has lifted his cards.
    const { announcedBeforeLifting = false } = incident.facts;
    const ruled = judgeNumber(dealersErrors, { ...incident, facts: { ...incident.facts, announcedBeforeLifting } });
    return { ...ruled, laws: [law, ...ruled.laws] };
  },
);

export const tooFewAtCrib = rulingLaw(
  statement(
    'crib.6',
    'crib',
    { en: 'Too few found in laying out', de: 'Zu wenige, erst beim Ablegen bemerkt' },
    {
      en: 'A hand found short only in laying out is not put right: two cards go to the crib, the rest is played, and the adversary scores two points.',
      de: 'Fehlen Karten und zeigt es sich erst beim Ablegen, bleibt es dabei: zwei gehen in den Crib, mit dem Rest wird gespielt, der Gegner schreibt zwei Punkte.',
    },
  ),
  ['wrong-number-at-laying-out'],
  (law) =>
    ({ offender, facts: { cards, number, who } }) => {
      const isShort = typeof cards === 'number' ? cards < 6 : number === 'too-few';
      if (!isShort) return undefined;
      const short = who === 'dealer' || who === 'pone' ? who : offender;
      const playsWith = typeof cards === 'number' ? Math.max(0, cards - 2) : null;
      return ruling('stands', [law], {
        penalties: twoPoints(short === undefined || short === 'table' ? 'offender' : short, adversaryOf(short)),
        hand: { laysOut: typeof cards === 'number' ? Math.min(2, cards) : 2, playsWith },
      });
    },
);

export const turningStarter = statement(
  'starter.1',
  'starter',
  { en: 'Turning the starter', de: 'Die Startkarte' },
  {
    en: 'Both have laid out: the pone cuts, the dealer turns the top card of what was left, and it counts with every hand and the crib.',
    de: 'Haben beide abgelegt, hebt der Gegner ab, der Geber deckt die oberste des liegenden Teils auf, und sie zählt zu jedem Blatt und zum Crib.',
  },
);

export const cutForStarter = rulingLaw(
  statement(
    'starter.2',
    'starter',
    { en: 'The cut for the starter', de: 'Abheben für die Startkarte' },
    { en: 'At least four cards stay in each packet.', de: 'In jedem Päckchen bleiben wenigstens vier Karten.' },
  ),
  ['starter-cut'],
  judgeCut(4),
);

export const starterFaced = rulingLaw(
  statement(
    'starter.3',
    'starter',
    { en: 'A starter found face up', de: 'Die Startkarte liegt schon offen' },
    {
      en: 'If the starter is found face up there is a new deal.',
      de: 'Liegt die Startkarte schon offen, wird neu gegeben.',
    },
    [
      {
        en: 'Who deals again is not said; after a faced card elsewhere it is the same dealer.',
        de: 'Wer neu gibt, wird nicht gesagt; nach einer offenen Karte ist es sonst derselbe Geber.',
      },
    ],
  ),
  ['starter-faced-in-pack'],
  (law) => () => ruling('new-deal', [law], { newDeal: { by: 'same-dealer' }, doubts: law.doubts ?? [] }),
);

export const hisHeels = rulingLaw(
  statement(
    'starter.4',
    'starter',
    { en: 'His heels', de: 'His heels: Bube als Startkarte' },
    {
      en: 'A jack as starter gives the dealer two points, lost when he plays a card before he has pegged them.',
      de: 'Ein Bube als Startkarte bringt dem Geber zwei Punkte; sie sind verloren, wenn er eine Karte spielt, bevor er gesteckt hat.',
    },
  ),
  ['heels-not-pegged'],
  (law) =>
    ({ facts }) =>
      ruling(facts['dealerPlayed'] === true ? 'stands' : 'no-offence', [law]),
);

export const hisNobs = statement(
  'starter.5',
  'starter',
  { en: 'His nobs', de: 'His nobs: Bube in der Farbe der Startkarte' },
  {
    en: 'The jack of the starter’s suit in a hand or the crib counts one when it is reckoned up.',
    de: 'Der Bube in der Farbe der Startkarte zählt im Blatt oder im Crib einen Punkt.',
  },
);

export const severalStarters = rulingLaw(
  statement(
    'starter.6',
    'starter',
    { en: 'More than one starter', de: 'Mehr als eine Startkarte' },
    {
      en: 'Where the dealer exposes more than one card, his adversary chooses which of them is the starter.',
      de: 'Zeigt der Geber mehr als eine Karte, wählt sein Gegner, welche davon die Startkarte ist.',
    },
  ),
  ['starter-more-than-one-exposed'],
  (law) =>
    ({ facts: { exposed } }) => {
      const cards = Array.isArray(exposed) ? exposed.map(String) : [undefined];
      return ruling('choice', [law], {
        choices: cards.map((card) => ({
          by: 'pone',
          choice: 'starter',
          ...(card !== undefined && { card }),
          effect:
            card === undefined
              ? { en: 'The card that he names is the starter.', de: 'Die Karte, die er nennt, ist die Startkarte.' }
              : { en: `${card} is the starter.`, de: `${card} ist die Startkarte.` },
          leadsTo: ruling('stands', [law]),
        })),
      });
    },
);
