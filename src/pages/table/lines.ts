import { dealOrder } from '../../competition/deal-order';
import type { TableSize } from '../../competition/seat';
import type { Entry } from '../outbox/entry';
import type { Ruleset } from '../../rules/rulesets/ruleset';
import type { Deal, Table } from './table-api';
import type { ToldGame } from './draft';
import { valued } from './value';

/** A line of the list as it stands on this device: what the service has, and what is still on its way. */
export interface Line {
  readonly deal: number;
  readonly revision: number;
  readonly kind: Deal['kind'];
  readonly declarer: number | null;
  /** Entries by seat. */
  readonly scores: Readonly<Record<string, number>>;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Set while the service has not acknowledged it. */
  readonly entry?: Entry | undefined;
}

/** The list with everything that waits on this device, by deal. */
export function linesOf(
  deals: readonly Deal[],
  waiting: readonly Entry[],
  ruleset: Ruleset | undefined,
): readonly Line[] {
  const lines = new Map(deals.map((deal) => [deal.deal, lineOf(deal)]));
  for (const entry of waiting) lines.set(entry.deal, waitingLine(entry, lines.get(entry.deal), ruleset));
  return [...lines.values()].toSorted((a, b) => a.deal - b.deal);
}

/** A deal of the service as a line. */
export function lineOf({ deal, revision, kind, declarer, result, scores, facts }: Deal): Line {
  const score = result !== null && 'score' in result ? result.score : 0;
  const entries = scores ?? (declarer === null ? {} : { [declarer]: score });
  return { deal, revision, kind, declarer, scores: entries, facts };
}

function waitingLine(entry: Entry, standing: Line | undefined, ruleset: Ruleset | undefined): Line {
  const { reason: _, ...facts } = entry.body;
  const base = { deal: entry.deal, revision: standing?.revision ?? 0, facts, entry };
  if (!('declarer' in facts)) return { ...base, kind: 'passed', declarer: null, scores: {} };
  const game = facts as unknown as ToldGame;
  const value = ruleset && valued(ruleset, game);
  const score = value?.is === 'valued' ? value.valuation.score : 0;
  return { ...base, kind: 'played', declarer: game.declarer, scores: { [game.declarer]: score } };
}

/** Game points by seat, as the lines come to. */
export function pointsOf(lines: readonly Line[], seats: Table['seats']): ReadonlyMap<number, number> {
  return new Map(
    seats.map(({ seat }) => [seat, lines.reduce((sum, { scores }) => sum + (scores[String(seat)] ?? 0), 0)]),
  );
}

/** The next deal to be entered: the first number that no line has. */
export function nextDeal(lines: readonly Line[], { dealsFixed }: Pick<Table, 'dealsFixed'>): number | undefined {
  const taken = new Set(lines.map(({ deal }) => deal));
  for (let deal = 1; deal <= dealsFixed; deal += 1) if (!taken.has(deal)) return deal;
  return undefined;
}

/** Who deals, and who holds cards, from forehand on; a newcomer begins a round. */
export function seatsOfDeal(
  deal: number,
  { seats }: Pick<Table, 'seats'>,
): { readonly dealer: number; readonly withCards: readonly number[] } {
  const here = seats.filter(({ fromDeal }) => fromDeal <= deal);
  const from = Math.max(...here.map(({ fromDeal }) => fromDeal));
  const { dealer, forehand, middlehand, rearhand } = dealOrder(here.length as TableSize, deal - from + 1);
  return { dealer, withCards: [forehand, middlehand, rearhand] };
}
