import type { StepKind, Text } from '../../../rules';

/** What each step of a valuation is called in front of people. */
export const STEP_TEXTS: Readonly<Record<StepKind, Text>> = {
  unit: { en: 'unit value', de: 'Grundwert' },
  matadors: { en: 'matadors', de: 'Spitzen' },
  game: { en: 'game', de: 'Spiel' },
  hand: { en: 'hand', de: 'Hand' },
  schneider: { en: 'schneider', de: 'Schneider' },
  'schneider-announced': { en: 'schneider announced', de: 'Schneider angesagt' },
  schwarz: { en: 'schwarz', de: 'Schwarz' },
  'schwarz-announced': { en: 'schwarz announced', de: 'Schwarz angesagt' },
  ouvert: { en: 'ouvert', de: 'ouvert' },
  spitze: { en: 'Spitze announced', de: 'Spitze angesagt' },
  'announced-factor': { en: 'announced, times', de: 'angesagt, mal' },
  'beyond-announced': { en: 'made beyond the announcement', de: 'über die Ansage hinaus gemacht' },
  multiplier: { en: 'sum of the levels', de: 'Summe der Stufen' },
  flat: { en: 'fixed value', de: 'fester Wert' },
  value: { en: 'unit value times the sum', de: 'Grundwert mal Summe' },
  charged: { en: 'raised to cover the bid', de: 'auf den Reizwert angehoben' },
  'loss-factor': { en: 'lost, so many times', de: 'verloren, so vielfach' },
  kontra: { en: 'Kontra, times', de: 'Kontra, mal' },
  re: { en: 'Re, times', de: 'Re, mal' },
  hirsch: { en: 'Hirsch, times', de: 'Hirsch, mal' },
  bock: { en: 'Bock round, times', de: 'Bockrunde, mal' },
  score: { en: 'entry in the list', de: 'Eintrag in der Liste' },
};
