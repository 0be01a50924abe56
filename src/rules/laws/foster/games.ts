/*
 * Foster, The Laws of Skat: THE GAMES
 *
 * | law | title                    | status     |
 * | --- | ------------------------ | ---------- |
 * | 1   | Unit values              | executable |
 * | 2   | Multipliers and matadors | definition |
 * | 3   | Games that lose double   | definition |
 * | 4   | Ramsch                   | definition |
 * | 5   | The open hand            | executable |
 */
import { numberIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling } from '../../irregularities/ruling';
import type { Law } from '../law';

export const unitValues: JudgingLaw = {
  number: { foster: '1' },
  group: 'games',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Unit values', de: 'Grundwerte' },
  summary: {
    en: 'Each game has a unit value; Frage is not played; Revolution, Uno and Duo only where the table has agreed to them.',
    de: 'Jedes Spiel hat einen Grundwert; Frage wird nicht gespielt; Revolution, Uno und Duo nur nach Absprache am Tisch.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset, situation }) => {
    if (sideOf(incident.offender) !== 'declarer' || situation.contract === undefined) return undefined;
    const game = ruleset.games[situation.contract.game];
    return game !== undefined && game.agreed === undefined
      ? undefined
      : ruling('refused', [
          because(
            unitValues,
            'This code has no such game, or the table has not agreed to it.',
            'Ein solches Spiel gibt es nicht, oder der Tisch hat es nicht abgesprochen.',
          ),
        ]);
  },
};

export const multipliers: Law = {
  number: { foster: '2' },
  group: 'games',
  status: 'definition',
  title: { en: 'Multipliers and matadors', de: 'Gewinnstufen und Matadore' },
  summary: {
    en: 'In games with trumps the unit is multiplied by the level, 1 to 5, plus one for each matador held or missing.',
    de: 'In Spielen mit Trumpf wird der Grundwert mit der Stufe, 1 bis 5, und einem je Matador mit oder ohne vervielfacht.',
  },
  evidence: 'verified',
};

export const doubleLosses: Law = {
  number: { foster: '3' },
  group: 'games',
  status: 'definition',
  title: { en: 'Games that lose double', de: 'Spiele, die doppelt verlieren' },
  summary: {
    en: 'A passt-mir-nicht and every Gucki, Grand or Nullo, cost twice their value when lost.',
    de: 'Passt-mir-nicht und jeder Gucki, Grand oder Nullo, kosten verloren den doppelten Wert.',
  },
  evidence: 'verified',
};

export const ramsch: Law = {
  number: { foster: '4' },
  group: 'games',
  status: 'definition',
  title: { en: 'Ramsch', de: 'Ramsch' },
  summary: {
    en: 'The loser pays 20, or 30 when one player and 50 when two players took no trick; the skat goes to the last trick; ties are settled by who took it.',
    de: 'Der Verlierer zahlt 20, bei einem Spieler ohne Stich 30, bei zweien 50; der Skat gehört zum letzten Stich, der auch bei Gleichstand entscheidet.',
  },
  evidence: 'verified',
};

export const openHand: JudgingLaw = {
  number: { foster: '5' },
  group: 'games',
  status: 'executable',
  answers: ['open-hand-late'],
  title: { en: 'The open hand', de: 'Das offene Blatt' },
  summary: {
    en: 'An open hand is laid up before an opponent plays; the opponents may neither consult nor tell the declarer what to play.',
    de: 'Ein offenes Blatt liegt auf, bevor ein Gegner zugibt; die Gegner dürfen sich nicht beraten und nichts vorschreiben.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    (numberIn(incident, 'opponentsPlayed') ?? 0) > 0
      ? ruling('breach-without-penalty', [
          because(
            openHand,
            'An opponent had already played; the law names no penalty, the hand is laid up now.',
            'Ein Gegner hatte schon zugegeben; eine Strafe nennt das Gesetz nicht, das Blatt wird nun aufgelegt.',
          ),
        ])
      : ruling('no-offence', [because(openHand, 'No opponent has played yet.', 'Noch kein Gegner hat zugegeben.')], {
          missing: askIfUnknown(incident, 'opponentsPlayed', [
            { value: 0, disposition: 'no-offence' },
            { value: 1, disposition: 'breach-without-penalty' },
          ]),
        }),
};
