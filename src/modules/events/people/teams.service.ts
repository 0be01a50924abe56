import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { joinGroups, listPlayers, type Joining, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { lockTournament } from '../../../persistence/stores/tournaments';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import type { Caller, Principal } from '../../access';
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
      await joinGroups(transaction, tournamentId, joiningsOf(teams, await listPlayers(transaction, { tournamentId })));
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'teams-added',
        subject: { players: [...new Set(teams.flatMap(({ members }) => members))] },
        after: { teams },
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

/** Who joins what. A name that is taken, an id of nobody, and somebody who has such a team already are refused. */
function joiningsOf(teams: readonly Team[], players: readonly Player[]): readonly Joining[] {
  const known = new Set(players.map(({ id }) => id));
  const names = new Set(players.flatMap((player) => teamKinds.map((kind) => `${kind} ${player[kind] ?? ''}`)));
  const groups = new Map(
    players.map((player) => [player.id, new Set(teamKinds.filter((kind) => player[kind] !== null))]),
  );
  const joinings = new Map<string, Joining>();
  for (const [index, { kind, name, members }] of teams.entries()) {
    if (names.has(`${kind} ${name}`)) throw refuseField(`/teams/${index}/name`, 'team-exists');
    names.add(`${kind} ${name}`);
    for (const [place, id] of members.entries()) {
      if (!known.has(id)) throw refuseField(`/teams/${index}/members/${place}`, 'no-such-player');
      if (groups.get(id)?.has(kind)) throw refuseField(`/teams/${index}/members/${place}`, 'player-in-team');
      groups.get(id)?.add(kind);
      joinings.set(id, { ...joinings.get(id), id, [kind]: name });
    }
  }
  return [...joinings.values()];
}

function teamsOf(kind: Team['kind'], players: readonly Player[]): readonly Team[] {
  const members = new Map<string, string[]>();
  for (const player of players) {
    const name = player[kind];
    if (name !== null) members.set(name, [...(members.get(name) ?? []), player.id]);
  }
  return [...members].map(([name, ids]) => ({ kind, name, members: ids }));
}
