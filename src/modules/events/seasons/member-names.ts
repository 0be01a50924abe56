import type { SeasonEntrant, SeasonMember } from '../../../persistence/stores/season-members';
import type { Tournament } from '../../../persistence/stores/tournaments';
import type { Caller } from '../../access';
import { seesNames } from '../tournaments';

/** The entrants with a name only where this caller may see it in that tournament. */
export function seenBy(
  caller: Caller,
  tournaments: readonly Tournament[],
  entrants: readonly SeasonEntrant[],
): readonly SeasonEntrant[] {
  const seesAllOf = new Set(tournaments.flatMap((tournament) => (seesNames(caller, tournament) ? tournament.id : [])));
  return entrants.map((entrant) =>
    entrant.consent || seesAllOf.has(entrant.tournamentId) ? entrant : { ...entrant, name: null },
  );
}

/** What members are called: by the name in the last tournament that shows one, otherwise by their number in the season. */
export function memberNames(
  members: readonly Pick<SeasonMember, 'id' | 'number'>[],
  seen: readonly SeasonEntrant[],
): ReadonlyMap<string, string> {
  const names = new Map(members.map(({ id, number }) => [id, `No. ${number}`]));
  for (const { memberId, name } of seen) if (memberId !== null && name !== null) names.set(memberId, name);
  return names;
}
