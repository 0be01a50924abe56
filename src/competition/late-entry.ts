import { dealOrder, type DealOrder } from './deal-order';
import type { TableSize } from './seat';

/** A table as it is from a deal on. A table that nobody joined has one stage, from deal 1. */
export interface Stage {
  readonly fromDeal: number;
  readonly players: TableSize;
}

/** The stages of a table in the order of their deals, at least one. */
export type Stages = readonly [Stage, ...Stage[]];

/** When a newcomer joins, and how long the list then is. */
export interface Joining {
  readonly fromDeal: number;
  readonly dealsFixed: number;
}

/**
 * The order of one deal at a table that newcomers may have joined: with each of them a round begins, which seat 1 deals first.
 *
 * `deal` counts from 1; one below is a broken program: RangeError.
 */
export function orderAt(stages: Stages, deal: number): DealOrder {
  const index = Math.max(
    0,
    stages.findLastIndex(({ fromDeal }) => fromDeal <= deal),
  );
  const { fromDeal, players } = stages[index] ?? stages[0];
  const roundsBefore = stages
    .slice(0, index)
    .reduce((rounds, stage, at) => rounds + ((stages[at + 1]?.fromDeal ?? 0) - stage.fromDeal) / stage.players, 0);
  const order = dealOrder(players, deal - fromDeal + 1);
  return { ...order, deal, round: roundsBefore + order.round };
}

/**
 * When somebody could join a table now: at the start of a round, with as many rounds left as there were (custom of the ISkO
 * clubs: with everyone's consent, in the seat to the right of the first player). Undefined within a round and after the last.
 */
export function joiningAt(
  stages: Stages,
  { dealsEntered, dealsFixed }: { readonly dealsEntered: number; readonly dealsFixed: number },
): Joining | undefined {
  const { fromDeal, players } = stages.at(-1) ?? stages[0];
  const isBetweenRounds = (dealsEntered - fromDeal + 1) % players === 0;
  const left = (dealsFixed - dealsEntered) / players;
  if (!isBetweenRounds || left <= 0) return undefined;
  return { fromDeal: dealsEntered + 1, dealsFixed: dealsEntered + left * (players + 1) };
}
