import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../persistence/ledger';
import { changePlayer, listPlayers, type Player } from '../../persistence/stores/players';
import { record } from '../../persistence/stores/records';
import { lockTournament } from '../../persistence/stores/tournaments';
import type { CommandRequest, ReplyFacts } from '../../platform';
import type { Caller, Principal } from '../access';
import { admit } from '../tournaments';
import { refuseField } from './people.problems';
import { teamKinds, type NewTeams, type TeamList } from './teams.schema';

type Team = z.infer<typeof TeamList>['items'][number];

/** Groups players into teams, tandems and mixed pairs. */
@Injectable()
export class TeamsService {
  constructor(private readonly ledger: Ledger) {}

  /** All of the teams or, where one of them cannot be, none. */
  async add(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { teams }: z.output<typeof NewTeams>,
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      await admit(transaction, by, 'run', tournamentId, lockTournament);
      const players = new Map((await listPlayers(transaction, { tournamentId })).map((player) => [player.id, player]));
      for (const [index, { kind, name, members }] of teams.entries()) {
        if ([...players.values()].some((player) => player[kind] === name))
          throw refuseField(`/teams/${index}/name`, 'team-exists');
        for (const [place, id] of members.entries()) {
          const player = players.get(id);
          if (player === undefined) throw refuseField(`/teams/${index}/members/${place}`, 'no-such-player');
          if (player[kind] !== null) throw refuseField(`/teams/${index}/members/${place}`, 'player-in-team');
          const joined = await changePlayer(transaction, player, { [kind]: name });
          if (joined !== undefined) players.set(id, joined);
        }
      }
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'teams-added',
        subject: { teams: teams.map(({ kind, name }) => ({ kind, name })) },
        after: { members: teams.map(({ members }) => members) },
      });
      return { status: 201, headers: {}, body: { items: teams } };
    });
  }

  /** Every team, tandem and mixed pair with its members by number. */
  async list(caller: Caller, tournamentId: string): Promise<z.infer<typeof TeamList>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      const players = await listPlayers(transaction, { tournamentId });
      return { items: teamKinds.flatMap((kind) => teamsOf(kind, players)) };
    });
  }
}

function teamsOf(kind: Team['kind'], players: readonly Player[]): readonly Team[] {
  const members = new Map<string, string[]>();
  for (const player of players) {
    const name = player[kind];
    if (name !== null) members.set(name, [...(members.get(name) ?? []), player.id]);
  }
  return [...members].map(([name, ids]) => ({ kind, name, members: ids }));
}
