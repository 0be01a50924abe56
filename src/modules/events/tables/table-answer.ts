import type { z } from 'zod';
import type { Adjustment } from '../../../persistence/stores/adjustments';
import { confirmationsNeeded, type Confirmation } from '../../../persistence/stores/confirmations';
import { profileOf } from '../../../persistence/kept/profile';
import type { Session } from '../../../persistence/stores/sessions';
import type { PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { entityTag } from '../../../platform';
import { presentRunning } from '../../questions/lists';
import type { RulesetId } from '../../../rules';
import { orderOf, type TableList } from '../sheets';
import type { AdjustmentAnswer, TableAnswer } from './tables.schema';

/** The ETag of a table and its list; it changes with every entry and correction, and with no confirmation. */
export function tableTag({ id, version }: Pick<PlayingTable, 'id' | 'version'>): string {
  return entityTag(['table', id], version);
}

/** What a table answers of its event and of its session. */
type Announced = Pick<
  z.infer<typeof TableAnswer>,
  'ruleset' | 'options' | 'rules' | 'mayEnter' | 'state' | 'endsAt' | 'serverTime'
>;

/** What the event of a table has announced, and how its session stands at that moment. */
export function announcedOf(
  tournament: Tournament,
  session: Session,
  { mayEnter, now }: { readonly mayEnter: boolean; readonly now: Date },
): Announced {
  const { scoring, passedDealCredit, controlList, options } = profileOf(tournament);
  return {
    ruleset: tournament.ruleset as RulesetId,
    options: { ...options },
    rules: { scoring, passedDealCredit, controlList },
    mayEnter,
    state: session.state,
    endsAt: session.endsAt?.toISOString() ?? null,
    serverTime: now.toISOString(),
  };
}

/** A table with its list as it is shown. */
export function presentTable(
  table: PlayingTable,
  {
    score,
    checks,
    paper,
    control,
    adjustments,
    wrongSeats,
    confirmations,
  }: TableList & { readonly confirmations: readonly Confirmation[] },
  names: ReadonlyMap<string, string>,
  announced: Announced,
): z.infer<typeof TableAnswer> {
  const { id, number, tournamentId, session, seats, substitutes, dealsFixed, dealsEntered } = table;
  const playerAt = new Map(seats.map(({ seat, playerId }) => [seat, playerId]));
  const isComplete = dealsEntered === dealsFixed;
  const isConfirmed = confirmations.length >= confirmationsNeeded;
  return {
    id,
    number,
    tournament: tournamentId,
    session,
    seats: seats.map((taken) => ({ ...taken, name: names.get(taken.playerId) ?? '' })),
    substitutes: substitutes.map((entry) => ({ ...entry, name: names.get(entry.playerId) ?? '' })),
    ...announced,
    dealers: Array.from({ length: dealsFixed }, (_, index) => orderOf(table, index + 1).dealer),
    dealsFixed,
    dealsEntered,
    dealsInControl: control.length,
    onPaper: paper !== undefined,
    listState: isConfirmed ? 'confirmed' : isComplete ? 'complete' : 'open',
    list: score.seats.map(({ seat, gamePoints, won, lost, bonus, adjustment, total }) => {
      return { seat, playerId: playerAt.get(seat) ?? '', gamePoints, won, lost, bonus, adjustment, total };
    }),
    wrongSeats: [...wrongSeats],
    checks: [...checks],
    ...(score.running && { running: presentRunning(score.running) }),
    adjustments: adjustments.map(presentAdjustment),
    confirmations: confirmations.map(({ seat, confirmedAt }) => ({ seat, at: confirmedAt.toISOString() })),
  };
}

/** An adjustment as it is shown. */
export function presentAdjustment(adjustment: Adjustment): z.infer<typeof AdjustmentAnswer> {
  const { number, seat, playerId, points, reason, law, enteredBy, enteredAt, withdrawnFor } = adjustment;
  const wrongSeat = points === null;
  return {
    number,
    seat,
    playerId,
    points,
    wrongSeat,
    reason,
    law,
    enteredBy,
    enteredAt: enteredAt.toISOString(),
    withdrawnFor,
  };
}
