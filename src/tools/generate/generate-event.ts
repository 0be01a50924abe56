import { drawMethod, splitTables, type SessionResult } from '../../competition';
import { recordKinds, type EventRecord, type RecordKind } from '../../persistence/stores/event-records';
import { RULES_REVISION } from '../../rules';
import { bansAmong, seatByLot, seatByResults } from '../../modules/events/sessions';
import { loggedPlayer, saidOf } from '../../modules/events/tournaments';
import { drawSeed, lotOf, lotSeed } from '../../modules/events/standings';
import { writeEvent, type NamedRecord } from '../../modules/carriers/event-file';
import { generatedMoney } from './generated-money';
import { generatedPlayer, playerRecords, type GeneratedPlayer } from './generated-player';
import { madeTable, playTable, resultsAt, type GeneratedTable } from './generated-table';
import type { EventParameters } from './parameters';
import { tableRecord, tableRecorders } from './table-records';
import { begins, minute, openWorkshop, ruleset, type Workshop } from './workshop';

const sessionLength = 150 * minute;

/** The lines of a random event that has been played to its end: as an export has them, and every time the same for the same wishes. */
export function generateEvent(asked: EventParameters): AsyncGenerator<string> {
  const shop = openWorkshop(asked);
  const { tournamentId, chronicle } = shop;
  const word = shop.seed('word').slice(0, 32);
  const announced = tournamentRecord(shop, word);
  const owner = { kind: 'tournament', record: announced };
  const { name, startsAt, timeZone } = announced;
  chronicle.tell({
    by: shop.director,
    action: 'tournament-created',
    subject: {},
    after: { name, ruleset, startsAt, timeZone, private: false, profile: shop.profile },
  });
  const players = Array.from({ length: asked.players }, (_, index) => generatedPlayer(shop, index + 1));
  tellAdded(shop, players);
  const money = generatedMoney(shop, players);
  const sessions: NamedRecord[] = [];
  const tables: GeneratedTable[] = [];
  const results: SessionResult[] = [];
  for (let number = 1; number <= asked.sessions; number += 1) {
    const drawn = playSession(shop, { number, word, players, tables, results });
    sessions.push(drawn);
    if (number === 1) leave(shop, players, tables);
  }
  const named = tables.map((table) => ({ kind: 'table', record: tableRecord(table) }));
  const records = inOrder(shop, tables, [owner, ...money, ...playerRecords(players), ...sessions, ...named]);
  return writeEvent(
    {
      rulesRevision: RULES_REVISION,
      tournament: tournamentId,
      snapshot: chronicle.length,
      names: 'all',
      bookings: true,
    },
    records,
  );
}

function tournamentRecord({ asked, tournamentId: id, profile, chronicle }: Workshop, publicWord: string) {
  return {
    id,
    name: `Random event of ${asked.players} (${asked.seed})`,
    ruleset,
    state: 'running',
    startsAt: new Date(begins).toISOString(),
    timeZone: 'Europe/Berlin',
    profile,
    profileFrozen: true,
    publicWord,
    cuts: null,
    version: 3,
    createdAt: chronicle.instant(),
  };
}

function tellAdded({ chronicle, director }: Workshop, players: readonly GeneratedPlayer[]): void {
  chronicle.tell({
    by: director,
    action: 'players-added',
    subject: { players: players.map(({ id }) => id) },
    after: {
      numbers: players.map(({ number }) => number),
      states: players.map(() => 'entered'),
      said: players.map(saidOf),
    },
  });
}

/** What an event has come to before a session. */
interface SoFar {
  readonly number: number;
  readonly word: string;
  readonly players: readonly GeneratedPlayer[];
  readonly tables: GeneratedTable[];
  readonly results: SessionResult[];
}

