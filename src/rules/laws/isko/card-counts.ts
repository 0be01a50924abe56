/*
 * ISkO: misdeals and wrong numbers of cards (3.2, 3.3)
 *
 * | 1999                 | since 2018                | title                                        | status     |
 * | -------------------- | ------------------------- | -------------------------------------------- | ---------- |
 * | 3.2.8                | not known                 | A card turned up in dealing                  | executable |
 * | not known            | 3.2.11                    | Everybody counts his cards                   | definition |
 * | 3.2.9                | 3.2.12                    | Unequal numbers of cards                     | executable |
 * | 3.2.9-after-bidding  | 3.3.10                    | A wrong number after the bidding             | executable |
 * | not known            | 3.2.18                    | Putting the numbers right                    | definition |
 * | -                    | court-2024 (2022 only)    | Nine cards and three in the skat             | executable |
 * | court-until-2024     | court-until-2024          | Nine cards and three in the skat, until 2024 | executable |
 */
import { stopHere } from '../../irregularities/decided-games';
import { settledGame, missingForScore } from '../../irregularities/game-so-far';
import { numberIn, numbersIn } from '../../irregularities/facts';
import { needsIn } from '../../irregularities/known-game';
import { wrongHands } from '../../irregularities/hand-counts';
import { foundBefore, foundFrom, type Incident, type IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Choice, type Ruling } from '../../irregularities/ruling';
import { SEATS, type Seat } from '../../seats';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

const HAND = 10;
const SKAT = 2;

export const cardTurnedUp: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.8' }),
  alsoIn: SINCE_2018,
  group: 'dealing',
  status: 'executable',
  answers: ['card-exposed-by-dealer', 'card-turned-in-deal'],
  title: { en: 'A card turned up in dealing', de: 'Beim Geben aufgedeckte Karte' },
  summary: {
    en: 'A card turned face up wholly or partly by the dealer’s fault means a new deal.',
    de: 'Wird eine Karte durch alleinige oder Mitschuld des Gebers aufgedeckt, wird neu gegeben.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'That the same dealer deals again is concluded from a ruling under the older law.',
      de: 'Dass derselbe Geber noch einmal gibt, ist aus einer Entscheidung nach älterem Recht gefolgert.',
    },
  ],
  judge: ({ incident }) => {
    if (foundFrom(incident, 'bidding')) return undefined;
    if (incident.kind === 'card-exposed-by-dealer') {
      return dealtAgain(
        cardTurnedUp,
        'The dealer turned up a card in dealing; the deal is made again.',
        'Der Geber hat beim Geben eine Karte aufgedeckt; es wird neu gegeben.',
      );
    }
    return incident.facts['dealerAtFault'] === true
      ? dealtAgain(
          cardTurnedUp,
          'The dealer has a share in the card turned up; the deal is made again.',
          'Der Geber trägt Mitschuld an der aufgedeckten Karte; es wird neu gegeben.',
        )
      : ruling('referee', [
          because(
            cardTurnedUp,
            'The provision covers a card turned up by the fault or with the share of the dealer only; what follows when another alone did it was not seen.',
            'Die Bestimmung erfasst nur Schuld oder Mitschuld des Gebers; was folgt, wenn es ein anderer allein war, lag nicht vor.',
          ),
        ]);
  },
};

const dealtAgain = (law: Law, en: string, de: string, rest: Partial<Ruling> = {}): Ruling =>
  ruling('new-deal', [because(law, en, de)], { newDeal: { by: 'same-dealer' }, doubts: law.doubts ?? [], ...rest });

export const countingOwnHand: Law = {
  number: iskoNumbers({ now: '3.2.11' }),
  alsoIn: ['isko-1999'],
  group: 'dealing',
  status: 'definition',
  title: { en: 'Everybody counts his cards', de: 'Prüfen der Kartenzahl' },
  summary: {
    en: 'Each player counts his cards after the deal and reports a wrong number before the bidding ends.',
    de: 'Jeder Spieler prüft nach dem Geben seine Kartenzahl und meldet eine falsche vor Ende des Reizens.',
  },
  evidence: 'verified',
};

/** Whether one player holds nine cards, the others ten, and three lie in the skat after a correct deal. */
const isNineAndThree = (incident: Incident): boolean => {
  const hands = numbersIn(incident, 'hands') ?? [];
  return (
    numberIn(incident, 'skat') === SKAT + 1 &&
    hands.filter((cards) => cards === HAND - 1).length === 1 &&
    hands.filter((cards) => cards === HAND).length === 2 &&
    incident.facts['dealtCorrectly'] === true &&
    !foundFrom(incident, 'skat-use')
  );
};

