/*
 * Foster, The Laws of Skat: THE GAMES
 *
 * | law | title                          | status     |
 * | --- | ------------------------------ | ---------- |
 * | 1   | Unit values                    | definition |
 * | 2   | Multipliers and matadors       | definition |
 * | 3   | Games that lose double         | definition |
 * | 4   | Ramsch                         | definition |
 */
import type { Law } from '../law';

export const unitValues: Law = {
  number: { foster: '1' },
  group: 'games',
  status: 'definition',
  title: { en: 'Unit values', de: 'Grundwerte' },
  summary: {
    en: 'Each game has a unit value; Frage is not played; Revolution, Uno and Duo only where the table has agreed to them.',
    de: 'Jedes Spiel hat einen Grundwert; Frage wird nicht gespielt; Revolution, Uno und Duo nur nach Absprache am Tisch.',
  },
  evidence: 'verified',
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
