/*
 * ISkO: shortening the game as the text of 1999 has it (4.3). The text on an open hand held until 2022
 *
 * | 1999  | 2018  | title                                          | status     |
 * | ----- | ----- | ---------------------------------------------- | ---------- |
 * | 4.3.4 | -     | Cards shown mean all remaining tricks          | executable |
 * | 4.3.5 | 4.4.5 | An opponent plays open and makes the rest      | executable |
 * | 4.3.6 | -     | Cards thrown in count with the points so far   | executable |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { because } from '../../irregularities/ruling';
import {
  decidesAlone,
  openGoesTo,
  playedForOutcome,
  thrownByBoth,
  tricksShared,
} from '../../irregularities/shortened-games';

export const cardsShownMeanTheRest: JudgingLaw = {
  number: { 'isko-1999': '4.3.4' },
  group: 'ending',
  status: 'executable',
  answers: ['declarer-claims'],
  title: { en: 'Cards shown mean all remaining tricks', de: 'Gezeigte Karten bedeuten alle restlichen Stiche' },
  summary: {
    en: 'In suit games and Grand cards shown without a word mean that the declarer makes all remaining tricks; if that is not so they all go to the opponents.',
    de: 'Im Farbspiel und Grand bedeuten gezeigte Karten ohne Erklärung, dass der Alleinspieler alle restlichen Stiche macht; stimmt es nicht, gehen sie alle an die Gegner.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, ruleset, situation } = facts;
    const game = situation.contract && ruleset.games[situation.contract.game];
    const { allTricks, accepted } = incident.facts;
    if (game !== undefined && game.goal !== 'points') return undefined;
    const shared = accepted === 2 ? tricksShared(facts, cardsShownMeanTheRest) : undefined;
    if (shared !== undefined) return shared;
    if (allTricks === false) {
      const lost = because(
        cardsShownMeanTheRest,
        'The opponents would still have made a trick; all remaining tricks are theirs.',
        'Die Gegner hätten noch einen Stich gemacht; alle restlichen Stiche gehören ihnen.',
      );
      return openGoesTo('opponents', facts, lost, {
        corrections: ['remaining-cards-go-to-opponents'],
      });
    }
    if (allTricks === true || accepted === 2) {
      const holds = because(
        cardsShownMeanTheRest,
        'The declarer makes all remaining tricks, as he need not play badly; they are counted to him.',
        'Der Alleinspieler macht alle restlichen Stiche, denn schlecht spielen muss er nicht; sie zählen für ihn.',
      );
      return openGoesTo('declarer', facts, holds);
    }
    const doubted = because(
      cardsShownMeanTheRest,
      'Whether he makes all the rest is doubted; play goes on with his cards open, and one trick made gives the opponents all since the claim.',
      'Ob er den Rest macht, wird bezweifelt; es wird mit offenen Karten weitergespielt, und ein Stich gibt den Gegnern alle seit dem Anspruch.',
    );
    return playedForOutcome(facts, doubted, ['declarer-plays-open']);
  },
};

export const opponentMakesTheRest: JudgingLaw = {
  number: { 'isko-1999': '4.3.5', 'isko-2018': '4.4.5' },
  group: 'ending',
  status: 'executable',
  answers: ['adversary-claims'],
  title: { en: 'An opponent plays open and makes the rest', de: 'Offenes Spiel mit allen restlichen Stichen' },
  summary: {
    en: 'An opponent may lay his cards open only if he himself makes all remaining tricks, or if his own certain tricks already decide the game.',
    de: 'Ein Gegner darf nur offen spielen, wenn er selbst alle restlichen Stiche macht oder seine eigenen sicheren Stiche das Spiel schon entscheiden.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The text in force from 2018 to 2022 was not seen; the practice of 1999 is taken to have gone on.',
      de: 'Der Text von 2018 bis 2022 lag nicht vor; die Übung von 1999 gilt als fortgeführt.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const doubts = opponentMakesTheRest.doubts ?? [];
    if (incident.facts['allTricksHisOwn'] === true || decidesAlone(facts)) {
      const holds = because(
        opponentMakesTheRest,
        'The remaining tricks are his own, or his certain ones decide the game; they go to the opponents.',
        'Die restlichen Stiche sind seine eigenen oder entscheiden das Spiel; sie gehen an die Gegner.',
      );
      return openGoesTo('opponents', facts, holds, {
        corrections: ['remaining-cards-go-to-opponents'],
        doubts,
      });
    }
    const fails = because(
      opponentMakesTheRest,
      'He needs his partner for the rest; an open hand is then an offence of the opponents.',
      'Er braucht für den Rest seinen Partner; das offene Spiel ist dann ein Verstoß der Gegner.',
    );
    return judgeOffence(facts, { by: 'opponents', steps: [fails], doubts });
  },
};

export const cardsThrownInAsCounted: JudgingLaw = {
  number: { 'isko-1999': '4.3.6' },
  group: 'ending',
  status: 'executable',
  answers: ['cards-thrown-in', 'both-throw-in'],
  title: {
    en: 'Cards thrown in count with the points so far',
    de: 'Weggeworfene Karten zählen mit den bisherigen Augen',
  },
  summary: {
    en: 'Cards thrown in openly end the game with the points brought in so far; schneider counts, and schwarz if no trick was taken.',
    de: 'Offen weggeworfene Karten beenden das Spiel mit den eingebrachten Augen; Schneider zählt, und Schwarz, wenn kein Stich gemacht war.',
  },
  evidence: 'verified',
  judge: (facts) => {
    if (facts.incident.kind === 'both-throw-in') return thrownByBoth(facts, cardsThrownInAsCounted);
    const by = sideOf(facts.incident.offender);
    if (by === undefined) return undefined;
    const thrown = because(
      cardsThrownInAsCounted,
      'Cards were thrown in openly; the game ends with what that side has brought in, the rest is the other’s.',
      'Karten wurden offen hingeworfen; das Spiel endet mit dem Eingebrachten der Partei, der Rest gehört der anderen.',
    );
    return openGoesTo(by === 'declarer' ? 'opponents' : 'declarer', facts, thrown);
  },
};