const nineCardSeats = ({ facts: { hands } }: Incident): readonly Seat[] => {
  const cards = new Map<string, unknown>(typeof hands === 'object' ? Object.entries(hands) : []);
  return SEATS.filter((seat) => cards.get(seat) === HAND - 1);
};

export const unequalNumbers: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.9', now: '3.2.12' }),
  group: 'dealing',
  status: 'executable',
  answers: ['wrong-card-count-dealt', 'wrong-hand-count'],
  title: { en: 'Unequal numbers of cards', de: 'Ungleiche Kartenzahl' },
  summary: {
    en: 'A wrong number of cards objected to before the bidding ends means a new deal; later only one on both sides does, whatever has been played.',
    de: 'Eine vor Ende des Reizens beanstandete falsche Kartenzahl führt zu neuem Geben; später nur eine auf beiden Seiten, was auch gespielt ist.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (incident.kind === 'wrong-hand-count') {
      return isBothSides(incident) || foundBefore(incident, 'skat-use')
        ? dealtAgain(
            unequalNumbers,
            'Both sides hold a wrong number, or the bidding is not over; the same dealer deals again, whatever has been played.',
            'Beide Parteien haben eine falsche Kartenzahl, oder es wird noch gereizt; derselbe Geber gibt neu, was auch gespielt ist.',
          )
        : undefined;
    }
    if (isAsDealt(incident)) {
      return ruling('no-offence', [
        because(unequalNumbers, 'Everybody has the right number.', 'Jeder hat die richtige Zahl.'),
      ]);
    }
    if (foundFrom(incident, 'skat-use') || isNineAndThree(incident)) return undefined;
    return dealtAgain(
      unequalNumbers,
      'The wrong number was objected to before the bidding ended; the same dealer deals again.',
      'Die falsche Zahl wurde vor Ende des Reizens beanstandet; derselbe Geber gibt neu.',
      { missing: askHowDisplaced(incident) },
    );
  },
};

const isAsDealt = (incident: Incident): boolean => {
  const hands = numbersIn(incident, 'hands');
  return (
    hands?.length === SEATS.length &&
    hands.every((cards) => cards === HAND) &&
    (numberIn(incident, 'skat') ?? SKAT) === SKAT
  );
};

/** Three in the skat and one hand of nine may be a misdeal, or a card that went astray after a correct deal. */
const askHowDisplaced = (incident: Incident): Ruling['missing'] =>
  nineCardSeats(incident).length === 1 && numberIn(incident, 'skat') === SKAT + 1
    ? askIfUnknown(incident, 'dealtCorrectly', yesOrNo('corrected', 'new-deal'))
    : [];

const sidesWithWrongHands = (incident: Incident) =>
  new Set((wrongHands(incident) ?? [incident.offender]).map(sideOf).filter((side) => side !== undefined));

const isBothSides = (incident: Incident): boolean => sidesWithWrongHands(incident).size === 2;

export const wrongNumberAfterBidding: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.9-after-bidding', now: '3.3.10' }),
  group: 'playing',
  status: 'executable',
  answers: ['wrong-hand-count'],
  title: { en: 'A wrong number after the bidding', de: 'Falsche Kartenzahl nach dem Reizen' },
  summary: {
    en: 'After the bidding the side that alone holds a wrong number has lost; a declarer who holds the right one wins at least what he bid, or plays on with the numbers put right.',
    de: 'Nach dem Reizen hat die Partei verloren, die allein eine falsche Kartenzahl hat; ein Alleinspieler mit richtiger gewinnt mindestens sein Gebot oder spielt nach Berichtigung weiter.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'Whether the older exception for a card that could not have mattered survives was not found.',
      de: 'Ob die ältere Ausnahme für eine Karte, auf die es nicht ankommen konnte, fortbesteht, wurde nicht gefunden.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const sides = sidesWithWrongHands(incident);
    if (sides.size !== 1 || foundBefore(incident, 'skat-use')) return undefined;
    const missing = [...askIfUnknown(incident, 'counts', []), ...missingForScore(facts)];
    const doubts = wrongNumberAfterBidding.doubts ?? [];
    if (sides.has('declarer')) {
      const why = because(
        wrongNumberAfterBidding,
        'The declarer alone holds a wrong number of cards; he has lost at the simple level.',
        'Der Alleinspieler allein hat eine falsche Kartenzahl; er hat einfach verloren.',
      );
      const game = settledGame(facts, 'declarer', { effect: 'loses', law: wrongNumberAfterBidding });
      return ruling('game-lost', [why], { game, missing, doubts });
    }
    const won = wonByCount(facts, missing, doubts);
    return { ...won, choices: [stopHere(won, 'declarer'), playCorrected] };
  },
};

