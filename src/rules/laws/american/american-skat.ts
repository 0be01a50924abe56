/*
 * Foster, American Skat (a variation told in his chapter; it has no numbers)
 *
 * | word       | title                        | status     |
 * | ---------- | ---------------------------- | ---------- |
 * | values     | Values of American Skat      | definition |
 * | announcing | Announced levels             | definition |
 * | losses     | Every loss counts double     | definition |
 * | overbid    | A game below the bid         | executable |
 * | endings    | Games that end early         | definition |
 * | errors     | Errors in deal and play      | referee    |
 */
import type { JudgingLaw, UnseenLaw } from '../../irregularities/judging-law';
import { judgeOverbid } from '../../irregularities/overbid';
import type { Law } from '../law';

export const americanValues: Law = {
  number: { 'foster-american': 'values' },
  group: 'games',
  status: 'definition',
  title: { en: 'Values of American Skat', de: 'Werte im American Skat' },
  summary: {
    en: 'The declarer always sees the skat and then names a suit at 9 to 12, a Grand at 24 or a Nullo at 20.',
    de: 'Der Alleinspieler sieht immer den Skat und sagt dann Farbe zu 9 bis 12, Grand zu 24 oder Nullo zu 20 an.',
  },
  evidence: 'derived',
  doubts: [
    {
      en: 'Grand 24 follows from the largest loss named, 1,008; Nullo 20 from the smallest game named, 18.',
      de: 'Grand 24 folgt aus dem größten genannten Verlust, 1008; Nullo 20 aus dem kleinsten genannten Spiel, 18.',
    },
  ],
};

export const americanAnnouncing: Law = {
  number: { 'foster-american': 'announcing' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Announced levels', de: 'Angesagte Stufen' },
  summary: {
    en: 'Announced after the layout, schneider doubles the game and schwarz trebles it; schwarz made after schneider adds one plain multiple.',
    de: 'Nach dem Drücken angesagt, verdoppelt Schneider und verdreifacht Schwarz das Spiel; Schwarz nach angesagtem Schneider zählt ein einfaches Vielfaches mehr.',
  },
  evidence: 'verified',
};

export const americanLosses: Law = {
  number: { 'foster-american': 'losses' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Every loss counts double', de: 'Jeder Verlust zählt doppelt' },
  summary: { en: 'A lost game costs twice its value.', de: 'Ein verlorenes Spiel kostet den doppelten Wert.' },
  evidence: 'verified',
};

export const americanOverbid: JudgingLaw = {
  number: { 'foster-american': 'overbid' },
  group: 'scoring',
  status: 'executable',
  answers: ['overbid'],
  title: { en: 'A game below the bid', de: 'Überreiztes Spiel' },
  summary: {
    en: 'A game below the bid is lost at the next multiple of its unit that covers the bid, then doubled.',
    de: 'Ein Spiel unter dem Reizwert ist mit dem nächsten deckenden Vielfachen verloren, das dann doppelt zählt.',
  },
  evidence: 'assumed',
  doubts: [
    {
      en: 'The text does not say whether law 61 holds here or in which order it raises and doubles.',
      de: 'Der Text sagt nicht, ob Gesetz 61 hier gilt und in welcher Folge angehoben und verdoppelt wird.',
    },
  ],
  judge: judgeOverbid,
};

export const americanEndings: Law = {
  number: { 'foster-american': 'endings' },
  group: 'ending',
  status: 'definition',
  title: { en: 'Games that end early', de: 'Vorzeitig beendete Spiele' },
  summary: {
    en: 'The paragraph on American Skat says nothing of hands that are laid down, given up or ended by an offence.',
    de: 'Der Absatz über American Skat sagt nichts über aufgelegte, aufgegebene oder durch einen Verstoß beendete Spiele.',
  },
  evidence: 'assumed',
  doubts: [
    {
      en: 'They are valued as by the laws of the same chapter, 49 to 53 and 60.',
      de: 'Sie werden nach den Gesetzen desselben Kapitels, 49 bis 53 und 60, berechnet.',
    },
  ],
};

export const americanErrors: UnseenLaw = {
  number: { 'foster-american': 'errors' },
  group: 'playing',
  status: 'referee',
  answers: [
    'wrong-card-count-dealt',
    'card-exposed-by-dealer',
    'deal-out-of-turn',
    'skat-seen',
    'no-layout',
    'wrong-layout-count',
    'lead-out-of-turn',
    'wrong-hand-count',
    'revoke',
    'look-back',
    'count-own-cards',
    'tells-partner',
    'declarer-claims',
    'adversary-claims',
    'declarer-gives-up',
  ],
  title: { en: 'Errors in deal and play', de: 'Fehler beim Geben und im Spiel' },
  summary: {
    en: 'The paragraph on American Skat says nothing of errors; the laws of the same chapter are the nearest, the referee decides.',
    de: 'Der Absatz über American Skat sagt nichts über Fehler; am nächsten liegen die Gesetze desselben Kapitels, der Schiedsrichter entscheidet.',
  },
  evidence: 'derived',
};
