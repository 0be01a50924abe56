import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import {
  boundBy,
  changePlayer,
  countPlayers,
  deletePlayer,
  findPlayer,
  insertPlayers,
  listPlayers,
} from '../../../persistence/stores/players';
import type { Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { lockTournament, type Tournament } from '../../../persistence/stores/tournaments';
import { pageOf, preconditionProblems, ProblemError, requireCurrent } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { admit } from './admission';
import { duplicatesRefused, findDuplicates } from './duplicates';
import { moveUp, roomIn } from './field';
import { given } from './given';
import { payEntry } from './pay-entry';
import { loggedPlayer, namedAnew, playerTag, presentPlayer, saidOf, seesNames, storedPlayer } from './player-answer';
import { AddedPlayers } from './players.schema';
import type { NewPlayers, PlayerAnswer, PlayerList, PlayerPage, PlayerPatch } from './players.schema';
import { tournamentProblems } from './tournaments.problems';

type Answer = z.infer<typeof PlayerAnswer>;

/** Enters, shows and changes the players of a tournament. */
@Injectable()
export class PlayersService {
  constructor(private readonly ledger: Ledger) {}

  /** Enters players in the order given; who finds the field full is put on the waiting list. */
  async add(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { players, force = false }: z.output<typeof NewPlayers>,
  ): Promise<ReplyFacts<z.infer<typeof AddedPlayers>>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const duplicates = force ? [] : await findDuplicates(transaction, tournamentId, players);
      if (duplicates.length > 0)
        throw duplicatesRefused(duplicates, (index) => ({ line: index + 1, pointer: `/players/${index}` }));
      const added = await addPlayers(transaction, by, tournament, players);
      const paying = added.filter((_, index) => players[index]?.paid);
      if (paying.length > 0) await payEntry(transaction, by, tournamentId, paying);
      return { status: 201, headers: {}, body: { items: added.map(storedPlayer) } };
    });
    const { items } = AddedPlayers.parse(answer.body);
    const named = await this.ledger.read((transaction) => namedAnew(transaction, tournamentId, items));
    return { ...answer, body: { items: named } };
  }

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor, q }: z.output<typeof PlayerPage>,
  ): Promise<z.infer<typeof PlayerList>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const seesAll = seesNames(caller, tournament);
      const search = q === undefined ? undefined : { text: q, seesAll };
      const found = await listPlayers(transaction, { tournamentId, limit: limit + 1, after: cursor, search });
      const { items, next } = pageOf(found, limit, ({ number }) => number);
      const counts = await countPlayers(transaction, tournamentId);
      return { items: items.map((player) => presentPlayer(player, seesAll)), next, counts };
    });
  }

  async get(caller: Caller, tournamentId: string, id: string): Promise<ReplyFacts<Answer>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      return { body: presentPlayer(player, seesNames(caller, tournament)), headers: { ETag: playerTag(player) } };
    });
  }

  /** Changes what is named; a name of null is erased. Nobody is taken into a field that is full. */
  async change(
    by: Principal,
    { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>,
    seen: string,
    change: z.output<typeof PlayerPatch>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      requireCurrent(seen, playerTag(player));
      const enters = change.state === 'entered' && player.state !== 'entered';
      if (enters && (await roomIn(transaction, tournament)) === 0) {
        throw new ProblemError(tournamentProblems['field-full']);
      }
      const before = loggedPlayer(player);
      const changed = await changePlayer(transaction, player, given(change));
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      const happening = { tournamentId, by: by.id, action: 'player-changed', subject: { player: id } } as const;
      await record(transaction, { ...happening, before, after: loggedPlayer(changed) });
      return { body: presentPlayer(changed, true), headers: { ETag: playerTag(changed) } };
    });
  }

  /** Deletes a player whom no draw has seated and nothing was booked for; his place goes to whoever has waited longest. */
  async remove(by: Principal, { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>, seen: string): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      requireCurrent(seen, playerTag(player));
      const bound = await boundBy(transaction, player);
      if (bound !== undefined) throw new ProblemError(tournamentProblems[refusals[bound]]);
      await deletePlayer(transaction, player);
      const happening = { tournamentId, by: by.id, action: 'player-deleted', subject: { player: id } } as const;
      await record(transaction, { ...happening, before: { number: player.number, ...loggedPlayer(player) } });
      await moveUp(transaction, tournament);
    });
  }
}

/** How much of an event hangs on a player who cannot be deleted any more. */
const refusals = { drawn: 'player-was-drawn', booked: 'player-has-bookings' } as const;

/** A player as he is entered; a number is given out where none is named. */
type Entry = z.output<typeof NewPlayers>['players'][number] & { readonly number?: number | undefined };

/** Enters players and records it. */
export async function addPlayers(
  transaction: Transaction,
  by: Pick<Principal, 'id'>,
  tournament: Tournament,
  players: readonly Entry[],
): Promise<readonly Player[]> {
  const added = await enterPlayers(transaction, tournament, players);
  await record(transaction, {
    tournamentId: tournament.id,
    by: by.id,
    action: 'players-added',
    subject: { players: added.map(({ id }) => id) },
    after: {
      numbers: added.map(({ number }) => number),
      states: added.map(({ state }) => state),
      said: added.map(saidOf),
    },
  });
  return added;
}

/** Gives numbers to new players; as many as there is room for are in the field, the others wait. */
export async function enterPlayers(
  transaction: Transaction,
  tournament: Tournament,
  players: readonly Entry[],
): Promise<readonly Player[]> {
  let room = await roomIn(transaction, tournament);
  const added = players.map(({ name, waiting = false, ...said }) => {
    const state = waiting || room === 0 ? ('waiting' as const) : ('entered' as const);
    if (state === 'entered') room -= 1;
    const { club = null, team = null, tandem = null, mixed = null, category = null, consent = false } = said;
    const { checkedIn = false, number } = said;
    return { id: randomUUID(), number, name, state, checkedIn, club, team, tandem, mixed, category, consent };
  });
  return insertPlayers(transaction, tournament.id, added);
}

/** Takes a player out of the field; the place goes to whoever has waited longest. */
export async function leaveField(
  transaction: Transaction,
  tournament: Tournament,
  player: Player,
): Promise<Player | undefined> {
  const left = await changePlayer(transaction, player, { state: 'withdrawn' });
  if (left !== undefined) await moveUp(transaction, tournament);
  return left;
}