/** Won at the simple level, or at the one that the bid demands; what has been played does not matter. */
const wonByCount = (facts: IncidentCase, missing: Ruling['missing'], doubts: Ruling['doubts']): Ruling => {
  const why = because(
    wrongNumberAfterBidding,
    'The opponents alone hold a wrong number of cards; the declarer wins by his matadors, at least what he bid; a skat of another size than two is left out.',
    'Nur die Gegenpartei hat eine falsche Kartenzahl; der Alleinspieler gewinnt nach seinen Spitzen, mindestens sein Gebot; ein Skat falscher Größe bleibt außer Betracht.',
  );
  const isLost = needsIn(facts).every(({ by }) => by === 'nothing');
  const game = settledGame(
    facts,
    'opponents',
    {
      effect: isLost ? 'loses' : 'wins-undecided',
      law: isLost ? facts.ruleset.overbid.flatLaw : wrongNumberAfterBidding,
      creditsRequired: wrongNumberAfterBidding,
      ...(isLost ? {} : { curesOverbid: true }),
    },
    { counts: { cardPoints: 0, tricks: 0, opponents: { cardPoints: 0, tricks: 0 } } },
  );
  return ruling('game-won', [why], { game, missing, doubts });
};

export const puttingNumbersRight: Law = {
  number: iskoNumbers({ now: '3.2.18' }),
  alsoIn: ['isko-1999'],
  group: 'dealing',
  status: 'definition',
  title: { en: 'Putting the numbers right', de: 'Berichtigen der Kartenzahl' },
  summary: {
    en: 'When the declarer plays on, the numbers of cards are put right first.',
    de: 'Spielt der Alleinspieler weiter, wird zuvor die Kartenzahl berichtigt.',
  },
  evidence: 'court',
};

const playCorrected: Choice = {
  by: 'declarer',
  choice: 'play-on',
  effect: {
    en: 'The numbers are put right and the hand is played for the real outcome.',
    de: 'Die Kartenzahl wird berichtigt und um das wirkliche Ergebnis gespielt.',
  },
  leadsTo: () =>
    ruling(
      'play-on',
      [
        because(
          puttingNumbersRight,
          'The declarer would rather play; the numbers of cards are put right first.',
          'Der Alleinspieler will lieber spielen; zuvor wird die Kartenzahl berichtigt.',
        ),
      ],
      { playingFor: 'outcome', corrections: ['card-counts-are-put-right'] },
    ),
};

export const nineAndThree: JudgingLaw = {
  number: { 'isko-2022': 'court-2024' },
  group: 'dealing',
  status: 'executable',
  answers: ['wrong-card-count-dealt'],
  title: { en: 'Nine cards and three in the skat', de: 'Neun Karten und drei im Skat' },
  summary: {
    en: 'Since 14 March 2024 a player with nine cards gets one of the three in the skat after a correct deal, and everybody may bid.',
    de: 'Seit dem 14. März 2024 erhält nach richtigem Geben ein Spieler mit neun Karten eine der drei aus dem Skat, und alle dürfen reizen.',
  },
  evidence: 'court',
  judge: ({ incident }) =>
    isNineAndThree(incident) && incident.facts['beforeMarch2024'] !== true
      ? ruling(
          'corrected',
          [
            because(
              nineAndThree,
              'The player with nine cards gets one of the three; the other two are the skat, and everybody may bid.',
              'Der Spieler mit neun Karten erhält eine der drei; die beiden anderen sind der Skat, und alle dürfen reizen.',
            ),
          ],
          {
            corrections: ['nine-card-player-gets-one'],
            missing: askIfUnknown(incident, 'beforeMarch2024', yesOrNo('corrected', 'corrected')),
          },
        )
      : undefined,
};

export const nineAndThreeUntil2024: JudgingLaw = {
  number: iskoNumbers({ old: 'court-until-2024', now: 'court-until-2024' }),
  group: 'dealing',
  status: 'executable',
  answers: ['wrong-card-count-dealt'],
  title: { en: 'Nine cards and three in the skat, until 2024', de: 'Neun Karten und drei im Skat, bis 2024' },
  summary: {
    en: 'Until 14 March 2024 the dealer drew two cards as the skat out of those of the player with nine, who was barred from the bidding.',
    de: 'Bis zum 14. März 2024 zog der Geber zwei Karten als Skat aus denen des Spielers mit neun, der vom Reizen ausgeschlossen war.',
  },
  evidence: 'court',
  judge: ({ incident }) =>
    isNineAndThree(incident)
      ? ruling(
          'corrected',
          [
            because(
              nineAndThreeUntil2024,
              'The dealer draws two cards from the hand of the player with nine, who may not bid.',
              'Der Geber zieht zwei Karten aus dem Blatt des Spielers mit neun, der nicht reizen darf.',
            ),
          ],
          { corrections: ['dealer-draws-face-down'], debarred: nineCardSeats(incident) },
        )
      : undefined,
};
