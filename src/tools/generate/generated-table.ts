import {
  dealOrder,
  randomDeal,
  seatsOf,
  seededGenerator,
  type RandomDeal,
  type SeatedTable,
  type SeededGenerator,
  type SessionResult,
  type TableSize,
} from '../../competition';
import type { Adjustment } from '../../persistence/stores/adjustments';
import type { PlayingTable } from '../../persistence/stores/tables';
import { saidOf } from '../../modules/events/tournaments';
import { resultsOf } from '../../modules/events/standings';
import { sumLines } from '../../modules/carriers/event-file';
import { generatedPlayer, type GeneratedPlayer } from './generated-player';
import { minute, type Workshop } from './workshop';

/** One entry of a deal; its valuation is made when it is written. */
interface Entry {
  readonly told: RandomDeal;
  readonly enteredAt: string;
  readonly reason?: string;
}

/** Points apart. */
interface Apart {
  readonly seat: number;
  readonly playerId: string;
  readonly points: number;
  readonly at: string;
}

/** A table of a generated event, with all that happened there. */
export interface GeneratedTable {
  readonly table: PlayingTable;
  /** The entries of each deal, the newest last. */
  readonly deals: readonly (readonly Entry[])[];
  readonly apart: Apart | undefined;
  readonly newcomer: { readonly seat: number; readonly fromDeal: number; readonly player: GeneratedPlayer } | undefined;
  readonly confirmedAt: string;
}

/** A table as a draw makes it. */
export function madeTable(
  { profile, id: named }: Workshop,
  session: number,
  { number, seats }: SeatedTable,
): Pick<PlayingTable, 'id' | 'number' | 'dealsFixed'> {
  return { id: named(`table ${session} ${number}`), number, dealsFixed: profile.deals[seats.length as 3 | 4] };
}

/** Plays a whole list. */
export function playTable(shop: Workshop, session: number, seated: SeatedTable): GeneratedTable {
  const { asked, tournamentId, seed } = shop;
  const { number, seats } = seated;
  const random = seededGenerator(seed(`table ${session} ${number}`));
  const size = seats.length as TableSize;
  const { id, dealsFixed } = madeTable(shop, session, seated);
  const newcomer =
    session === 1 && number <= asked.substitutes && dealsFixed > 1
      ? takeOver(shop, { id, session, seat: 1, fromDeal: 1 + Math.ceil(dealsFixed / 2), from: seats[0] ?? '' }, number)
      : undefined;
  const deals = playDeals(shop, { id, session, size, dealsFixed }, random);
  if (asked.correctedLists > 0 && random.below(asked.correctedLists) === 0) {
    correct(shop, { id, session, size }, deals, random);
  }
  const corrections = deals.reduce((sum, entries) => sum + entries.length - 1, 0);
  const isAdjusted = asked.adjustedLists > 0 && random.below(asked.adjustedLists) === 0;
  const apart = isAdjusted ? adjust(shop, { id, session, playerId: seats.at(-1) ?? '', seat: size }) : undefined;
  const table: PlayingTable = {
    tournamentId,
    id,
    session,
    number,
    size,
    dealsFixed,
    dealsEntered: dealsFixed,
    version: 1 + dealsFixed + corrections + Number(newcomer !== undefined) + Number(apart !== undefined),
    seats: seats.map((playerId, index) => ({ seat: index + 1, fromDeal: 1, playerId })),
    substitutes: newcomer ? [{ seat: newcomer.seat, fromDeal: newcomer.fromDeal, playerId: newcomer.player.id }] : [],
  };
  const confirmedAt = shop.chronicle.instant();
  for (const { seat } of table.seats) {
    const subject = { session, table: id, seat };
    shop.chronicle.tell({
      by: shop.scorer,
      action: 'list-confirmed',
      subject,
      after: { version: table.version, device: null },
    });
  }
  return { table, deals, apart, newcomer, confirmedAt };
}

interface Place {
  readonly id: string;
  readonly session: number;
}

