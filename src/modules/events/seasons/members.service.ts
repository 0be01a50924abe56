import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import {
  changeMember,
  deleteMember,
  findMember,
  insertMembers,
  listEntrants,
  listMembers,
  type SeasonMember,
  type SeasonPlayer,
} from '../../../persistence/stores/season-members';
import { changeSeason, lockSeason } from '../../../persistence/stores/seasons';
import { entityTag, pageOf, requireCurrent, type CommandRequest, type ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { memberNames, seenBy } from './member-names';
import type { MemberAnswer, MemberChange, MemberList, MemberPage, NewMembers, Suggestions } from './members.schema';
import { admitToSeason, type OpenedSeason } from './season-access';
import { refuseAt } from './seasons.problems';
import { suggestMembers } from './suggest-members';

type Answer = z.infer<typeof MemberAnswer>;
type Page = z.output<typeof MemberPage>;

/** Says who is the same person from one tournament of a season to the next. */
@Injectable()
export class MembersService {
  constructor(private readonly ledger: Ledger) {}

  /** All of the members or, where one of them cannot be, none. */
  async add(
    by: Principal,
    command: CommandRequest,
    seasonId: string,
    { members }: z.output<typeof NewMembers>,
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId: null }, async (transaction) => {
      const { season } = await admitToSeason(transaction, by, 'run', seasonId, lockSeason);
      const told = members.map(({ players }) => ({ id: randomUUID(), players }));
      const asked = told.flatMap(({ id, players }, index) =>
        players.map((player, place) => ({ ...player, id, pointer: `/members/${index}/players/${place}` })),
      );
      await requireFree(transaction, seasonId, asked);
      const added = await insertMembers(transaction, seasonId, told);
      await changeSeason(transaction, season);
      const items = added.map(({ id, number, players }) => ({ id, number, players }));
      return { status: 201, headers: {}, body: { items } };
    });
  }

  async list(caller: Caller, seasonId: string, { limit, cursor }: Page): Promise<z.infer<typeof MemberList>> {
    return this.ledger.read(async (transaction) => {
      const opened = await admitToSeason(transaction, caller, 'read', seasonId);
      const found = await listMembers(transaction, { seasonId, limit: limit + 1, after: cursor });
      const { items, next } = pageOf(found, limit, ({ number }) => number);
      return { items: await named(transaction, caller, opened, items), next };
    });
  }

  async get(caller: Caller, seasonId: string, id: string): Promise<ReplyFacts<Answer>> {
    return this.ledger.read(async (transaction) => {
      const opened = await admitToSeason(transaction, caller, 'read', seasonId);
      return answer(transaction, caller, opened, id);
    });
  }

  async change(
    by: Principal,
    { seasonId, id }: { readonly seasonId: string; readonly id: string },
    seen: string,
    { players }: z.output<typeof MemberChange>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      const opened = await admitToSeason(transaction, by, 'run', seasonId, lockSeason);
      requireCurrent(seen, memberTag(await existing(transaction, seasonId, id)));
      const asked = players.map((player, place) => ({ ...player, id, pointer: `/players/${place}` }));
      await requireFree(transaction, seasonId, asked);
      await changeMember(transaction, { seasonId, id }, players);
      await changeSeason(transaction, opened.season);
      return answer(transaction, by, opened, id);
    });
  }

  async remove(
    by: Principal,
    { seasonId, id }: { readonly seasonId: string; readonly id: string },
    seen: string,
  ): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const { season } = await admitToSeason(transaction, by, 'run', seasonId, lockSeason);
      requireCurrent(seen, memberTag(await existing(transaction, seasonId, id)));
      await deleteMember(transaction, { seasonId, id });
      await changeSeason(transaction, season);
    });
  }

  async suggest(by: Principal, seasonId: string, { limit, cursor = 0 }: Page): Promise<z.infer<typeof Suggestions>> {
    return this.ledger.read(async (transaction) => {
      const { tournaments } = await admitToSeason(transaction, by, 'run', seasonId);
      const seen = seenBy(by, tournaments, await listEntrants(transaction, seasonId));
      const all = suggestMembers(seen).map((suggestion, index) => ({ suggestion, position: index + 1 }));
      const page = pageOf(all.slice(cursor, cursor + limit + 1), limit, ({ position }) => position);
      const items = page.items.map(({ suggestion: { memberId, players } }) => ({
        memberId,
        players: players.map(({ tournamentId, playerId, number, name, club }) => {
          return { tournamentId, playerId, number, name: name ?? `No. ${number}`, club };
        }),
      }));
      return { items, next: page.next };
    });
  }
}

/** Refuses players whom the season does not have, and those who are somebody else already. */
async function requireFree(
  transaction: Transaction,
  seasonId: string,
  asked: readonly (SeasonPlayer & { readonly id: string; readonly pointer: string })[],
): Promise<void> {
  const keyOf = ({ tournamentId, playerId }: SeasonPlayer): string => `${tournamentId}/${playerId}`;
  const entrants = await listEntrants(transaction, seasonId);
  const takenBy = new Map(entrants.map((entrant) => [keyOf(entrant), entrant.memberId]));
  for (const player of asked) {
    const member = takenBy.get(keyOf(player));
    if (member === undefined) throw refuseAt(player.pointer, 'unknown-entrant');
    if (member !== null && member !== player.id) throw refuseAt(player.pointer, 'entrant-taken');
    takenBy.set(keyOf(player), player.id);
  }
}

async function existing(transaction: Transaction, seasonId: string, id: string): Promise<SeasonMember> {
  const member = await findMember(transaction, { seasonId, id });
  if (member === undefined) throw refusal('hidden');
  return member;
}

async function answer(
  transaction: Transaction,
  caller: Caller,
  opened: OpenedSeason,
  id: string,
): Promise<ReplyFacts<Answer>> {
  const member = await existing(transaction, opened.season.id, id);
  const [body] = await named(transaction, caller, opened, [member]);
  if (body === undefined) throw refusal('hidden');
  return { body, headers: { ETag: memberTag(member) } };
}

async function named(
  transaction: Transaction,
  caller: Caller,
  { season, tournaments }: OpenedSeason,
  members: readonly SeasonMember[],
): Promise<Answer[]> {
  const seen = seenBy(caller, tournaments, await listEntrants(transaction, season.id));
  const names = memberNames(members, seen);
  return members.map(({ id, number, players }) => ({ id, number, name: names.get(id) ?? '', players: [...players] }));
}

function memberTag({ seasonId, id, version }: SeasonMember): string {
  return entityTag(['season-member', seasonId, id], version);
}
