import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Happening } from '../../../chronicle';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { findPaperList } from '../../../persistence/stores/paper-lists';
import { findPlayer, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { lockSession, type Session } from '../../../persistence/stores/sessions';
import {
  findTable,
  holdersAt,
  insertSubstitute,
  listTables,
  lockTable,
  reseat,
} from '../../../persistence/stores/tables';
import type { PlayingTable, SeatedPlayer } from '../../../persistence/stores/tables';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError, type CommandRequest, type ReplyFacts } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { wrongState } from '../sessions';
import { admit, leaveField, loggedPlayer, namedAnew } from '../tournaments';
import { changeList } from '../standings';
import { PlayerAnswer, playerTag, storedPlayer } from '../tournaments';
import type { Replacement, ReplacementAnswer, Withdrawal } from './movements.schema';
import { requireMayMeet } from './may-meet';
import { peopleProblems, refuseField } from './people.problems';

type Place = Pick<Player, 'tournamentId' | 'id'>;

/** Lets players leave, and others take over their seats. */
@Injectable()
export class MovementsService {
  constructor(private readonly ledger: Ledger) {}

  /** Takes a player out of all further draws; what he has played stays. */
  async withdraw(
    by: Principal,
    command: CommandRequest,
    { tournamentId, id }: Place,
    { reason }: z.output<typeof Withdrawal>,
  ): Promise<ReplyFacts<z.infer<typeof PlayerAnswer>>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      if (player.state === 'withdrawn') throw new ProblemError(peopleProblems['player-withdrawn']);
      const before = loggedPlayer(player);
      const left = await leaveField(transaction, tournament, player);
      if (left === undefined) throw new ProblemError(preconditionProblems.stale);
      const happening = {
        tournamentId,
        by: by.id,
        action: 'player-withdrawn',
        subject: { player: id },
        reason,
      } as const;
      await record(transaction, { ...happening, before, after: loggedPlayer(left) });
      return { status: 200, headers: { ETag: playerTag(left) }, body: storedPlayer(left) };
    });
    const stored = PlayerAnswer.parse(answer.body);
    const [body = stored] = await this.ledger.read((transaction) => namedAnew(transaction, tournamentId, [stored]));
    return { ...answer, body };
  }

  /** Gives the seat of a player to another one from a deal on. Both keep the deals that they held it in. */
  async replace(
    by: Principal,
    command: CommandRequest,
    { tournamentId, id }: Place,
    told: z.output<typeof Replacement>,
  ): Promise<ReplyFacts<unknown>> {
    const { session: number, substitute: substituteId, fromDeal, reason } = told;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId);
      const player = await findPlayer(transaction, tournamentId, id);
      const session = await lockSession(transaction, { tournamentId, number });
      if (player === undefined || session === undefined) throw refusal('hidden');
      requireSeated(session);
      const tables = await listTables(transaction, session);
      const substitute = await findFree(transaction, tables, { tournamentId, id: substituteId });
      const held = tables
        .flatMap((table) => holdersAt(table, fromDeal).map((place) => ({ table, ...place })))
        .find(({ playerId }) => playerId === id);
      if (held === undefined) throw new ProblemError(peopleProblems['player-not-seated']);
      const { table, seat } = held;
      if (fromDeal > table.dealsFixed) throw refuseField('/fromDeal', 'no-such-deal');
      await requireMayMeet(transaction, substitute, othersFrom(table, held, fromDeal), profileOf(tournament));
      await lockTable(transaction, tournamentId, table.id);
      await takeOver(transaction, table, { seat, fromDeal, playerId: substituteId });
      const reseated = await findTable(transaction, table.id);
      if (reseated === undefined) throw refusal('hidden');
      const happening: Happening<'player-replaced'> = {
        tournamentId,
        by: by.id,
        action: 'player-replaced',
        subject: { session: number, table: table.id, seat },
        before: { player: id },
        after: { player: substituteId, fromDeal },
        reason,
      };
      await changeList(transaction, { tournament, table: reseated }, { happening });
      const body: z.infer<typeof ReplacementAnswer> = {
        session: number,
        tableId: table.id,
        seat,
        playerId: id,
        substituteId,
        fromDeal,
      };
      return { status: 200, headers: {}, body };
    });
  }
}

/** Finds a substitute; refuses one who is nobody, has withdrawn, or holds a seat of this session himself. */
async function findFree(
  transaction: Transaction,
  tables: readonly PlayingTable[],
  { tournamentId, id }: Place,
): Promise<Player> {
  const substitute = await findPlayer(transaction, tournamentId, id);
  if (substitute === undefined) throw refuseField('/substitute', 'no-such-player');
  if (substitute.state === 'withdrawn') throw refuseField('/substitute', 'player-withdrawn');
  if (isSeatedAt(tables, id)) throw refuseField('/substitute', 'player-seated-already');
  return substitute;
}

/** Who sits in the other seats of a table from a deal on. */
function othersFrom(table: PlayingTable, { seat }: SeatedPlayer, deal: number): readonly string[] {
  const later = [...table.seats, ...table.substitutes].filter(({ fromDeal }) => fromDeal > deal);
  return [...holdersAt(table, deal), ...later].filter((place) => place.seat !== seat).map(({ playerId }) => playerId);
}

/** Whether somebody has a seat at one of these tables, from whichever deal on. */
export function isSeatedAt(tables: readonly PlayingTable[], id: string): boolean {
  return tables.some(({ seats, substitutes }) => [...seats, ...substitutes].some(({ playerId }) => playerId === id));
}

async function takeOver(
  transaction: Transaction,
  table: PlayingTable,
  { seat, fromDeal, playerId }: { readonly seat: number; readonly fromDeal: number; readonly playerId: string },
): Promise<void> {
  if (fromDeal === 1) await reseat(transaction, table, { seat, playerId });
  else {
    const place = { tournamentId: table.tournamentId, tableId: table.id };
    if (await findPaperList(transaction, place)) throw new ProblemError(peopleProblems['list-not-divisible']);
    await insertSubstitute(transaction, table, { seat, fromDeal, playerId });
  }
}

function requireSeated(session: Session): void {
  const possible = ['drawn', 'open', 'closed'] as const;
  if (!possible.some((state) => state === session.state)) throw wrongState(session, possible);
}
