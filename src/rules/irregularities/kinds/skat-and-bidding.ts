import type { IncidentKinds } from '../incident-kind';
import { card, cardName, count, oneOf, seatName, several, yesNo } from './fact-forms';

const gameAnnounced = yesNo('Whether the declarer has announced his game.');
const laidOut = count(0, 12, 'How many cards he has laid out.');
const passedBeforeAnyBid = several(seatName, 0, 2, 'Who had passed before anybody made a bid.');
const NAMED_GAMES = [
  'suit',
  'suit-hand',
  'suit-ouvert',
  'grand',
  'grand-hand',
  'grand-ouvert',
  'null',
  'null-hand',
  'null-ouvert',
  'null-ouvert-hand',
  'ramsch',
] as const;
const CALLS = ['bid', 'hold', 'pass'] as const;

/** What can go wrong with the skat, in the bidding and in announcing. */
export const skatAndBiddingKinds = {
  'skat-seen': {
    description: { en: 'Somebody takes up or looks at the skat.', de: 'Jemand nimmt den Skat auf oder sieht ihn ein.' },
    offenders: ['active', 'declarer', 'opponent', 'idle', 'dealer', 'onlooker'],
    facts: {
      active: yesNo('Whether he holds cards in this deal.'),
      entitled: yesNo('Whether he had a right to.'),
      cardsSeen: count(1, 2, 'How many skat cards he saw.'),
      gameValue: count(1, 1000, 'The value of the game.'),
      laidOutByOffender: yesNo('Whether he had laid those cards out of his own hand.'),
      gameAnnounced,
      passedBeforeAnyBid,
      declarerConsents: yesNo('Whether the declarer let him.'),
    },
  },
  'other-hand-seen': {
    description: {
      en: "A player looks at another player's cards, in the bidding or in play.",
      de: 'Ein Spieler sieht in fremde Karten, beim Reizen oder im Spiel.',
    },
    offenders: ['active', 'declarer', 'opponent'],
    facts: {
      passedBeforeAnyBid,
      whose: oneOf(['declarer', 'opponent'], 'Whose cards he saw in play.'),
      ownerShowed: yesNo('Whether their owner showed them to him.'),
    },
  },
  'skat-taken-into-hand': {
    description: {
      en: 'Somebody takes skat cards into his hand by mistake.',
      de: 'Jemand steckt irrtümlich Skatkarten ein.',
    },
    offenders: ['active'],
    facts: {
      taken: count(1, 2, 'How many skat cards he took.'),
      players: count(3, 6, 'How many belong to the table.'),
      offenderIsDealer: yesNo('Whether he dealt.'),
      separable: yesNo('Whether the two skat cards can still be told apart.'),
      passedBeforeAnyBid,
    },
  },
  'both-skat-taken-together': {
    description: {
      en: 'The declarer takes up both skat cards together.',
      de: 'Der Alleinspieler nimmt beide Skatkarten zusammen auf.',
    },
    offenders: ['declarer'],
    facts: { announcedNullo: yesNo('Whether he had said Nullo before.') },
  },
  'first-card-kept-unshown': {
    description: {
      en: 'The declarer puts the first skat card into his hand without showing it.',
      de: 'Der Alleinspieler steckt die erste Skatkarte ungezeigt ein.',
    },
    offenders: ['declarer'],
    facts: {},
  },
  'both-skat-exposed': {
    description: { en: 'The declarer turns up both skat cards.', de: 'Der Alleinspieler deckt beide Skatkarten auf.' },
    offenders: ['declarer'],
    facts: { exposed: several(cardName, 1, 2, 'The exposed cards.') },
  },
  'jack-turned': {
    description: { en: 'The card turned up is a jack.', de: 'Gedreht wird ein Bube.' },
    offenders: ['declarer'],
    facts: { turned: card('The card turned up.'), secondSeen: yesNo('Whether the second card has been seen.') },
  },
  'nullo-after-turn': {
    description: {
      en: 'After turning a card the declarer wants to play Nullo.',
      de: 'Nach dem Drehen will der Alleinspieler Nullo spielen.',
    },
    offenders: ['declarer'],
    facts: {
      turned: card('The card turned up.'),
      turnedNulloAgreed: yesNo('Whether the table has agreed to turned Nullos.'),
    },
  },
  'no-layout': {
    description: { en: 'The declarer has not laid out the skat.', de: 'Der Alleinspieler hat nicht gedrückt.' },
    offenders: ['declarer'],
    facts: { laidOut, declarerPlayed: yesNo('Whether he has played to the first trick.'), gameAnnounced },
  },
  'wrong-layout-count': {
    description: {
      en: 'The declarer has laid out too many or too few cards.',
      de: 'Der Alleinspieler hat zu viele oder zu wenige Karten gedrückt.',
    },
    offenders: ['declarer'],
    facts: { laidOut, trickQuitted: yesNo('Whether the first trick has been turned and quitted.'), gameAnnounced },
  },
  'layout-changed': {
    description: {
      en: 'The declarer exchanges cards with the skat that he has laid away.',
      de: 'Der Alleinspieler tauscht Karten mit dem gedrückten Skat.',
    },
    offenders: ['declarer'],
    facts: { gameAnnounced },
  },
  'cards-laid-apart': {
    description: {
      en: 'The declarer plays on with further cards laid away beside the skat.',
      de: 'Der Alleinspieler legt außer dem Skat weitere Karten ab und spielt weiter.',
    },
    offenders: ['declarer'],
    facts: { apart: yesNo('Whether they lie apart from the skat.') },
  },
  'bid-not-a-value': {
    description: {
      en: 'A number is bid that no game is worth.',
      de: 'Geboten wird eine Zahl, die kein Spiel wert ist.',
    },
    offenders: ['active'],
    facts: { value: count(1, 1000, 'The number named.') },
  },
  'call-out-of-turn': {
    description: { en: 'Somebody calls whose turn it is not.', de: 'Jemand reizt, der nicht an der Reihe ist.' },
    offenders: ['active'],
    facts: { passed: yesNo('Whether forehand or middlehand has passed.') },
  },
  'call-recalled': {
    description: {
      en: 'Somebody wants to take back a number that he named.',
      de: 'Jemand will ein Gebot zurücknehmen.',
    },
    offenders: ['active'],
    facts: { said: count(1, 1000, 'The number named.'), wants: count(1, 1000, 'The number wanted instead.') },
  },
  'call-after-pass': {
    description: {
      en: 'Somebody who has passed wants to call again.',
      de: 'Jemand will nach dem Passen wieder reizen.',
    },
    offenders: ['active'],
    facts: { said: oneOf(CALLS, 'What he had said.'), wants: oneOf(CALLS, 'What he wants to say.') },
  },
  'hold-in-advance': {
    description: {
      en: 'Somebody says in advance how far he bids or holds.',
      de: 'Jemand sagt im Voraus, bis wohin er reizt oder hält.',
    },
    offenders: ['active'],
    facts: {
      upTo: count(1, 1000, 'The number up to which he goes.'),
      exceeded: yesNo('Whether a higher number was then bid.'),
    },
  },
  'game-named-in-bidding': {
    description: {
      en: 'Somebody names a game while bidding in place of a number.',
      de: 'Jemand nennt beim Reizen ein Spiel statt einer Zahl.',
    },
    offenders: ['active'],
    facts: {
      named: oneOf(NAMED_GAMES, 'The game named.'),
      exceeded: yesNo('Whether the bid was then exceeded.'),
    },
  },
  'ramsch-announced': {
    description: { en: 'Somebody calls Ramsch.', de: 'Jemand sagt Ramsch an.' },
    offenders: ['active'],
    facts: { bidsMade: count(0, 100, 'How many bids have been made.') },
  },
  'announcement-changed': {
    description: {
      en: 'The declarer wants another game than he has announced.',
      de: 'Der Alleinspieler will ein anderes Spiel als das angesagte.',
    },
    offenders: ['declarer'],
    facts: {},
  },
  announcement: {
    description: { en: 'Somebody announces a game or a level.', de: 'Jemand sagt ein Spiel oder eine Stufe an.' },
    offenders: ['declarer', 'opponent'],
    facts: {
      announces: oneOf(['none', 'schneider', 'schwarz'], 'The level announced.'),
      withGame: yesNo('Whether he said it when naming the game.'),
      nulloAnnouncedBeforeTouch: yesNo('Whether Nullo was said before the skat was touched.'),
      skatTouched: yesNo('Whether the skat had been touched.'),
      skatSeen: yesNo('Whether a skat card had been seen.'),
      handSaid: yesNo('Whether he said Hand.'),
    },
  },
} as const satisfies IncidentKinds;
