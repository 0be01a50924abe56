/*
 * Foster, The Laws of Skat: PLAYING, the hand itself
 *
 * | law | title                                  | status     |
 * | --- | -------------------------------------- | ---------- |
 * | 44  | Abandoning a tournee                   | executable |
 * | 45  | Who leads                              | executable |
 * | 46  | A wrong number of cards in play        | executable |
 * | 47  | The declarer leads out of turn         | executable |
 * | 48  | An opponent leads out of turn          | executable |
 */
import {
  curedOverbidAssumed,
  decidedByTricks,
  levelLeft,
  lostByOffence,
  wonByOffence,
} from '../../irregularities/decided-games';
import { wrongHands } from '../../irregularities/hand-counts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { choicesAfterWrongLead, choicesOnWrongLead } from '../../irregularities/lead-choices';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, type Ruling } from '../../irregularities/ruling';
import { stateOfItsTrick } from '../../irregularities/when-found';
import { isSeat } from '../../seats';
import { judgeAbandoning } from './abandoned';
import { isLayoutMistaken } from './dealt';

export const abandoning: JudgingLaw = {
  number: { foster: '44' },
  group: 'ending',
  status: 'executable',
  answers: ['abandon'],
  title: { en: 'Abandoning a tournee', de: 'Aufgabe eines Tournees' },
  summary: {
    en: 'A tournee, and no other game, may be given up before the declarer plays to the second trick; it is lost as a plain game.',
    de: 'Ein Tournee, und nur dieses, darf vor dem Zuspielen zum zweiten Stich aufgegeben werden; es ist einfach verloren.',
  },
  evidence: 'verified',
  judge: (facts) => judgeAbandoning(facts, abandoning, notAbandoned),
};

const notAbandoned = () =>
  because(
    abandoning,
    'Only a tournee may be given up, and only before the second trick; play goes on.',
    'Nur ein Tournee darf aufgegeben werden, und nur vor dem zweiten Stich; es wird weitergespielt.',
  );

export const whoLeads: JudgingLaw = {
  number: { foster: '45' },
  group: 'playing',
  status: 'executable',
  answers: ['lead'],
  title: { en: 'Who leads', de: 'Ausspiel' },
  summary: {
    en: 'Forehand leads to the first trick whoever is the declarer, the winner of a trick to the next; everybody follows suit if he can.',
    de: 'Zum ersten Stich spielt immer Vorhand aus, zu jedem weiteren der Gewinner; wer kann, muss bedienen.',
  },
  evidence: 'verified',
  judge: ({ incident: { offender, facts } }) => {
    const leads = facts['leads'] ?? (isSeat(offender) ? offender : undefined);
    if (leads === undefined) return undefined;
    return leads === 'forehand'
      ? ruling('allowed', [
          because(whoLeads, 'Forehand leads to the first trick.', 'Zum ersten Stich spielt Vorhand aus.'),
        ])
      : ruling(
          'refused',
          [
            because(
              whoLeads,
              'Only forehand may lead to the first trick, whoever is the declarer.',
              'Zum ersten Stich darf nur Vorhand ausspielen, wer auch Alleinspieler ist.',
            ),
          ],
          { corrections: ['rightful-player-leads'] },
        );
  },
};

export const wrongNumberInPlay: JudgingLaw = {
  number: { foster: '46' },
  group: 'playing',
  status: 'executable',
  answers: ['wrong-hand-count'],
  title: { en: 'A wrong number of cards in play', de: 'Falsche Kartenzahl im Spiel' },
  summary: {
    en: 'When one hand alone has a wrong number of cards, its side loses the game.',
    de: 'Hat nur eine Hand die falsche Kartenzahl, verliert deren Partei das Spiel.',
  },
  evidence: 'verified',
  doubts: [curedOverbidAssumed],
  judge: (facts) => {
    const { incident } = facts;
    const wrong = wrongHands(incident) ?? [incident.offender];
    const side = sideOf(wrong[0] ?? 'table');
    if (wrong.length !== 1 || side === undefined || isLayoutMistaken(facts) !== false) return undefined;
    const missing =
      incident.facts['counts'] === undefined ? [{ pointer: '/incident/facts/counts', ifAnswered: [] }] : [];
    if (side === 'declarer') {
      const why = because(
        wrongNumberInPlay,
        'The declarer alone has a wrong number of cards; his game is lost.',
        'Nur der Alleinspieler hat eine falsche Kartenzahl; sein Spiel ist verloren.',
      );
      return lostByOffence(facts, why, { missing });
    }
    const why = because(
      wrongNumberInPlay,
      'One opponent alone has a wrong number of cards; the game is won.',
      'Nur ein Gegner hat eine falsche Kartenzahl; das Spiel ist gewonnen.',
    );
    return wonByOffence(facts, why, { missing, doubts: [curedOverbidAssumed] });
  },
};

