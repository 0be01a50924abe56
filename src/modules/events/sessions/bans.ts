import type { Ban, SeatedTable } from '../../../competition';
import type { Player } from '../../../persistence/stores/players';
import { ProblemError } from '../../../platform';
import type { Profile } from '../tournaments';
import { sessionProblems } from './sessions.problems';

/** The pairs among these players who must never meet; a ban of two teams is one of every two of their members. */
export function bansAmong(
  players: readonly Pick<Player, 'id' | 'team'>[],
  { bans }: Pick<Profile, 'bans'>,
): readonly Ban[] {
  const ids = new Set(players.map(({ id }) => id));
  return bans.flatMap((ban): readonly Ban[] => {
    if ('players' in ban) return ban.players.every((id) => ids.has(id)) ? [ban.players] : [];
    const [ones, others] = ban.teams.map((name) => players.filter(({ team }) => team === name));
    return (ones ?? []).flatMap((one) => (others ?? []).map((other): Ban => [one.id, other.id]));
  });
}

/** Whether nobody sits with somebody whom he must never meet. */
export function keepsBans(tables: readonly (readonly string[])[], bans: readonly Ban[]): boolean {
  return bans.every((ban) => tableOfBoth(tables, ban) === -1);
}

/** Refuses tables that bring banned pairs together, naming each. */
export function requireBansKept(tables: readonly Pick<SeatedTable, 'seats'>[], bans: readonly Ban[]): void {
  const seats = tables.map((table) => table.seats);
  const errors = bans.flatMap((ban) => {
    const index = tableOfBoth(seats, ban);
    if (index === -1) return [];
    const [one, other] = ban;
    const message = {
      en: `${one} and ${other} must never meet`,
      de: `${one} und ${other} dürfen sich nie begegnen`,
    };
    return [{ pointer: `/tables/${index}`, code: 'banned-pair', message }];
  });
  if (errors.length > 0) throw new ProblemError(sessionProblems['bans-cannot-be-kept'], { errors });
}

function tableOfBoth(tables: readonly (readonly string[])[], [one, other]: Ban): number {
  return tables.findIndex((ids) => ids.includes(one) && ids.includes(other));
}
