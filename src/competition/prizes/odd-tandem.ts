import { resultsOfTeams, type SessionResult } from '../standings';

/** What becomes of a player without a partner in a tandem field: his results count twice, or he is left out. To be announced. */
export type OddTandemRule = 'doubled' | 'left-out';

/** The results of tandems under their names, the unpaired player's by the rule announced; who belongs to no tandem is left out. */
export function resultsOfTandems(
  results: readonly SessionResult[],
  tandemOf: ReadonlyMap<string, string>,
  odd: OddTandemRule,
): readonly SessionResult[] {
  const members = new Map<string, number>();
  for (const tandem of tandemOf.values()) members.set(tandem, (members.get(tandem) ?? 0) + 1);
  return resultsOfTeams(results, tandemOf).flatMap((result) => {
    if (members.get(result.id) !== 1) return [result];
    return odd === 'doubled' ? [result, result] : [];
  });
}
