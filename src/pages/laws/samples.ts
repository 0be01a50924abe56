import type { components } from '../api/contract';

type Question = Omit<components['schemas']['ValueQuestion'], 'ruleset'>;

interface Sample {
  /** The beginning of the ids of the codes that know the game. */
  readonly family: string;
  readonly name: Readonly<Record<'de' | 'en', string>>;
  readonly question: Question;
}

const suit = (trump: 'C' | 'S' | 'H' | 'D', more: object = {}): Question['contract'] => ({
  game: 'suit',
  trump,
  ...more,
});
const grand = (more: object = {}): Question['contract'] => ({ game: 'grand', ...more });

/** Games by which the laws of valuing are shown; nothing about their value is written down here. */
export const samples: readonly Sample[] = [
  {
    family: 'isko',
    name: { de: 'Herz mit 1, gewonnen', en: 'Hearts with 1, won' },
    question: { bid: 18, contract: suit('H'), matadors: { with: 1 }, outcome: { won: true } },
  },
  {
    family: 'isko',
    name: { de: 'Herz mit 1, gereizt bis 24', en: 'Hearts with 1, bid 24' },
    question: { bid: 24, contract: suit('H'), matadors: { with: 1 }, outcome: { cardPoints: 61 } },
  },
  {
    family: 'isko',
    name: { de: 'Kreuz ohne 2 Hand, verloren', en: 'Clubs without 2 Hand, lost' },
    question: { bid: 18, contract: suit('C', { hand: true }), matadors: { without: 2 }, outcome: { cardPoints: 60 } },
  },
  {
    family: 'isko',
    name: { de: 'Karo mit 1, 90 Augen', en: 'Diamonds with 1, 90 card points' },
    question: { bid: 18, contract: suit('D'), matadors: { with: 1 }, outcome: { cardPoints: 90 } },
  },
  {
    family: 'isko',
    name: { de: 'Null, verloren', en: 'Null, lost' },
    question: { bid: 18, contract: { game: 'null' }, outcome: { won: false } },
  },
  {
    family: 'isko',
    name: { de: 'Grand mit 4 Hand ouvert', en: 'Grand with 4 Hand ouvert' },
    question: {
      bid: 18,
      contract: grand({ hand: true, ouvert: true, announced: 'schwarz' }),
      matadors: { with: 4 },
      outcome: { cardPoints: 120, tricks: 10 },
    },
  },
  {
    family: 'foster',
    name: { de: 'Kreuz-Solo mit 2, 70 Augen', en: 'Clubs solo with 2, 70 card points' },
    question: {
      bid: 20,
      contract: { game: 'solo', trump: 'C' },
      matadors: { with: 2 },
      outcome: { cardPoints: 70 },
    },
  },
];
