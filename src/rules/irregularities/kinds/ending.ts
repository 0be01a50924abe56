import type { IncidentKinds } from '../incident-kind';
import { cardName, count, oneOf, ownCertainPoints, several, yesNo } from './fact-forms';

/** How a game can be cut short: claims, giving up, throwing in. */
export const endingKinds = {
  abandon: {
    description: {
      en: 'The declarer wants to give his game up early.',
      de: 'Der Alleinspieler will sein Spiel früh aufgeben.',
    },
    offenders: ['declarer'],
    facts: {
      playedToTrick2: yesNo('Whether he has played to the second trick.'),
      couldBeSchneider: yesNo('Whether he might have been made schneider.'),
    },
  },
  'declarer-claims': {
    description: {
      en: 'The declarer lays down and claims that he has what he needs.',
      de: 'Der Alleinspieler legt auf und behauptet, genug zu haben.',
    },
    offenders: ['declarer'],
    facts: {
      claims: count(1, 120, 'Card points claimed.'),
      actual: count(0, 120, 'Card points that he turns out to have.'),
      bidNeeds: count(1, 120, 'Card points that he needs.'),
      shown: oneOf(['hand', 'skat', 'last-cards'], 'What he has laid open.'),
      allTricks: yesNo('Whether he makes all remaining tricks, however the others play.'),
      accepted: count(0, 2, 'How many opponents accept.'),
      level: oneOf(['schneider', 'schwarz'], 'The level claimed together with the cards.'),
      thrownInAnswer: yesNo('Whether an opponent threw his cards in as an answer.'),
      claimedTricks: count(0, 10, 'How many of the remaining tricks he claims, where it is not all of them.'),
      objectorNamesTrick: yesNo('Whether who objects names a trick that he will still make.'),
    },
  },
  'adversary-claims': {
    description: {
      en: 'An opponent lays down and claims that the game is beaten.',
      de: 'Ein Gegner legt auf und behauptet, das Spiel sei geschlagen.',
    },
    offenders: ['opponent'],
    facts: {
      offenderCardPoints: count(0, 120, 'Card points in the hand that he laid down.'),
      noTrickForDeclarer: yesNo('Whether the declarer can get no further trick, however the others play.'),
      allTricksHisOwn: yesNo('Whether he himself makes all remaining tricks.'),
      ownCertainPoints,
    },
  },
  'adversary-gives-up': {
    description: {
      en: 'An opponent says that he gives the game up.',
      de: 'Ein Gegner erklärt, dass er das Spiel aufgibt.',
    },
    offenders: ['opponent'],
    facts: {},
  },
  'cards-thrown-in': {
    description: {
      en: 'A player throws his cards down openly and ends the game.',
      de: 'Jemand wirft seine Karten offen hin und beendet das Spiel.',
    },
    offenders: ['declarer', 'opponent'],
    facts: { thrown: several(cardName, 1, 20, 'The cards of his side that were thrown down, as far as they matter.') },
  },
  'both-throw-in': {
    description: {
      en: 'The declarer and an opponent throw their cards in at the same moment.',
      de: 'Der Alleinspieler und ein Gegner werfen im selben Augenblick ihre Karten hin.',
    },
    offenders: ['table'],
    facts: {},
  },
  'declarer-gives-up': {
    description: { en: 'The declarer gives up and lays down.', de: 'Der Alleinspieler gibt auf und legt ab.' },
    offenders: ['declarer'],
    facts: {
      cardsHeld: count(0, 10, 'How many cards he still holds.'),
      consents: count(0, 2, 'How many opponents consent.'),
    },
  },
  overbid: {
    description: {
      en: 'At its end the game turns out to be worth less than the bid.',
      de: 'Am Ende erweist sich das Spiel als weniger wert als das Gebot.',
    },
    offenders: ['declarer'],
    facts: { value: count(1, 1000, 'The value of the game as it was played.') },
  },
} as const satisfies IncidentKinds;
