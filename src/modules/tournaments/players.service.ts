import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../persistence/ledger';
import { changePlayer, findPlayer, insertPlayers, listPlayers, type Player } from '../../persistence/stores/players';
import { record } from '../../persistence/stores/records';
import { lockTournament, type Tournament } from '../../persistence/stores/tournaments';
import {
  entityTag,
  pageOf,
  preconditionProblems,
  ProblemError,
  requireCurrent,
  type CommandRequest,
  type ReplyFacts,
} from '../../platform';
import { refusal, refusalFor, type Caller, type Principal } from '../access';
import { admit } from './admission';
import { given } from './given';
import type { NewPlayers, PlayerAnswer, PlayerList, PlayerPage, PlayerPatch } from './players.schema';

type Answer = z.infer<typeof PlayerAnswer>;

/** Enters, shows and changes the players of a tournament. */
@Injectable()
export class PlayersService {
  constructor(private readonly ledger: Ledger) {}

  async add(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { players }: z.output<typeof NewPlayers>,
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      await admit(transaction, by, 'run', tournamentId, lockTournament);
      const named = players.map(({ name, club = null, team = null, category = null, consent = false }) => {
        return { id: randomUUID(), name, club, team, category, consent };
      });
      const added = await insertPlayers(transaction, tournamentId, named);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'players-added',
        subject: { players: added.map(({ id }) => id) },
        after: { numbers: added.map(({ number }) => number) },
      });
      return { status: 201, headers: {}, body: { items: added.map((player) => present(player, true)) } };
    });
  }

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor }: z.output<typeof PlayerPage>,
  ): Promise<z.infer<typeof PlayerList>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const found = await listPlayers(transaction, { tournamentId, limit: limit + 1, after: cursor });
      const { items, next } = pageOf(found, limit, ({ number }) => number);
      return { items: items.map((player) => present(player, seesNames(caller, tournament))), next };
    });
  }

  async get(caller: Caller, tournamentId: string, id: string): Promise<ReplyFacts<Answer>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      return { body: present(player, seesNames(caller, tournament)), headers: { ETag: playerTag(player) } };
    });
  }

  async change(
    by: Principal,
    { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>,
    seen: string,
    change: z.output<typeof PlayerPatch>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      await admit(transaction, by, 'run', tournamentId);
      const player = await findPlayer(transaction, tournamentId, id);
      if (player === undefined) throw refusal('hidden');
      requireCurrent(seen, playerTag(player));
      const changed = await changePlayer(transaction, player, given(change));
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      const happening = { tournamentId, by: by.id, action: 'player-changed', subject: { player: id } };
      await record(transaction, { ...happening, before: withoutName(player), after: withoutName(changed) });
      return { body: present(changed, true), headers: { ETag: playerTag(changed) } };
    });
  }
}

/** What a name is shown as: the name with consent or to directors, otherwise the start number. */
export function shownName({ name, number, consent }: Player, seesAll: boolean): string {
  return name !== null && (consent || seesAll) ? name : `No. ${number}`;
}

/** Whether this caller sees every name of the tournament. */
export function seesNames(caller: Caller, tournament: Tournament): boolean {
  return refusalFor(caller, 'see-names', tournament) === undefined;
}

const playerTag = ({ id, version }: Player): string => entityTag(['player', id], version);

const withoutName = ({ club, team, category, consent }: Player) => ({ club, team, category, consent });

function present(player: Player, seesAll: boolean): Answer {
  const { id, number, club, team, category, consent } = player;
  return { id, number, name: shownName(player, seesAll), club, team, category, consent };
}
