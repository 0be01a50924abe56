/*
 * ISkO: overbidding (1999: 5.4; since 2018: 3.6)
 *
 * | 1999  | since 2018 | title            | status     |
 * | ----- | ---------- | ---------------- | ---------- |
 * | 5.4   | 3.6        | Overbid game     | executable |
 * | not known | 3.6.2  | Overbid Null     | definition |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOverbid } from '../../irregularities/overbid';
import { iskoNumbers, type Law } from '../law';

export const overbid: JudgingLaw = {
  number: iskoNumbers({ old: '5.4', now: '3.6' }),
  group: 'games',
  status: 'executable',
  answers: ['overbid'],
  title: { en: 'Overbid game', de: 'Überreiztes Spiel' },
  summary: {
    en: 'A game worth less than the bid is lost and costs the smallest multiple of its base value that covers the bid; levels really made count towards it.',
    de: 'Ein Spiel unter dem Reizwert ist verloren und kostet das kleinste Vielfache des Grundwerts, das ihn deckt; erreichte Stufen zählen mit.',
  },
  evidence: 'verified',
  judge: judgeOverbid,
};

export const overbidNull: Law = {
  number: iskoNumbers({ now: '3.6.2' }),
  alsoIn: ['isko-1999'],
  group: 'games',
  status: 'definition',
  title: { en: 'Overbid Null', de: 'Überreizter Null' },
  summary: {
    en: 'A Null below the bid is lost at once and charged as the cheapest suit game or Grand that covers it; Hand is kept, open and levels are not.',
    de: 'Ein Null unter dem Reizwert ist sofort verloren und wird als billigstes deckendes Farb- oder Grandspiel berechnet; Hand bleibt, ouvert und Stufen nicht.',
  },
  evidence: 'secondary',
};
