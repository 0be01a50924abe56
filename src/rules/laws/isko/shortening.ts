/*
 * ISkO: shortening the game (1999: 4.3; since 2018: 4.4). What the text of 1999 says otherwise stands in shortening-1999.ts
 *
 * | 1999  | 2018  | 2022  | title                                | status     |
 * | ----- | ----- | ----- | ------------------------------------ | ---------- |
 * | 4.3.1 | 4.4.1 | 4.4.1 | The declarer gives up                | executable |
 * | 4.3.2 | 4.4.2 | 4.4.2 | The declarer gives up later          | executable |
 * | 4.3.3 | 4.4.3 | 4.4.3 | An opponent gives up                 | executable |
 * | -     | 4.4.4 | 4.4.4 | The declarer shows his cards         | executable |
 * | -     | -     | 4.4.5 | An opponent plays open               | executable |
 * | -     | 4.4.6 | 4.4.6 | Cards thrown in                      | executable |
 */
import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import type { IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { decisionBefore } from '../../irregularities/known-game';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { because, ruling, type Choice, type Ruling } from '../../irregularities/ruling';
import {
  cardsHeld,
  openGoesTo,
  playedForOutcome,
  sureTricks,
  thrownByBoth,
  tricksShared,
} from '../../irregularities/shortened-games';
import { iskoNumbers, type Law } from '../law';

/** Cards with which the declarer may give up without asking anybody. */
const ENOUGH_TO_GIVE_UP_ALONE = 9;

export const declarerGivesUp: JudgingLaw = {
  number: iskoNumbers({ old: '4.3.1', now: '4.4.1' }),
  group: 'ending',
  status: 'executable',
  answers: ['declarer-gives-up'],
  title: { en: 'The declarer gives up', de: 'Aufgabe durch den Alleinspieler' },
  summary: {
    en: 'With nine or ten cards the declarer may give up alone; he loses at the announced value without further levels.',
    de: 'Mit neun oder zehn Karten darf der Alleinspieler allein aufgeben; er verliert im angesagten Wert ohne weitere Stufen.',
  },
  evidence: 'secondary',
  judge: (facts) => {
    const held = cardsHeld(facts);
    if (held !== undefined && held < ENOUGH_TO_GIVE_UP_ALONE) return undefined;
    return givenUp(facts, declarerGivesUp);
  },
};

export const declarerGivesUpLater: JudgingLaw = {
  number: iskoNumbers({ old: '4.3.2', now: '4.4.2' }),
  group: 'ending',
  status: 'executable',
  answers: ['declarer-gives-up'],
  title: { en: 'The declarer gives up later', de: 'Spätere Aufgabe durch den Alleinspieler' },
  summary: {
    en: 'With eight cards or fewer the declarer may give up only if one opponent at least consents.',
    de: 'Mit acht oder weniger Karten darf der Alleinspieler nur aufgeben, wenn mindestens ein Gegner zustimmt.',
  },
  evidence: 'secondary',
  judge: (facts) => {
    const held = cardsHeld(facts);
    const { consents } = facts.incident.facts;
    if (held === undefined || held >= ENOUGH_TO_GIVE_UP_ALONE) return undefined;
    if (consents !== undefined) return consents === 0 ? notGivenUp() : givenUp(facts, declarerGivesUpLater);
    const asked = because(
      declarerGivesUpLater,
      'The declarer holds eight cards or fewer; one opponent must consent.',
      'Der Alleinspieler hat acht oder weniger Karten; ein Gegner muss zustimmen.',
    );
    return ruling('choice', [asked], {
      choices: [
        {
          by: 'opponent',
          choice: 'stop',
          effect: {
            en: 'One opponent consents; the game is lost.',
            de: 'Ein Gegner stimmt zu; das Spiel ist verloren.',
          },
          leadsTo: () => givenUp(facts, declarerGivesUpLater),
        },
        {
          by: 'opponent',
          choice: 'play-on',
          effect: { en: 'Nobody consents; play goes on.', de: 'Niemand stimmt zu; es wird weitergespielt.' },
          leadsTo: notGivenUp,
        },
      ],
    });
  },
};

const givenUp = (facts: IncidentCase, law: Law): Ruling => {
  const before = decisionBefore(facts);
  const game = settledGame(facts, 'declarer', { effect: 'loses-undecided', law }, { kind: 'conceded' });
  const why = game.won
    ? because(
        law,
        'The declarer had already won what he needed; giving up changes nothing.',
        'Der Alleinspieler hatte schon gewonnen, was er brauchte; die Aufgabe ändert nichts.',
      )
    : because(
        law,
        'The declarer has given up; he loses without schneider or schwarz being added.',
        'Der Alleinspieler hat aufgegeben; er verliert, ohne dass Schneider oder Schwarz hinzukommen.',
      );
  return ruling(game.won ? 'game-won' : 'game-lost', [why], {
    game,
    alreadyDecided: before === 'unknown' ? null : before,
    missing: missingForScore(facts),
  });
};

const notGivenUp = (): Ruling =>
  ruling('refused', [
    because(
      declarerGivesUpLater,
      'Neither opponent consents; the game is played on.',
      'Kein Gegner stimmt zu; das Spiel wird fortgesetzt.',
    ),
  ]);

export const opponentGivesUp: JudgingLaw = {
  number: iskoNumbers({ old: '4.3.3', now: '4.4.3' }),
  group: 'ending',
  status: 'executable',
  answers: ['adversary-gives-up'],
  title: { en: 'An opponent gives up', de: 'Aufgabe durch einen Gegner' },
  summary: {
    en: 'One opponent giving up ends the game for both; an undecided game is won simply, with the level the bid or the announcement demands.',
    de: 'Gibt ein Gegner auf, endet das Spiel für beide; ein unentschiedenes ist einfach gewonnen, mit der nötigen Stufe.',
  },
  evidence: 'verified',
  judge: (facts) =>
    judgeOffence(facts, {
      by: 'opponents',
      steps: [
        because(
          opponentGivesUp,
          'One opponent has given up; the other is bound by it, and the provisions on offences apply.',
          'Ein Gegner hat aufgegeben; der andere ist daran gebunden, und die Bestimmungen über Verstöße gelten.',
        ),
      ],
    }),
};

export const declarerShowsCards: JudgingLaw = {
  number: iskoNumbers({ now: '4.4.4' }),
  group: 'ending',
  status: 'executable',
  answers: ['declarer-claims'],
  title: { en: 'The declarer shows his cards', de: 'Der Alleinspieler zeigt seine Karten' },
  summary: {
    en: 'Cards shown, even to one opponent, win the announced game if both accept; a higher level counts only when claimed with them. Otherwise play goes on with the cards open.',
    de: 'Gezeigte Karten, auch nur einem Gegner, gewinnen bei Zustimmung beider das angesagte Spiel; höhere Stufen nur, wenn mitgefordert. Sonst wird mit offenen Karten weitergespielt.',
  },
  evidence: 'court',
  judge: (facts) => {
    const { accepted } = facts.incident.facts;
    if (decisionBefore(facts) === 'opponents') return lostAlready(facts);
    if (accepted !== undefined) return accepted === 2 ? claimAccepted(facts) : claimPlayedOut(facts);
    const asked = because(
      declarerShowsCards,
      'The declarer has shown his cards; each opponent says whether he accepts.',
      'Der Alleinspieler hat seine Karten gezeigt; jeder Gegner erklärt, ob er zustimmt.',
    );
    const choices: readonly Choice[] = [
      {
        by: 'opponent',
        choice: 'stop',
        effect: { en: 'Both accept; the game ends as won.', de: 'Beide stimmen zu; das Spiel endet gewonnen.' },
        leadsTo: () => claimAccepted(facts),
      },
      {
        by: 'opponent',
        choice: 'play-on',
        effect: {
          en: 'One objects; the declarer plays open.',
          de: 'Einer widerspricht; der Alleinspieler spielt offen.',
        },
        leadsTo: () => claimPlayedOut(facts),
      },
    ];
    return ruling('choice', [asked], { choices, missing: missingForScore(facts) });
  },
};

const claimAccepted = (facts: IncidentCase): Ruling => {
  const shared = tricksShared(facts, declarerShowsCards);
  if (shared !== undefined) return shared;
  const claimed = facts.incident.facts['level'];
  const level = claimed === 'schneider' || claimed === 'schwarz' ? claimed : undefined;
  const game = settledGame(facts, 'declarer', { effect: 'claims', law: declarerShowsCards }, { kind: 'claim', level });
  const accepted = because(
    declarerShowsCards,
    'Both opponents accept; the announced game is won, with a higher level only if it was claimed with the cards.',
    'Beide Gegner stimmen zu; das angesagte Spiel ist gewonnen, eine höhere Stufe nur, wenn sie mitgefordert war.',
  );
  const overbid = because(
    facts.ruleset.overbid.law,
    'What was claimed does not reach the bid; the game is overbid and lost.',
    'Das Geforderte erreicht den Reizwert nicht; das Spiel ist überreizt und verloren.',
  );
  return ruling(game.won ? 'game-won' : 'game-lost', game.won ? [accepted] : [accepted, overbid], {
    game,
    missing: missingForScore(facts),
  });
};

const claimPlayedOut = (facts: IncidentCase): Ruling => {
  const step = because(
    declarerShowsCards,
    'An opponent does not accept; play goes on with the declarer’s cards open and the outcome counts.',
    'Ein Gegner stimmt nicht zu; es wird mit offenen Karten des Alleinspielers weitergespielt, das Ergebnis zählt.',
  );
  const thrown = facts.incident.facts['thrownInAnswer'] === true;
  return playedForOutcome(
    facts,
    step,
    thrown ? ['declarer-plays-open', 'thrown-cards-are-taken-up'] : ['declarer-plays-open'],
  );
};

const lostAlready = (facts: IncidentCase): Ruling =>
  ruling(
    'game-lost',
    [
      because(
        declarerShowsCards,
        'The opponents had already beaten the game; showing cards does not revive it.',
        'Die Gegner hatten das Spiel schon geschlagen; das Zeigen der Karten belebt es nicht wieder.',
      ),
    ],
    {
      game: settledGame(facts, 'declarer', { effect: 'loses-undecided', law: declarerShowsCards }),
      alreadyDecided: 'opponents',
      missing: missingForScore(facts),
    },
  );

export const opponentPlaysOpen: JudgingLaw = {
  number: { 'isko-2022': '4.4.5' },
  group: 'ending',
  status: 'executable',
  answers: ['adversary-claims'],
  title: { en: 'An opponent plays open', de: 'Offenes Spiel eines Gegners' },
  summary: {
    en: 'An opponent may lay his cards open only when the declarer gets no further trick, however he and the partner play; otherwise the remaining tricks are the declarer’s.',
    de: 'Ein Gegner darf nur offen spielen, wenn der Alleinspieler keinen Stich mehr bekommt, wie dieser und der Partner auch spielen; sonst gehören die restlichen Stiche dem Alleinspieler.',
  },
  evidence: 'court',
  judge: (facts) => {
    const { noTrickForDeclarer } = facts.incident.facts;
    if (noTrickForDeclarer === true) {
      const holds = because(
        opponentPlaysOpen,
        'The declarer can get no further trick; the remaining ones go to the opponents and the result counts.',
        'Der Alleinspieler bekommt keinen Stich mehr; die restlichen gehen an die Gegner, und das Ergebnis zählt.',
      );
      return openGoesTo('opponents', facts, holds, {
        corrections: ['remaining-cards-go-to-opponents'],
      });
    }
    const fails = because(
      opponentPlaysOpen,
      'It is not certain that the declarer gets no further trick; an open hand is then an offence of the opponents.',
      'Dass der Alleinspieler keinen Stich mehr bekommt, ist nicht sicher; das offene Spiel ist dann ein Verstoß der Gegner.',
    );
    return judgeOffence(facts, { by: 'opponents', steps: [fails] });
  },
};

export const cardsThrownIn: JudgingLaw = {
  number: iskoNumbers({ now: '4.4.6' }),
  group: 'ending',
  status: 'executable',
  answers: ['cards-thrown-in', 'both-throw-in'],
  title: { en: 'Cards thrown in', de: 'Weggeworfene Karten' },
  summary: {
    en: 'Cards thrown in openly end the game for that side with its tricks and points so far; all else goes to the other side, and levels count unless they were impossible in theory.',
    de: 'Offen weggeworfene Karten beenden das Spiel für die Partei mit ihren bisherigen Stichen und Augen; alles andere fällt der anderen zu, Stufen zählen, wenn sie nicht theoretisch ausgeschlossen waren.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'What rules a level out in theory is known from an example only: the jack of clubs, or all other jacks, with the side that threw in.',
      de: 'Was eine Stufe theoretisch ausschließt, ist nur aus einem Beispiel bekannt: der Kreuz-Bube oder alle anderen Buben bei der werfenden Partei.',
    },
  ],
  judge: (facts) => {
    if (facts.incident.kind === 'both-throw-in') return thrownByBoth(facts, cardsThrownIn);
    const by = sideOf(facts.incident.offender);
    if (by === undefined) return undefined;
    const thrown = because(
      cardsThrownIn,
      'Cards were thrown in openly; that side keeps what it has, everything open goes to the other.',
      'Karten wurden offen hingeworfen; die Partei behält, was sie hat, alles Offene fällt der anderen zu.',
    );
    return openGoesTo(by === 'declarer' ? 'opponents' : 'declarer', facts, thrown, {
      sure: sureTricks(facts),
      doubts: cardsThrownIn.doubts ?? [],
    });
  },
};
