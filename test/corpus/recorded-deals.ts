import {
  findRuleset,
  parseCard,
  replayDeal,
  SEATS,
  type Card,
  type DealRecord,
  type Play,
  type Replay,
  type ReplayRequest,
  type Seat,
} from '../../src/rules';

/** The cards of a row, `DJ.HA.HQ`. */
export const cardsOf = (text: string): readonly Card[] =>
  text.split('.').map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Error(`${name} is no card`);
    return card;
  });

/** A row of a corpus whose hands are those held in play; it names the cards in the order of play, not who played them. */
export interface RecordedCards {
  readonly hands: readonly string[];
  readonly skat: string;
  readonly plays?: string;
}

/** Each card was played by who held it, whoever won the trick before: nothing is believed of the winners. */
const playsOf = (hands: Readonly<Record<Seat, readonly Card[]>>, plays: readonly Card[]): readonly Play[] =>
  plays.map((card) => {
    const seat = SEATS.find((holder) => hands[holder].includes(card));
    if (seat === undefined) throw new Error(`nobody held ${card}`);
    return { seat, card };
  });

/** The deal of a row, with what else is recorded of it. */
export const dealOf = ({ hands, skat, plays }: RecordedCards, rest: Partial<DealRecord> = {}): DealRecord => {
  const [forehand = [], middlehand = [], rearhand = []] = hands.map(cardsOf);
  const held = { forehand, middlehand, rearhand };
  return { hands: held, skat: cardsOf(skat), plays: plays === undefined ? [] : playsOf(held, cardsOf(plays)), ...rest };
};

/** The replay of a recorded deal under isko-2022. */
export const replayOf = (deal: DealRecord, request?: ReplayRequest): Replay => {
  const ruleset = findRuleset('isko-2022');
  const answer = ruleset && replayDeal(ruleset, deal, request);
  if (answer?.ok !== true) throw new Error(JSON.stringify(answer?.faults));
  return answer.replay;
};

/** Card points and tricks of a side in a game with a declarer. */
export const countsOf = ({ cardPoints, trickCounts }: Replay, side: 'declarer' | 'opponents'): readonly number[] =>
  [cardPoints, trickCounts].map((counts) => ('declarer' in counts ? counts[side] : null) ?? Number.NaN);

const CARDS_IN_TRICK = 3;

/** What a replay finds wrong in calls, announcement and cards, and tricks that another won than who led to the next. */
export const wrongIn = ({ plays }: DealRecord, replay: Replay): readonly string[] => [
  ...[...(replay.auction?.faults ?? []), ...replay.announcementFaults, ...replay.faults].map(({ code }) => code),
  ...replay.tricks.flatMap(({ winner }, index) => {
    const next = plays[CARDS_IN_TRICK * (index + 1)];
    return next === undefined || next.seat === winner ? [] : [`trick ${index + 1} won by ${winner}`];
  }),
];
