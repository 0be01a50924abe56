import type { IncidentKinds } from '../incident-kind';
import { count, oneOf, several, tableSeat, yesNo, cardCount, cardName } from './fact-forms';

const players = count(3, 6, 'How many belong to the table.');
const dealsThisRound = count(0, 6, 'Deals already played in the round.');
const consent = yesNo('Whether the others consent.');
const demandedBy = oneOf(
  ['active-not-looked', 'active-has-looked', 'nobody'],
  'Who demands a new deal: an active player who has, or has not, looked at his cards.',
);
const cardsTakenUp = yesNo('Whether the players have taken up their cards.');
const exposed = { type: 'integer', minimum: 0, maximum: 32, description: 'How many cards were exposed.' } as const;

/** What can go wrong around the table, at the cut and in the deal. */
export const tableKinds = {
  'seats-drawn': {
    description: { en: 'Cards are drawn for the seats.', de: 'Die Plätze werden ausgezogen.' },
    offenders: ['table'],
    facts: {
      drawn: several(cardName, 3, 6, 'The card that each drew, in any order of the players, who are numbered by it.'),
    },
  },
  withdraw: {
    description: { en: 'Somebody wants to leave the table.', de: 'Jemand will den Tisch verlassen.' },
    offenders: ['active', 'idle'],
    facts: { players, dealsThisRound, consent, substitute: yesNo('Whether somebody takes his place.') },
  },
  join: {
    description: { en: 'Somebody wants to join the table.', de: 'Jemand will an den Tisch kommen.' },
    offenders: ['newcomer'],
    facts: { players, dealsThisRound, consent },
  },
  'end-game': {
    description: { en: 'Somebody wants the sitting to end.', de: 'Jemand will die Sitzung beenden.' },
    offenders: ['active', 'idle'],
    facts: { noticeBeforeRound: yesNo('Whether he said so before the round began.') },
  },
  'shuffle-demand': {
    description: { en: 'Somebody demands to shuffle.', de: 'Jemand verlangt, zu mischen.' },
    offenders: ['active', 'idle', 'pone', 'dealer'],
    facts: { by: oneOf(['active', 'idle', 'pone', 'dealer'], 'Who demands it.') },
  },
  'faces-seen-in-shuffle': {
    description: {
      en: 'Cards can be seen while the pack is shuffled.',
      de: 'Beim Mischen sind Karten zu sehen.',
    },
    offenders: ['dealer'],
    facts: { packCut: yesNo('Whether the pack has been cut since.'), cardsTakenUp },
  },
  'cutter-absent': {
    description: {
      en: 'The member who should cut is away from the table.',
      de: 'Wer abheben soll, ist nicht am Tisch.',
    },
    offenders: ['pone'],
    facts: {
      players,
      reserved: yesNo('Whether he reserved the cut for himself.'),
      long: yesNo('Whether he is away for longer.'),
    },
  },
  cut: {
    description: { en: 'The pack is cut.', de: 'Es wird abgehoben.' },
    offenders: ['pone'],
    facts: { packets: several(cardCount, 2, 2, 'Cards in each packet.'), cardsTakenUp },
  },
  'card-exposed-in-cut': {
    description: { en: 'A card is exposed in cutting.', de: 'Beim Abheben wird eine Karte sichtbar.' },
    offenders: ['pone'],
    facts: { exposed },
  },
  'pack-not-cut': {
    description: { en: 'The pack was not presented to be cut.', de: 'Es wurde nicht zum Abheben vorgelegt.' },
    offenders: ['dealer'],
    facts: { cutOffered: yesNo('Whether the pack was presented to be cut.'), demandedBy, cardsTakenUp },
  },
  'card-faced-in-pack': {
    description: { en: 'A card lies face up in the pack.', de: 'Eine Karte liegt offen im Blatt.' },
    offenders: ['table', 'dealer'],
    facts: { faced: count(1, 32, 'How many cards are faced.'), demandedBy },
  },
  'pack-imperfect': {
    description: {
      en: 'The pack has a card twice, lacks one, or shows one by its back.',
      de: 'Im Blatt ist eine Karte doppelt, eine fehlt oder ist am Rücken kenntlich.',
    },
    offenders: ['table', 'dealer'],
    facts: {
      kind: oneOf(['duplicate', 'missing', 'marked'], 'What is wrong with the pack.'),
      earlierScores: yesNo('Whether earlier deals were scored with it.'),
    },
  },
  'deal-out-of-turn': {
    description: { en: 'Somebody deals whose turn it is not.', de: 'Jemand gibt, der nicht an der Reihe ist.' },
    offenders: ['dealer'],
    facts: {
      order: several({ type: 'integer', minimum: 1, maximum: 6 }, 3, 6, 'The seats of the table in dealing order.'),
      due: tableSeat('Who should have dealt.'),
      dealt: tableSeat('Who has dealt.'),
      since: oneOf(['this-round', 'earlier-round', 'unknown'], 'Since when the order of dealers is wrong.'),
    },
  },
  misdeal: {
    description: { en: 'The deal has gone wrong.', de: 'Beim Geben ist etwas misslungen.' },
    offenders: ['dealer'],
    facts: {
      count: count(1, 32, 'How many times in a row.'),
      inTurn: yesNo('Whether it was his turn to deal.'),
    },
  },
  'card-exposed-by-dealer': {
    description: { en: 'The dealer exposes a card in dealing.', de: 'Der Geber deckt beim Geben eine Karte auf.' },
    offenders: ['dealer'],
    facts: {
      exposed: several(cardName, 0, 32, 'The exposed cards.'),
      demandedBy,
    },
  },
  'card-turned-in-deal': {
    description: {
      en: 'Somebody other than the dealer turns up a card while the cards are dealt.',
      de: 'Beim Geben deckt jemand anderes als der Geber eine Karte auf.',
    },
    offenders: ['active', 'idle', 'onlooker'],
    facts: { dealerAtFault: yesNo('Whether the dealer had a share in it.') },
  },
  'cards-confused': {
    description: { en: 'The cards of the players are mixed up.', de: 'Die Karten der Spieler geraten durcheinander.' },
    offenders: ['dealer'],
    facts: { separable: yesNo('Whether the dealer can tell them apart.') },
  },
  'wrong-card-count-dealt': {
    description: {
      en: 'Somebody was dealt too many or too few cards.',
      de: 'Jemand hat zu viele oder zu wenige Karten.',
    },
    offenders: ['dealer'],
    facts: {
      hands: {
        type: 'object',
        properties: { forehand: cardCount, middlehand: cardCount, rearhand: cardCount },
        additionalProperties: false,
        description: 'Cards in each hand.',
      },
      skat: count(0, 32, 'Cards in the skat.'),
      dealtCorrectly: yesNo('Whether the dealer had dealt correctly and the cards were displaced afterwards.'),
      beforeMarch2024: yesNo('Whether this was before 14 March 2024, when the Court changed its reading.'),
    },
  },
  'skat-not-laid-in-turn': {
    description: { en: 'The skat is not laid out in its turn.', de: 'Der Skat wird nicht zur rechten Zeit gelegt.' },
    offenders: ['dealer'],
    facts: {
      order: several({ anyOf: [cardCount, { type: 'string', enum: ['skat'] }] }, 1, 12, 'Packets and skat as dealt.'),
      cardsTakenUp,
    },
  },
  'uneven-packet': {
    description: { en: 'The packets of a round differ.', de: 'Die Packen einer Runde sind ungleich.' },
    offenders: ['dealer'],
    facts: {
      round: count(1, 3, 'Which round of packets.'),
      packets: several(cardCount, 3, 3, 'Cards given to each player in it.'),
      cardsTakenUp,
    },
  },
} as const satisfies IncidentKinds;
