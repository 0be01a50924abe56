import type { IncidentKinds } from '../incident-kind';
import { card, cardCount, count, oneOf, ownCertainPoints, seat, several, yesNo } from './fact-forms';

/** What can go wrong from the first lead to the last trick. */
export const playingKinds = {
  'lead-out-of-turn': {
    description: {
      en: 'A card is led to a trick by a player who had no right to lead.',
      de: 'Eine Karte wird von jemandem ausgespielt, der nicht am Ausspiel war.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {
      playedAfter: count(0, 2, 'How many players have played to the wrong lead.'),
      calledBy: oneOf(['declarer', 'opponent', 'dealer', 'idle', 'nobody'], 'Who called attention to it.'),
    },
  },
  'play-out-of-turn': {
    description: { en: 'A card is played to a trick before its turn.', de: 'Eine Karte wird vor der Zeit zugegeben.' },
    offenders: ['declarer', 'opponent'],
    facts: {
      kind: oneOf(['lead', 'play', 'lead-or-play'], 'Whether it was a lead.'),
      playedAfter: count(0, 2, 'How many players have played after it.'),
    },
  },
  'trick-gathered-wrongly': {
    description: {
      en: 'A complete trick is taken in by the side that has not won it.',
      de: 'Ein vollständiger Stich wird von der Partei eingezogen, der er nicht gehört.',
    },
    offenders: ['declarer', 'opponent'],
    facts: { ledToNext: yesNo('Whether the side that took it in has led to the next trick.') },
  },
  'incomplete-trick-gathered': {
    description: {
      en: 'A trick is taken in before the third card lies on it, and the next one is led to.',
      de: 'Ein Stich wird eingezogen, bevor die dritte Karte liegt, und weiter ausgespielt.',
    },
    offenders: ['declarer', 'opponent'],
    facts: { leaderOwnsTrick: yesNo('Whether the trick, once complete, belongs to him who led to the next.') },
  },
  'partner-stopped': {
    description: {
      en: 'An opponent keeps his partner from an offence.',
      de: 'Ein Gegner hält seinen Partner von einem Verstoß ab.',
    },
    offenders: ['opponent'],
    facts: {},
  },
  'card-exposed': {
    description: {
      en: 'A player drops or shows one of his cards.',
      de: 'Jemand lässt eine seiner Karten fallen oder zeigt sie.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {},
  },
  'lead-before-announcement': {
    description: {
      en: 'The declarer leads before he has announced a game.',
      de: 'Der Alleinspieler spielt aus, bevor er ein Spiel angesagt hat.',
    },
    offenders: ['declarer'],
    facts: { declarerIsForehand: yesNo('Whether the declarer sits in forehand.') },
  },
  'cards-exchange': {
    description: {
      en: 'The opponents want to take the skat or to exchange cards.',
      de: 'Die Gegner wollen den Skat nehmen oder Karten tauschen.',
    },
    offenders: ['opponent'],
    facts: {},
  },
  'poor-defence': {
    description: {
      en: 'An opponent plays badly, or is said to have done so on purpose.',
      de: 'Ein Gegner spielt schlecht oder soll es mit Absicht getan haben.',
    },
    offenders: ['opponent'],
    facts: {},
  },
  'card-taken-back': {
    description: {
      en: 'A player wants to take back a card that lies fully on the table.',
      de: 'Jemand will eine Karte zurücknehmen, die ganz auf dem Tisch liegt.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {},
  },
  'card-half-played': {
    description: {
      en: 'A player draws back a card that he held out or that lay only half on the table.',
      de: 'Jemand zieht eine Karte zurück, die er hinhielt oder die erst halb auf dem Tisch lag.',
    },
    offenders: ['declarer', 'opponent'],
    facts: { faceSeen: yesNo('Whether somebody could see which card it was.') },
  },
  lead: {
    description: {
      en: 'A player is about to lead to the first trick.',
      de: 'Jemand will zum ersten Stich ausspielen.',
    },
    offenders: ['active'],
    facts: { leads: seat('Who wants to lead.'), declarer: seat('Who is the declarer.') },
  },
  'open-hand-late': {
    description: { en: 'An open hand is laid up late.', de: 'Ein offenes Blatt wird zu spät aufgelegt.' },
    offenders: ['declarer'],
    facts: {
      opponentsPlayed: count(0, 2, 'How many opponents have played to the first trick.'),
      declarerIsForehand: yesNo('Whether the declarer sits in forehand.'),
      declarerLed: yesNo('Whether the declarer has led.'),
    },
  },
  'open-game-talk': {
    description: {
      en: 'In an open game the opponents consult, or tell the declarer which card to play.',
      de: 'Im offenen Spiel beraten sich die Gegner oder schreiben dem Alleinspieler eine Karte vor.',
    },
    offenders: ['opponent'],
    facts: { talk: oneOf(['consulting', 'dictating'], 'Whether they consulted or dictated.') },
  },
  'wrong-hand-count': {
    description: {
      en: 'In play somebody holds too many or too few cards.',
      de: 'Im Spiel hat jemand zu viele oder zu wenige Karten.',
    },
    offenders: ['declarer', 'opponent', 'dealer'],
    facts: {
      counts: {
        type: 'object',
        properties: { declarer: cardCount, opponents: several(cardCount, 2, 2, 'Cards of both opponents.') },
        additionalProperties: false,
        description: 'Cards of each, a card on the table counted to the hand it came from.',
      },
      skat: count(0, 32, 'Cards in the skat.'),
      packPerfect: yesNo('Whether the pack itself is right.'),
    },
  },
  revoke: {
    description: { en: 'A player does not follow suit though he can.', de: 'Jemand bekennt nicht, obwohl er könnte.' },
    offenders: ['declarer', 'opponent'],
    facts: {
      trickQuitted: yesNo('Whether the trick has been turned and quitted.'),
      corrected: yesNo('Whether he has put it right himself.'),
      playedAfter: count(0, 2, 'How many players have played after it.'),
      shownInTrick: count(1, 10, 'In which trick he showed that he had held the suit.'),
    },
  },
  'card-not-dealt': {
    description: {
      en: 'A card is played by somebody to whom it was not dealt.',
      de: 'Jemand spielt eine Karte, die ihm nicht gegeben wurde.',
    },
    offenders: ['declarer', 'opponent'],
    facts: { card: card('The card played.') },
  },
  'look-back': {
    description: {
      en: 'A player looks at a trick that has been turned.',
      de: 'Jemand sieht einen gewendeten Stich nach.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {
      trick: oneOf(['last', 'earlier'], 'Which trick he looks at.'),
      cardLedToNext: yesNo('Whether a card has been led to the next trick.'),
      playedToNext: yesNo('Whether he has played to the next trick himself.'),
    },
  },
  'count-own-cards': {
    description: { en: 'A player counts the cards that he has taken.', de: 'Jemand zählt seine eingenommenen Karten.' },
    offenders: ['declarer', 'opponent'],
    facts: {},
  },
  'onlooker-interferes': {
    description: {
      en: 'Somebody who does not play in the deal interferes with it.',
      de: 'Jemand, der nicht mitspielt, greift in das Spiel ein.',
    },
    offenders: ['onlooker', 'idle', 'dealer'],
    facts: {},
  },
  'tells-partner': {
    description: { en: 'An opponent tells his partner something.', de: 'Ein Gegner sagt seinem Partner etwas.' },
    offenders: ['declarer', 'opponent'],
    facts: {
      kind: oneOf(
        ['points-taken', 'asks-to-fatten', 'hints-at-a-play', 'names-a-trick', 'counts-aloud'],
        'What he tells.',
      ),
      ownCertainPoints,
    },
  },
} as const satisfies IncidentKinds;
