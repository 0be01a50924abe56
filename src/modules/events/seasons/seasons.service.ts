import { keptSeasonPool, keptSeasonRule } from '../../../persistence/kept/season';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { countMembers } from '../../../persistence/stores/season-members';
import {
  changeSeason,
  deleteSeason,
  insertSeason,
  listSeasons,
  lockSeason,
  replaceSeasonTournaments,
  type Season,
} from '../../../persistence/stores/seasons';
import { findTournament } from '../../../persistence/stores/tournaments';
import { entityTag, pageOf, requireCurrent, type CommandRequest, type ReplyFacts } from '../../../platform';
import {
  mayCreateTournaments,
  refusal,
  refusalFor,
  visibleTournaments,
  type Caller,
  type Principal,
} from '../../access';
import { given } from '../tournaments';
import { admitToSeason, type OpenedSeason } from './season-access';
import { refuseAt } from './seasons.problems';
import {
  type NewSeason,
  SeasonAnswer,
  type SeasonList,
  type SeasonPage,
  type SeasonPatch,
  type SeasonTournaments,
} from './seasons.schema';

type Answer = z.infer<typeof SeasonAnswer>;

/** Makes, shows, changes and removes seasons over several tournaments. */
@Injectable()
export class SeasonsService {
  constructor(private readonly ledger: Ledger) {}

  async create(
    by: Principal,
    command: CommandRequest,
    asked: z.output<typeof NewSeason>,
  ): Promise<ReplyFacts<unknown>> {
    if (!mayCreateTournaments(by)) throw refusal('forbidden');
    return this.ledger.once({ ...command, principal: by.id, tournamentId: null }, async (transaction) => {
      const season = await insertSeason(transaction, { ...asked, id: randomUUID(), ownerKey: by.id });
      const headers = { ETag: seasonTag(season), Location: `/v1/seasons/${season.id}` };
      return { status: 201, headers, body: present({ season, tournaments: [] }, 0) };
    });
  }

  async list(caller: Caller, { limit, cursor }: z.output<typeof SeasonPage>): Promise<z.infer<typeof SeasonList>> {
    const after = cursor && { createdAt: cursor[0], id: cursor[1] };
    const page = { scope: visibleTournaments(caller), limit: limit + 1, after };
    const found = await this.ledger.read((transaction) => listSeasons(transaction, page));
    const { items, next } = pageOf(found, limit, ({ createdAt, id }) => [createdAt, id]);
    return {
      items: items.map(({ id, name, rule, createdAt }) => {
        return { id, name, rule: keptSeasonRule.shown(rule), createdAt: createdAt.toISOString() };
      }),
      next,
    };
  }

  async get(caller: Caller, id: string): Promise<ReplyFacts<Answer>> {
    return this.ledger.read(async (transaction) => {
      return answer(transaction, await admitToSeason(transaction, caller, 'read', id));
    });
  }

  async change(
    by: Principal,
    id: string,
    seen: string,
    change: z.output<typeof SeasonPatch>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      const { season, tournaments } = await this.open(transaction, by, id, seen);
      return answer(transaction, { season: await changeSeason(transaction, season, given(change)), tournaments });
    });
  }

  /** Says anew which tournaments the season is over; the members keep who they are in those that stay. */
  async setTournaments(
    by: Principal,
    id: string,
    seen: string,
    { tournaments: ids }: z.output<typeof SeasonTournaments>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      const { season, tournaments: before } = await this.open(transaction, by, id, seen);
      const tournaments = [];
      for (const [index, tournamentId] of ids.entries()) {
        const known = before.find((tournament) => tournament.id === tournamentId);
        const tournament = known ?? (await findTournament(transaction, tournamentId));
        const isVisible = known !== undefined || refusalFor(by, 'read', tournament) === undefined;
        if (tournament === undefined || !isVisible) throw refuseAt(`/tournaments/${index}`, 'unknown-tournament');
        tournaments.push(tournament);
      }
      await replaceSeasonTournaments(transaction, season, ids);
      return answer(transaction, { season: await changeSeason(transaction, season), tournaments });
    });
  }

  async remove(by: Principal, id: string, seen: string): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const { season } = await this.open(transaction, by, id, seen);
      await deleteSeason(transaction, season);
    });
  }

  private async open(transaction: Transaction, by: Principal, id: string, seen: string): Promise<OpenedSeason> {
    const opened = await admitToSeason(transaction, by, 'run', id, lockSeason);
    requireCurrent(seen, seasonTag(opened.season));
    return opened;
  }
}

function seasonTag({ id, version }: Season): string {
  return entityTag(['season', id], version);
}

async function answer(transaction: Transaction, opened: OpenedSeason): Promise<ReplyFacts<Answer>> {
  const members = await countMembers(transaction, opened.season.id);
  return { body: present(opened, members), headers: { ETag: seasonTag(opened.season) } };
}

function present({ season, tournaments }: OpenedSeason, members: number): Answer {
  const { id, name, rule, pool, createdAt } = season;
  const ids = tournaments.map((tournament) => tournament.id);
  return {
    id,
    name,
    rule: keptSeasonRule.shown(rule),
    pool: pool && keptSeasonPool.shown(pool),
    tournaments: ids,
    members,
    createdAt: createdAt.toISOString(),
  };
}
