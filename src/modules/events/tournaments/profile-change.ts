import { profileOf } from '../../../persistence/kept/profile';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Transaction } from '../../../persistence/ledger';
import { findPlayers } from '../../../persistence/stores/players';
import type { Tournament, TournamentChange } from '../../../persistence/stores/tournaments';
import { ProblemError } from '../../../platform';
import { changedProfile, Profile, resultPartsChanged, type ProfileInput } from './profile.schema';
import { tournamentProblems } from './tournaments.problems';

/**
 * A profile with what was said anew, under the next version; nothing where nothing differs.
 *
 * Once it is frozen, what results follow from stays (409 `wrong-state`, each part named), and the rest needs a reason (422).
 */
export function announceAnew(
  tournament: Tournament,
  said: z.infer<typeof ProfileInput>,
  reason: string | undefined,
): Pick<TournamentChange, 'profile' | 'profileVersion'> & { readonly profile?: Profile } {
  const before = profileOf(tournament);
  const profile = changedProfile(before, said);
  if (isDeepStrictEqual(before, profile)) return {};
  if (tournament.profileFrozen) {
    requireResultsUntouched(before, profile);
    if (reason === undefined) throw withoutReason();
  }
  return { profile, profileVersion: tournament.profileVersion + 1 };
}

/** Refuses a ban of somebody who is no player of the tournament. */
export async function requireBannedKnown(
  transaction: Transaction,
  tournamentId: string,
  { bans }: Pick<Profile, 'bans'>,
): Promise<void> {
  const named = bans.flatMap((ban, index) => ('players' in ban ? [{ index, ids: ban.players }] : []));
  const found = await findPlayers(transaction, tournamentId, [...new Set(named.flatMap(({ ids }) => ids))]);
  const known = new Set(found.map(({ id }) => id));
  const kind = tournamentProblems['ban-of-nobody'];
  const errors = named.flatMap(({ index, ids }) =>
    ids.flatMap((id, place) => {
      const pointer = `/profile/bans/${index}/players/${place}`;
      return known.has(id) ? [] : [{ pointer, code: kind.code, message: kind.title }];
    }),
  );
  if (errors.length > 0) throw new ProblemError(kind, { errors });
}

function requireResultsUntouched(before: Profile, after: Profile): void {
  const errors = resultPartsChanged(before, after).map((part) => ({
    pointer: `/profile/${part}`,
    code: 'wrong-state',
    message: { en: 'Frozen, because results follow from it', de: 'Eingefroren, weil Ergebnisse davon abhängen' },
  }));
  if (errors.length === 0) return;
  throw new ProblemError(tournamentProblems['wrong-state'], {
    detail: {
      en: 'What results follow from is frozen since the first session opened.',
      de: 'Wovon Ergebnisse abhängen, ist eingefroren, seit die erste Serie begonnen hat.',
    },
    errors,
  });
}

function withoutReason(): ProblemError {
  const kind = tournamentProblems['change-without-reason'];
  return new ProblemError(kind, { errors: [{ pointer: '/reason', code: 'missing', message: kind.title }] });
}
