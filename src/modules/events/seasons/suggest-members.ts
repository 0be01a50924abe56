import type { SeasonEntrant } from '../../../persistence/stores/season-members';

/** Players who may be one person; `memberId` is the member who bears the same name and club, null where there is none. */
export interface Suggestion {
  readonly memberId: string | null;
  readonly players: readonly SeasonEntrant[];
}

/**
 * Who of those that belong to no member yet may be the same: whoever has exactly the same name and club in different tournaments.
 *
 * Two of one tournament, or two members, with that name and club leave it open, so nothing is put together then. A player
 * whose name is not to be seen stands alone. Nothing is merged by this.
 */
export function suggestMembers(entrants: readonly SeasonEntrant[]): readonly Suggestion[] {
  const alike = new Map<string, SeasonEntrant[]>();
  for (const entrant of entrants) {
    const key = keyOf(entrant);
    alike.set(key, [...(alike.get(key) ?? []), entrant]);
  }
  return [...alike.values()].flatMap((group) => {
    const open = group.filter(({ memberId }) => memberId === null);
    if (open.length === 0) return [];
    const members = new Set(group.flatMap(({ memberId }) => memberId ?? []));
    const tournaments = new Set(group.map(({ tournamentId }) => tournamentId));
    const isClear = members.size <= 1 && tournaments.size === group.length;
    if (!isClear) return open.map((entrant) => ({ memberId: null, players: [entrant] }));
    return [{ memberId: [...members][0] ?? null, players: open }];
  });
}

function keyOf({ name, club, tournamentId, playerId }: SeasonEntrant): string {
  return JSON.stringify(name === null ? [tournamentId, playerId] : [name, club, null]);
}
