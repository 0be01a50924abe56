import { keptProfile } from '../../../persistence/kept/profile';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { bonusRates, type TableSize } from '../../../competition';
import type { Happening } from '../../../chronicle';
import { Ledger } from '../../../persistence/ledger';
import { record } from '../../../persistence/stores/records';
import {
  asShown,
  changeTournament,
  deleteTournament,
  insertTournament,
  listTournaments,
  lockTournament,
  type ShownTournament,
  type Tournament,
  type TournamentChange,
} from '../../../persistence/stores/tournaments';
import {
  entityTag,
  pageOf,
  preconditionProblems,
  ProblemError,
  requireCurrent,
  type CommandRequest,
  type ReplyFacts,
} from '../../../platform';
import { mayCreateTournaments, refusal, visibleTournaments, type Caller, type Principal } from '../../access';
import { RulesetsService } from '../../questions/rulesets';
import { admit } from './admission';
import { given } from './given';
import { announceAnew, requireBannedKnown } from './profile-change';
import { newProfile, type Profile } from './profile.schema';
import { tournamentProblems } from './tournaments.problems';
import { TournamentAnswer, type NewTournament, type TournamentPage, type TournamentPatch } from './tournaments.schema';
import type { TournamentList } from './tournaments.schema';

type Answer = z.infer<typeof TournamentAnswer>;

/** Makes, shows, changes and removes tournaments. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly rulesets: RulesetsService,
  ) {}

  async create(
    by: Principal,
    command: CommandRequest,
    asked: z.output<typeof NewTournament>,
  ): Promise<ReplyFacts<unknown>> {
    if (!mayCreateTournaments(by)) throw refusal('forbidden');
    const { name, startsAt = null, timeZone, private: isPrivate } = asked;
    const ruleset = this.rulesets.inBody(asked.ruleset, asked.profile?.options).id;
    const profile = newProfile(ruleset, asked.profile);
    this.requirePlayable(ruleset, profile);
    return this.ledger.once({ ...command, principal: by.id, tournamentId: null }, async (transaction) => {
      const made = await insertTournament(transaction, {
        id: randomUUID(),
        name,
        ruleset,
        startsAt,
        timeZone,
        isPrivate,
        profile,
        ownerKey: by.id,
      });
      await requireBannedKnown(transaction, made.id, profile);
      const begins = startsAt?.toISOString() ?? null;
      const after = { name, ruleset, startsAt: begins, timeZone, private: isPrivate, profile };
      await record(transaction, {
        tournamentId: made.id,
        by: by.id,
        action: 'tournament-created',
        subject: {},
        after,
      });
      const headers = { ETag: tournamentTag(made), Location: `/v1/tournaments/${made.id}` };
      return { status: 201, headers, body: present(made) };
    });
  }

  async list(
    caller: Caller,
    { limit, cursor, ...asked }: z.output<typeof TournamentPage>,
  ): Promise<z.infer<typeof TournamentList>> {
    const query = { ...asked, scope: visibleTournaments(caller), limit: limit + 1, after: cursor };
    const found = await this.ledger.read((transaction) => listTournaments(transaction, query));
    const { items, next } = pageOf(found, limit, ({ position }) => [asked.order, position.value, position.id]);
    return { items: items.map(present), next };
  }

  async get(caller: Caller, id: string): Promise<ReplyFacts<Answer>> {
    const tournament = await this.ledger.read(async (transaction) =>
      asShown(transaction, await admit(transaction, caller, 'read', id)),
    );
    return { body: present(tournament), headers: { ETag: tournamentTag(tournament) } };
  }

  /** Changes what is named; of a frozen profile only what touches no results. */
  async change(
    by: Principal,
    id: string,
    seen: string,
    { private: isPrivate, profile, reason, ...named }: z.output<typeof TournamentPatch>,
  ): Promise<ReplyFacts<Answer>> {
    return this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', id, lockTournament);
      requireCurrent(seen, tournamentTag(await asShown(transaction, tournament)));
      const anew = profile ? announceAnew(tournament, profile, reason) : {};
      if (anew.profile) {
        this.requirePlayable(tournament.ruleset, anew.profile);
        await requireBannedKnown(transaction, id, anew.profile);
      }
      const change = {
        ...given(named),
        ...(isPrivate !== undefined && { isPrivate }),
        ...anew,
      };
      const changed = await changeTournament(transaction, tournament, change);
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId: id,
        by: by.id,
        action: 'tournament-changed',
        subject: {},
        before: loggedOf(tournament, change),
        after: loggedOf(changed, change),
        reason,
      });
      const shown = await asShown(transaction, changed);
      return { body: present(shown), headers: { ETag: tournamentTag(shown) } };
    });
  }

  /** Refuses what the ruleset does not let tables agree to. */
  private requirePlayable(id: string, { options, scoring, largestTable }: Profile): void {
    const ruleset = this.rulesets.inBody(id, options);
    const isKnown = bonusRates(scoring, largestTable as TableSize) && largestTable <= ruleset.players.most;
    if (largestTable > 4 && !isKnown) throw new ProblemError(tournamentProblems['table-too-large']);
  }

  /** Removes a tournament of which nothing has been drawn yet. */
  async remove(by: Principal, id: string, seen: string): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', id, lockTournament);
      requireCurrent(seen, tournamentTag(await asShown(transaction, tournament)));
      if (tournament.state !== 'registration') {
        throw new ProblemError(tournamentProblems['wrong-state'], {
          detail: {
            en: 'A tournament is removed only before its first draw.',
            de: 'Ein Turnier wird nur vor seiner ersten Auslosung gelöscht.',
          },
        });
      }
      await deleteTournament(transaction, tournament);
    });
  }
}

function tournamentTag({ id, state, version }: Pick<ShownTournament, 'id' | 'state' | 'version'>): string {
  return entityTag(['tournament', id, ...(state === 'over' ? [state] : [])], version);
}

/** What the log says of a tournament: as much as is changed. */
function loggedOf(
  { name, startsAt, timeZone, isPrivate, profile, profileVersion }: Tournament,
  change: TournamentChange,
): Happening<'tournament-changed'>['after'] {
  const begins = startsAt?.toISOString() ?? null;
  const logged = Object.entries({ name, startsAt: begins, timeZone, isPrivate, profile, profileVersion });
  return Object.fromEntries(logged.filter(([part]) => part in change));
}

function present(tournament: ShownTournament): Answer {
  const { id, name, ruleset, state, startsAt, timeZone, isPrivate, profile, profileVersion, profileFrozen } =
    tournament;
  return {
    id,
    name,
    ruleset,
    state,
    startsAt: startsAt?.toISOString() ?? null,
    timeZone,
    private: isPrivate,
    profile: keptProfile.shown(profile),
    profileVersion,
    profileFrozen,
    publicWord: tournament.publicWord,
    createdAt: tournament.createdAt.toISOString(),
  };
}
