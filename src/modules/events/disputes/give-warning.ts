import { profileOf } from '../../../persistence/kept/profile';
import { randomUUID } from 'node:crypto';
import type { Happening } from '../../../chronicle';
import type { Transaction } from '../../../persistence/ledger';
import { insertAdjustment, type Adjustment } from '../../../persistence/stores/adjustments';
import { countWarnings, insertWarning, type Warning } from '../../../persistence/stores/warnings';
import type { HeldTable } from '../tables';

/** A warning that is given at a table that is held, by a ruling or without one. */
export type GivenWarning = Pick<Warning, 'playerId' | 'reason' | 'law' | 'expires'> &
  Partial<Pick<Warning, 'disputeId' | 'ruling'>> & {
    readonly seat: number;
    readonly by: string;
  };

/** A warning as it was given, with what it has cost. */
interface GivenNow {
  readonly warning: Warning;
  readonly cost: Adjustment | undefined;
  readonly happening: Happening<'warning-given'>;
}

/**
 * Gives a warning. Each time that a player has as many as the event has announced, the announced points are taken as an
 * adjustment, which the warning names. Whoever calls records it, and changes the list where it has cost something.
 */
export async function giveWarning(
  transaction: Transaction,
  { tournament, session: { number: session }, table }: HeldTable,
  { seat, by, disputeId = null, ruling = null, ...said }: GivenWarning,
): Promise<GivenNow> {
  const { playerId, reason, law, expires } = said;
  const place = { tournamentId: tournament.id, tableId: table.id };
  const link = { disputeId, ruling };
  const { warnings: announced } = profileOf(tournament);
  const counted = 1 + (await countWarnings(transaction, { ...place, playerId, session }));
  const points = announced !== null && counted % announced.after === 0 ? announced.points : null;
  const cost =
    points === null
      ? undefined
      : await insertAdjustment(transaction, { ...place, ...link, seat, playerId, points, reason, law, enteredBy: by });
  const adjustment = cost?.number ?? null;
  const written = { ...place, ...link, ...said, id: randomUUID(), session, adjustment, givenBy: by };
  const warning = await insertWarning(transaction, written);
  const happening: Happening<'warning-given'> = {
    tournamentId: tournament.id,
    by,
    action: 'warning-given',
    subject: { ...subjectOf(warning), ...(disputeId !== null && ruling !== null && { dispute: disputeId, ruling }) },
    after: { expires, law, counted, adjustment, points, ...(adjustment !== null && { seat }) },
    reason,
  };
  return { warning, cost, happening };
}

/** What the log names of a warning; ids only. */
export function subjectOf({ id, session, tableId, playerId }: Warning) {
  return { warning: id, session, table: tableId, player: playerId };
}