export const declarerLeadsOutOfTurn: JudgingLaw = {
  number: { foster: '47' },
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'The declarer leads out of turn', de: 'Der Alleinspieler spielt außer der Reihe aus' },
  summary: {
    en: "The declarer's false lead is taken back if the opponent who has not played demands it; a complete trick stands, and once one opponent has played the declarer may not take back alone.",
    de: 'Ein falsches Ausspiel des Alleinspielers wird zurückgenommen, wenn der Gegner, der noch nicht zugegeben hat, es verlangt; ein vollständiger Stich gilt, und hat ein Gegner zugegeben, darf der Alleinspieler nicht allein zurücknehmen.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    if (incident.offender !== 'declarer') return undefined;
    const playedAfter = incident.facts['playedAfter'];
    const state = stateOfItsTrick(incident);
    const why = becauseDemanded(playedAfter);
    const already = decidedByTricks(facts, why);
    if (already !== undefined) return already;
    if (playedAfter === 2 || state === 'complete' || state === 'quitted') return trickStands();
    return ruling('choice', [why], {
      missing: askIfUnknown(incident, 'playedAfter', [
        { value: 0, disposition: 'choice' },
        { value: 1, disposition: 'choice' },
        { value: 2, disposition: 'stands' },
      ]),
      choices: choicesOnWrongLead(declarerLeadsOutOfTurn),
    });
  },
};

export const opponentLeadsOutOfTurn: JudgingLaw = {
  number: { foster: '48' },
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'An opponent leads out of turn', de: 'Ein Gegner spielt außer der Reihe aus' },
  summary: {
    en: 'When an opponent leads out of turn and the declarer calls it, his game is won; he may stop, or play on for schneider or schwarz with the lead as it is or put right.',
    de: 'Spielt ein Gegner außer der Reihe aus und rügt es der Alleinspieler, ist das Spiel gewonnen; er darf aufhören oder um Schneider oder Schwarz weiterspielen.',
  },
  evidence: 'verified',
  doubts: [curedOverbidAssumed],
  judge: (facts) => {
    const { offender, facts: said } = facts.incident;
    if (sideOf(offender) !== 'opponents') return undefined;
    if (said['calledBy'] !== 'declarer' && said['calledBy'] !== undefined) return notCalled();
    const won = wonByOffence(facts, becauseCalled(), {
      doubts: [curedOverbidAssumed],
      missing: askIfUnknown(facts.incident, 'calledBy', [
        { value: 'declarer', disposition: 'game-won' },
        { value: 'nobody', disposition: 'breach-without-penalty' },
      ]),
    });
    const playingFor = won.alreadyDecided === null ? levelLeft(facts, true, won.game?.level) : null;
    if (playingFor === null) return won;
    const open: Ruling = { ...won, secured: true, playingFor };
    return { ...open, choices: choicesAfterWrongLead(open, facts) };
  },
};

const trickStands = (): Ruling =>
  ruling('stands', [
    because(
      declarerLeadsOutOfTurn,
      'Both opponents have played to the lead; the trick stands.',
      'Beide Gegner haben zugegeben; der Stich gilt.',
    ),
  ]);

const becauseDemanded = (playedAfter: Incident['facts'][string] | undefined): Ruling['reasoning'][number] =>
  playedAfter === 1
    ? because(
        declarerLeadsOutOfTurn,
        'One opponent has played; the declarer may not take the card back without leave of the other, who may demand it.',
        'Ein Gegner hat zugegeben; der Alleinspieler darf nur mit Erlaubnis des anderen zurücknehmen, der es verlangen kann.',
      )
    : because(
        declarerLeadsOutOfTurn,
        'The trick is not complete; an opponent who has not played may demand that the card goes back.',
        'Der Stich ist nicht vollständig; ein Gegner, der noch nicht zugegeben hat, darf die Rücknahme verlangen.',
      );

const notCalled = (): Ruling =>
  ruling('breach-without-penalty', [
    because(
      opponentLeadsOutOfTurn,
      'The law gives the declarer the game only when he himself calls attention to the lead.',
      'Das Gesetz gibt dem Alleinspieler das Spiel nur, wenn er selbst das Ausspiel rügt.',
    ),
  ]);

const becauseCalled = (): Ruling['reasoning'][number] =>
  because(
    opponentLeadsOutOfTurn,
    'An opponent led out of turn and the declarer called it; his game is won whatever follows.',
    'Ein Gegner hat außer der Reihe ausgespielt, und der Alleinspieler hat es gerügt; sein Spiel ist gewonnen, was auch folgt.',
  );
