import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Happening } from '../../../chronicle';
import { joiningAt, type Joining } from '../../../competition';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listByes, replaceByes } from '../../../persistence/stores/byes';
import { listControlEntries } from '../../../persistence/stores/control-lists';
import { findPaperList } from '../../../persistence/stores/paper-lists';
import { findPlayer, type Player } from '../../../persistence/stores/players';
import { lockSession, type Session } from '../../../persistence/stores/sessions';
import { findTable, joinTable, listTables, lockTable } from '../../../persistence/stores/tables';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { ProblemError, type CommandRequest, type ReplyFacts } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { wrongState } from '../sessions';
import { stagesOf } from '../sheets';
import { admit } from '../tournaments';
import { changeList } from '../standings';
import type { LateEntry, LateEntryAnswer } from './movements.schema';
import { requireMayMeet } from './may-meet';
import { isSeatedAt } from './movements.service';
import { peopleProblems, refuseField } from './people.problems';

/** Lets people join tables that are playing. */
@Injectable()
export class LateEntryService {
  constructor(private readonly ledger: Ledger) {}

  /** Gives a player the last seat of a table from the start of its next round on. What was played before stays as it was. */
  async join(
    by: Principal,
    command: CommandRequest,
    { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>,
    { session: number, tableId, everybodyAgrees, reason }: z.output<typeof LateEntry>,
  ): Promise<ReplyFacts<unknown>> {
    if (!everybodyAgrees) throw refuseField('/everybodyAgrees', 'consent-missing');
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId);
      const player = await findPlayer(transaction, tournamentId, id);
      const session = await lockSession(transaction, { tournamentId, number });
      if (player === undefined || session === undefined) throw refusal('hidden');
      if (session.state !== 'open') throw wrongState(session, ['open']);
      if (player.state === 'withdrawn') throw new ProblemError(peopleProblems['player-withdrawn']);
      if (isSeatedAt(await listTables(transaction, session), id)) {
        throw new ProblemError(peopleProblems['player-seated-already']);
      }
      const table = await lockTable(transaction, tournamentId, tableId);
      if (table?.session !== number) throw refuseField('/tableId', 'no-such-table');
      const profile = profileOf(tournament);
      if (table.size >= profile.largestTable) throw refuseField('/tableId', 'table-full');
      const { fromDeal, dealsFixed } = await readJoining(transaction, table, session);
      const there = [...table.seats, ...table.substitutes].map(({ playerId }) => playerId);
      await requireMayMeet(transaction, player, there, profile);

      const seat = table.size + 1;
      await joinTable(transaction, table, { seat, fromDeal, playerId: id, dealsFixed });
      const byes = await listByes(transaction, session);
      await replaceByes(
        transaction,
        session,
        byes.filter((paused) => paused !== id),
      );
      const joined = await findTable(transaction, tableId);
      if (joined === undefined) throw refusal('hidden');
      const happening: Happening<'player-joined'> = {
        tournamentId,
        by: by.id,
        action: 'player-joined',
        subject: { session: number, table: tableId, seat },
        before: { dealsFixed: table.dealsFixed },
        after: { player: id, fromDeal, dealsFixed },
        reason,
      };
      await changeList(transaction, { tournament, table: joined }, { happening });
      const body: z.infer<typeof LateEntryAnswer> = {
        session: number,
        tableId,
        playerId: id,
        seat,
        fromDeal,
        dealsFixed,
      };
      return { status: 200, headers: {}, body };
    });
  }
}

/** When somebody joins the table, where he can now. Before its first deal the list is as long as announced for so many. */
async function readJoining(transaction: Transaction, table: PlayingTable, { deals }: Session): Promise<Joining> {
  const place = { tournamentId: table.tournamentId, tableId: table.id };
  if (await findPaperList(transaction, place)) throw new ProblemError(peopleProblems['list-not-divisible']);
  const joining = joiningAt(stagesOf(table), table);
  const second = await listControlEntries(transaction, place);
  if (joining === undefined || second.length > table.dealsEntered) {
    throw new ProblemError(peopleProblems['not-between-rounds'], {
      members: { dealsEntered: table.dealsEntered, dealsFixed: table.dealsFixed },
    });
  }
  const announced = deals[String(table.size + 1) as keyof Session['deals']];
  return { ...joining, dealsFixed: table.dealsEntered === 0 ? (announced ?? joining.dealsFixed) : joining.dealsFixed };
}
