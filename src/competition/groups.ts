import { doubleResults } from './best-results';
import { mergeResults, resultsOfTeams, type SessionResult } from './standings';

/** What players can belong to, so that their results are added up under one name. */
export const groupKinds = ['team', 'tandem', 'mixed'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** The ids of the members of each group, by its name. */
export type Groups = ReadonlyMap<string, readonly string[]>;

/** All groups of one kind, and how they are ranked. */
export interface GroupField {
  readonly members: Groups;
  /** Their names in the order drawn. */
  readonly lot: readonly string[];
  /** Whether the results of a group of one member count twice, as an event may announce for a tandem without a partner. */
  readonly areSinglesDoubled: boolean;
}

/** One result for each group and session: the sum of what its members have; who belongs to none is left out. */
export function resultsOfGroups(
  results: readonly SessionResult[],
  { members, areSinglesDoubled }: Pick<GroupField, 'members' | 'areSinglesDoubled'>,
): readonly SessionResult[] {
  const nameOf = new Map([...members].flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
  const own = resultsOfTeams(results, nameOf);
  if (!areSinglesDoubled) return mergeResults(own);
  const singles = new Set([...members].filter(([, ids]) => ids.length === 1).map(([name]) => name));
  return mergeResults(doubleResults(own, singles));
}
