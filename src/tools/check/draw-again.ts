import { drawBye, drawMethods, type SessionResult } from '../../competition';
import { bansAmong, fitsField, meetingsAt, planField, seatByLot, seatByResults } from '../../modules/events/sessions';
import {
  splitField,
  withJoining,
  type FieldPlayer,
  type Seating,
  type SeatingField,
} from '../../modules/events/sessions';
import { drawSeed, lotOf, lotSeed } from '../../modules/events/standings';
import type { DrawHistory, LoggedDraw, SeatedSession } from './draw-history';
import type { EventBook } from './event-book';

/** What a draw comes to when it is made again. */
export interface DrawnAgain extends Pick<Seating, 'seed' | 'repeats' | 'lowerBound'> {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

type Plans = ReadonlyMap<number, readonly (readonly string[])[]>;
type Field = SeatingField & { readonly joins: FieldPlayer | undefined };

const isCounted = ({ state }: SeatedSession): boolean => state === 'drawn' || state === 'opened';

/** Makes the draws of an event again, each from its own seed and from what was there before it. */
export class DrawsAgain {
  private readonly plans = new Map<LoggedDraw, Plans | undefined>();
  /** The seed of the plan that stands for a session at the end. */
  readonly planned = new Map<number, string>();
  private readonly plannedBefore = new Map<LoggedDraw, string>();

  constructor(
    private readonly book: EventBook,
    private readonly history: DrawHistory,
  ) {
    for (const draw of history.draws.filter(({ seating }) => seating === 'plan')) {
      const before = this.planned.get(draw.session);
      if (before !== undefined) this.plannedBefore.set(draw, before);
      if (draw.seed !== this.ownSeed(draw)) continue;
      for (const session of plannedBy(draw)) this.planned.set(session, draw.seed);
    }
  }

  /** The same draw once more; undefined where its players cannot be seated by what the event has announced, or its method is unknown. */
  again(draw: LoggedDraw): DrawnAgain | undefined {
    const [field, own] = [this.fieldOf(draw), this.ownSeed(draw)];
    const seated = field && this.seat(draw, field, own);
    if (field === undefined || seated === undefined) return undefined;
    const { tables, seed, repeats, lowerBound } = withJoining(seated, field.joins, field);
    return { tables: tables.map(({ seats }) => seats), byes: this.byesOf(draw, own), seed, repeats, lowerBound };
  }

  /** The draw with which the plan from this seed was made. */
  planner(seed: string): LoggedDraw | undefined {
    return this.history.draws.find(
      (draw) => draw.seating === 'plan' && draw.seed === seed && this.ownSeed(draw) === seed,
    );
  }

  /** The tables that are planned with a draw, by session; undefined where its players cannot be seated. */
  plan(draw: LoggedDraw): Plans | undefined {
    if (!this.plans.has(draw)) {
      const field = this.fieldOf(draw);
      const plan = field && planField(field, plannedBy(draw));
      const sessions = plan?.sessions.map(
        ({ session, tables }) => [session, tables.map(({ seats }) => seats)] as const,
      );
      this.plans.set(draw, sessions && new Map(sessions));
    }
    return this.plans.get(draw);
  }

  private seat(draw: LoggedDraw, field: Field, own: string): Seating | undefined {
    if (draw.seating === 'plan') return this.seatByPlan(draw, field, own);
    if (draw.seating === 'draw' || field.earlier.length === 0) return seatByLot(field);
    const session = this.book.sessions.find(({ number }) => number === draw.session);
    const played = new Set(draw.others.filter(({ state }) => state === 'opened').map(({ number }) => number));
    const results = (this.book.rows.get('session-result') ?? [])
      .map(({ record: { playerId, ...figures } }) => ({ id: playerId, ...figures }) as unknown as SessionResult)
      .filter((result) => played.has(result.session));
    return seatByResults(field, results, session?.standing ?? 'total');
  }

  private seatByPlan(draw: LoggedDraw, field: Field, own: string): Seating | undefined {
    const standing = draw.attempt === 1 ? this.plannedBefore.get(draw) : undefined;
    const planner = standing === undefined ? undefined : this.planner(standing);
    const planned = planner && this.plan(planner)?.get(draw.session);
    const isKept = planner !== undefined && planned !== undefined && fitsField(planned, field);
    const seats = isKept ? planned : this.plan(draw)?.get(draw.session);
    const tables = (seats ?? []).map((ids, index) => ({ number: index + 1, seats: ids }));
    return { seed: isKept ? planner.seed : own, tables, ...meetingsAt(tables, field.earlier) };
  }

  private byesOf({ tables, byes, floatingFourth, others }: LoggedDraw, own: string): readonly string[] {
    if (byes.length === 0) return [];
    const counts = new Map<string, number>();
    for (const id of others.filter(isCounted).flatMap((other) => other.byes)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const ids = [...tables.flat(), ...byes].filter((id) => id !== floatingFourth);
    const bye = drawBye(ids, counts, own);
    return bye === undefined ? [] : [bye];
  }

  private fieldOf(draw: LoggedDraw): Field | undefined {
    const { profile, players } = this.book;
    const { tables, byes, floatingFourth, others } = draw;
    const drawn = new Set([...tables.flat(), ...byes]);
    const fourth = players.find(({ id }) => id === floatingFourth);
    const entered = players.filter((player) => player !== fourth && drawn.has(player.id));
    const split = splitField(entered, profile, { byes, fourth });
    if (split === undefined) return undefined;
    const { joins } = split;
    const method = drawMethods.find((known) => known === draw.method);
    if (method === undefined) return undefined;
    const earlier = others
      .filter(isCounted)
      .flatMap(asTables)
      .toSorted((a, b) => a.session - b.session);
    const bans = bansAmong([...split.players, ...(joins ? [joins] : [])], profile);
    return { profile, ...split, lot: this.lotOf(draw), bans, earlier, seed: this.ownSeed(draw), method };
  }

  /** The lot of all who were entered by then. */
  private lotOf({ at }: LoggedDraw): readonly string[] {
    const { players, tournamentId: id, publicWord } = this.book;
    const then = players.filter((player) => (this.history.entered.get(player.id) ?? -1) < at);
    return lotOf(then, lotSeed({ id, publicWord }));
  }

  private ownSeed({ session, attempt }: LoggedDraw): string {
    return drawSeed(this.book.tournamentId, session, attempt, this.book.publicWord);
  }
}

/** The sessions that a draw plans: its own and those still to come. */
function plannedBy({ session, others }: LoggedDraw): readonly number[] {
  const later = others.filter(
    ({ number, seating, state }) => number > session && seating === 'plan' && state === 'scheduled',
  );
  return [session, ...later.map(({ number }) => number).toSorted((a, b) => a - b)];
}

const asTables = ({ number: session, tables }: SeatedSession): SeatingField['earlier'] =>
  tables.map((ids) => ({ session, seats: ids.map((playerId, index) => ({ seat: index + 1, fromDeal: 1, playerId })) }));
