import { keptSeasonPool, keptSeasonRule } from '../../../persistence/kept/season';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { inHundredths, payPlaces, rankSeason, type SeasonStanding, type SeasonTally } from '../../../competition';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { countRecords } from '../../../persistence/stores/records';
import { listEntrants, listMembers } from '../../../persistence/stores/season-members';
import { unlessSeen, viewTag, type ReplyFacts } from '../../../platform';
import { refusal, refusalFor, type Caller } from '../../access';
import { seesNames } from '../tournaments';
import { memberNames, seenBy } from './member-names';
import { admitToSeason, type OpenedSeason } from './season-access';
import { readSeason } from './season-results';
import type { SeasonPrizes, SeasonStandings } from './season-standings.schema';
import { SeasonRule } from './seasons.schema';

interface Ranked {
  readonly rule: z.output<typeof SeasonRule>;
  readonly standing: SeasonStanding;
  readonly sessions: number;
  readonly unlinked: number;
  readonly names: ReadonlyMap<string, string>;
}

/** Shows how a season stands, worked out from the results of its tournaments each time, so that a correction shows at once. */
@Injectable()
export class SeasonStandingsService {
  constructor(private readonly ledger: Ledger) {}

  async show(
    caller: Caller,
    seasonId: string,
    seen: string | undefined,
  ): Promise<ReplyFacts<z.infer<typeof SeasonStandings> | undefined>> {
    return this.tagged(caller, seasonId, 'standings', seen, async (transaction, opened) => {
      const { rule, standing, sessions, unlinked, names } = await rankOpened(transaction, caller, opened);
      return {
        rule,
        sessions,
        items: standing.places.map(({ rank, decidedBy, ...tally }) => {
          return { rank, ...present(tally, names), decidedBy };
        }),
        below: standing.below.map((tally) => present(tally, names)),
        unlinked,
      };
    });
  }

  /** What the pool of the season pays: only who is ranked takes a prize, and the next one moves up. */
  async prizes(
    caller: Caller,
    seasonId: string,
    seen: string | undefined,
  ): Promise<ReplyFacts<z.infer<typeof SeasonPrizes> | undefined>> {
    return this.tagged(caller, seasonId, 'prizes', seen, async (transaction, opened) => {
      if (opened.season.pool === null) return { currency: null, cents: 0, promised: 0, left: 0, places: [] };
      const { currency, cents, plan } = keptSeasonPool.known(opened.season.pool);
      const { standing, names } = await rankOpened(transaction, caller, opened);
      const entries = standing.places.length + standing.below.length;
      const { promised, left, prizes } = payPlaces(plan, cents, { places: standing.places, entries });
      const places = prizes.map(({ id, rank, cents: paid, sharedBy }) => {
        return { memberId: id, name: names.get(id) ?? '', rank, cents: paid, sharedBy };
      });
      return { currency, cents, promised, left, places };
    });
  }

  private async tagged<Body>(
    caller: Caller,
    seasonId: string,
    what: string,
    seen: string | undefined,
    body: (transaction: Transaction, opened: OpenedSeason) => Promise<Body>,
  ): Promise<ReplyFacts<Body | undefined>> {
    return this.ledger.read(async (transaction) => {
      const opened = await admitToSeason(transaction, caller, 'read', seasonId);
      const { season, tournaments } = opened;
      // Whoever made the season sees no more of a tournament than anybody else.
      if (tournaments.some((tournament) => refusalFor(caller, 'read', tournament) !== undefined))
        throw refusal('hidden');
      const states: unknown[] = [];
      for (const tournament of tournaments) {
        states.push([await countRecords(transaction, tournament.id), seesNames(caller, tournament)]);
      }
      const tag = viewTag(['season', seasonId, what, JSON.stringify(states)], season.version);
      return unlessSeen(seen, tag, () => body(transaction, opened));
    });
  }
}

async function rankOpened(
  transaction: Transaction,
  caller: Caller,
  { season, tournaments }: OpenedSeason,
): Promise<Ranked> {
  const rule = keptSeasonRule.known(season.rule);
  const { results, sessions, unlinked } = await readSeason(transaction, season.id, rule);
  const members = await listMembers(transaction, { seasonId: season.id });
  const names = memberNames(members, seenBy(caller, tournaments, await listEntrants(transaction, season.id)));
  return { rule, standing: rankSeason(results, rule, sessions), sessions, unlinked, names };
}

function present({ id, average, ...figures }: SeasonTally, names: ReadonlyMap<string, string>) {
  const shown = average && { ...average, hundredths: inHundredths(average) };
  return { memberId: id, name: names.get(id) ?? '', ...figures, average: shown };
}