function playSession(shop: Workshop, { number, word, players, tables, results }: SoFar): NamedRecord {
  const { asked, tournamentId, profile, chronicle, director: by } = shop;
  const subject = { session: number };
  const startsAt = new Date(begins + (number - 1) * sessionLength).toISOString();
  const seating = number > 1 && number === asked.sessions ? 'standing' : 'draw';
  const announced = { startsAt, durationMinutes: null, seating, standing: 'total', deals: profile.deals };
  chronicle.tell({ by, action: 'session-scheduled', subject, after: announced });
  const entered = players.filter(({ state }) => state === 'entered');
  const field = {
    profile,
    players: entered,
    lot: lotOf(players, lotSeed({ id: tournamentId, publicWord: word })),
    sizes: sizesFor(entered.length),
    bans: bansAmong(entered, profile),
    earlier: tables.map(({ table }) => table),
    seed: drawSeed(tournamentId, number, 1, word),
    method: drawMethod,
  };
  const seated = seating === 'draw' ? seatByLot(field) : seatByResults(field, results, 'total');
  const { seed, repeats, lowerBound } = seated;
  chronicle.pass(minute);
  const made = seated.tables.map((table) => madeTable(shop, number, table));
  const seats = { tables: seated.tables.map((table) => table.seats), made };
  const drawing = {
    state: 'drawn',
    seed,
    attempt: 1,
    method: drawMethod,
    ...(number === 1 && { publicWord: word }),
    repeats,
    lowerBound,
    ...seats,
    byes: [],
    floatingFourth: null,
  } as const;
  const undrawn = { state: 'scheduled', seed: null, attempt: 0 };
  chronicle.tell({ by, action: 'session-drawn', subject, before: undrawn, after: drawing });
  const openedAt = chronicle.pass(minute);
  chronicle.tell({ by, action: 'session-opened', subject, before: { state: 'drawn' }, after: { state: 'open' } });
  const played = seated.tables.map((table) => playTable(shop, number, table));
  tables.push(...played);
  results.push(...played.flatMap((table) => resultsAt(shop, table)));
  chronicle.pass(minute);
  const objectionsUntil = new Date(Date.parse(chronicle.instant()) + 60 * minute).toISOString();
  const closed = { state: 'closed', objectionsUntil } as const;
  chronicle.tell({ by, action: 'session-closed', subject, before: { state: 'open' }, after: closed });
  chronicle.pass(60 * minute);
  chronicle.tell({ by, action: 'session-finalized', subject, before: { state: 'closed' }, after: { state: 'final' } });
  const kept = { number, ...announced, state: 'final', openedAt, objectionsUntil, seed, drawAttempts: 1 };
  return { kind: 'session', record: { ...kept, repeats, lowerBound, version: 5 } };
}

/** Fours and threes for so many; a number that fills none is a wish that cannot be met: RangeError. */
function sizesFor(players: number): readonly number[] {
  const split = splitTables(players);
  if (split.kind === 'split' && split.sizes.length > 0) return split.sizes;
  throw new RangeError(`${players} players do not fill tables of four and three`);
}

/** Some leave after the first session, and with them those whose seats were taken over; the substitutes stay. */
function leave(
  { asked, chronicle, director: by }: Workshop,
  players: GeneratedPlayer[],
  tables: readonly GeneratedTable[],
): void {
  const replaced = tables.flatMap(({ table, newcomer }) =>
    newcomer ? [table.seats[newcomer.seat - 1]?.playerId] : [],
  );
  const others = players.filter(({ id }) => !replaced.includes(id)).slice(0, asked.withdrawals);
  players.push(...tables.flatMap(({ newcomer }) => (newcomer ? [newcomer.player] : [])));
  for (const player of players.filter((one) => replaced.includes(one.id) || others.includes(one))) {
    const before = loggedPlayer(player);
    player.state = 'withdrawn';
    player.version += 1;
    const subject = { player: player.id };
    chronicle.tell({ by, action: 'player-withdrawn', subject, before, after: loggedPlayer(player) });
  }
}

/** Everything of an event, kind by kind as an export has it. */
function* inOrder(
  shop: Workshop,
  tables: readonly GeneratedTable[],
  others: readonly NamedRecord[],
): Generator<NamedRecord> {
  const byId = tables.toSorted((a, b) => (a.table.id < b.table.id ? -1 : 1));
  for (const { kind, fields } of recordKinds) {
    const recorder = tableRecorders[kind];
    const own = kind === 'log-entry' ? shop.chronicle.records() : others.filter((one) => one.kind === kind);
    for (const { record } of own) yield asCarried(kind, fields, record);
    for (const table of recorder ? byId : []) {
      for (const record of recorder?.(table, shop) ?? []) yield asCarried(kind, fields, record);
    }
  }
}

/** What a kind usually says is said, and what is null is left out. */
function asCarried(kind: string, fields: RecordKind['fields'], record: EventRecord): NamedRecord {
  const said = fields.map(({ name, usual }) => [name, record[name] ?? usual] as const);
  return { kind, record: Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== null)) };
}