function playDeals(
  { asked, chronicle, scorer, judged }: Workshop,
  { id, session, size, dealsFixed }: Place & { readonly size: TableSize; readonly dealsFixed: number },
  random: SeededGenerator,
): Entry[][] {
  return Array.from({ length: dealsFixed }, (_, index) => {
    const deal = index + 1;
    const told = anyDeal(random, size, deal, asked);
    const { facts, score, rulesRevision } = judged(told, size, deal);
    const enteredAt = chronicle.pass(1_000);
    const subject = { session, table: id, deal };
    chronicle.tell({
      by: scorer,
      action: 'deal-entered',
      subject,
      after: { revision: 1, facts, score, rulesRevision },
    });
    return [{ told, enteredAt }];
  });
}

function anyDeal(random: SeededGenerator, size: TableSize, deal: number, shares: Workshop['asked']): RandomDeal {
  const { sitsOut } = dealOrder(size, deal);
  return randomDeal(
    random,
    seatsOf(size).filter((seat) => !sitsOut.includes(seat)),
    shares,
  );
}

function correct(
  { asked, chronicle, director, judged }: Workshop,
  { id, session, size }: Place & { readonly size: TableSize },
  deals: Entry[][],
  random: SeededGenerator,
): void {
  const deal = 1 + random.below(deals.length);
  const entries = deals[deal - 1];
  const [first] = entries ?? [];
  if (entries === undefined || first === undefined) return;
  const told = anyDeal(random, size, deal, asked);
  const [was, is] = [judged(first.told, size, deal), judged(told, size, deal)];
  const reason = 'Misread';
  entries.push({ told, enteredAt: chronicle.pass(minute), reason });
  chronicle.tell({
    by: director,
    action: 'deal-corrected',
    subject: { session, table: id, deal },
    before: { revision: 1, facts: was.facts, score: was.score },
    after: { revision: 2, facts: is.facts, score: is.score, rulesRevision: is.rulesRevision },
    reason,
  });
}

function adjust(
  { chronicle, director }: Workshop,
  { id, session, seat, playerId }: Place & { readonly seat: number; readonly playerId: string },
): Apart {
  const points = -50;
  const at = chronicle.pass(minute);
  const subject = { session, table: id, adjustment: 1 };
  const after = { seat, player: playerId, points, law: null };
  chronicle.tell({ by: director, action: 'points-adjusted', subject, after, reason: 'Late' });
  return { seat, playerId, points, at };
}

function takeOver(
  shop: Workshop,
  {
    id,
    session,
    seat,
    fromDeal,
    from,
  }: Place & { readonly seat: number; readonly fromDeal: number; readonly from: string },
  count: number,
): GeneratedTable['newcomer'] {
  const { asked, chronicle, director: by } = shop;
  const player = generatedPlayer(shop, asked.players + count);
  const added = { players: [player.id] };
  chronicle.tell({
    by,
    action: 'players-added',
    subject: added,
    after: { numbers: [player.number], states: ['entered'], said: [saidOf(player)] },
  });
  chronicle.tell({
    by,
    action: 'player-replaced',
    subject: { session, table: id, seat },
    before: { player: from },
    after: { player: player.id, fromDeal },
    reason: 'Ill',
  });
  return { seat, fromDeal, player };
}

/** What everybody has from a table. */
export function resultsAt(
  { profile, judged, director }: Workshop,
  { table, deals, apart }: GeneratedTable,
): readonly SessionResult[] {
  const lines = deals.map((entries, index) => {
    const { kind, declarer, score, scores } = judged(entries.at(-1)?.told, table.size, index + 1);
    return { deal: index + 1, kind, declarer, score, scores };
  });
  const adjustments = apart ? [adjustmentAt(table, apart, director)] : [];
  return resultsOf([table], { columns: sumLines(table, lines), papers: [], adjustments }, profile);
}

function adjustmentAt({ tournamentId, id: tableId }: PlayingTable, { at, ...said }: Apart, by: string): Adjustment {
  const kept = { law: null, enteredBy: by, enteredAt: new Date(at), withdrawnFor: null, disputeId: null, ruling: null };
  return { tournamentId, tableId, number: 1, ...said, reason: 'Late', ...kept };
}
