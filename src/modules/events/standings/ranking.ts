import {
  bestResults,
  drawLot,
  rankLeague,
  resultsOfGroups,
  tallyResults,
  type GroupField,
  type GroupKind,
  type LeagueTally,
  type Lot,
  type Ranked,
  type SessionResult,
  type Tally,
} from '../../../competition';
import type { GroupedPlayer } from '../../../persistence/stores/players';
import type { SummedPlayer } from '../../../persistence/stores/session-results';
import { ProblemError } from '../../../platform';
import { type Profile, tournamentProblems } from '../tournaments';
import { rankTallies } from './results';
import type { StandingsScope } from './standings-scope';

/** The groups whose results are added up, by the word on the player that says which. */
const groupOf = { team: 'team', tandem: 'tandem', mixed: 'mixed', league: 'team' } as const satisfies Record<
  string,
  GroupKind
>;
type GroupScope = keyof typeof groupOf;

/** Sizes of a group that plays for league points. */
const leagueSizes: readonly number[] = [4, 5];

/** A place, with its members where it is a group's. */
export type Place = Ranked<Tally & Partial<Pick<LeagueTally, 'leaguePoints' | 'leaguePointsLost'>>> & {
  readonly members?: readonly string[];
};

/** Whom a ranking is of, and how he is ranked. */
export interface Field {
  readonly players: readonly GroupedPlayer[];
  readonly profile: Profile;
  /** 64 hexadecimal digits. */
  readonly lotSeed: string;
}

/** What a ranking is made of. */
export interface RankingGround extends Field {
  readonly results: readonly SessionResult[];
  /** How many sessions it is over. */
  readonly sessions: number;
  /** The last of them. */
  readonly last: number;
}

interface SumsGround extends Omit<Field, 'players'> {
  readonly players: readonly SummedPlayer[];
  /** The last session that counts. */
  readonly last: number;
}

/** Whether the sums of the players are enough to answer a query, as where nobody is grouped and no result dropped. */
export function isOfSums({ scope, drop = 0 }: StandingsScope): boolean {
  return !isGroupScope(scope) && drop === 0;
}

/** Ranks players by their sums: what `rankScope` comes to where `isOfSums`. */
export function rankSums({ category, minimum = 0 }: StandingsScope, { players, profile, lotSeed, last }: SumsGround) {
  const wanted = inCategory(category, players);
  const ranked = players
    .filter((player) => player.results !== null)
    .filter(({ id, results }) => wanted(id) && results >= minimum);
  return rankByCut(ranked, outBefore(last, players), (some) =>
    rankTallies(some, profile, () => lotOf(players, lotSeed)),
  );
}

/** Ranks what a query asks for, each place with the key that decided it. */
export function rankScope(query: StandingsScope, ground: RankingGround): readonly Place[] {
  const { scope } = query;
  if (isGroupScope(scope)) return rankGroups(scope, query, ground);
  const wanted = inCategory(query.category, ground.players);
  const results = ground.results.filter(({ id }) => wanted(id));
  const tallies = [...tallyResults(counted(results, query, ground)).values()];
  const lot = () => lotOf(ground.players, ground.lotSeed);
  return rankByCut(tallies, outBefore(ground.last, ground.players), (some) => rankTallies(some, ground.profile, lot));
}

/** Who went no further after an earlier session than this. */
function outBefore(last: number, players: readonly Pick<GroupedPlayer, 'id' | 'cutAfter'>[]): ReadonlySet<string> {
  return new Set(players.filter(({ cutAfter }) => cutAfter !== null && cutAfter < last).map(({ id }) => id));
}

/** Those who went on come first, whatever the others had by then. */
function rankByCut<T extends Tally>(
  tallies: readonly T[],
  out: ReadonlySet<string>,
  ranking: (some: readonly T[]) => readonly Ranked<T>[],
): readonly Ranked<T>[] {
  if (out.size === 0) return ranking(tallies);
  const stayed = ranking(tallies.filter(({ id }) => !out.has(id)));
  const gone = ranking(tallies.filter(({ id }) => out.has(id)));
  return [...stayed, ...gone.map((place) => ({ ...place, rank: place.rank + stayed.length }))];
}

/** The ids of the whole field in the order drawn, so that a choice of it is parted by the same lot. */
export function lotOf(players: readonly Pick<GroupedPlayer, 'id'>[], seed: string): readonly string[] {
  return drawLot(
    players.map(({ id }) => id),
    seed,
  );
}

/** The groups of one kind as they are ranked in this event; members by number. */
export function groupField(kind: GroupKind, { players, profile, lotSeed }: Field): GroupField {
  const members = membersBy(kind, players);
  const areSinglesDoubled = kind === 'tandem' && profile.oddTandem === 'doubled';
  return { members, lot: drawLot([...members.keys()], lotSeed), areSinglesDoubled };
}

function inCategory(
  category: string | undefined,
  players: readonly Pick<GroupedPlayer, 'id' | 'category'>[],
): (id: string) => boolean {
  if (category === undefined) return () => true;
  const wanted = new Set(players.filter((player) => player.category === category).map(({ id }) => id));
  return (id) => wanted.has(id);
}

function rankGroups(scope: GroupScope, query: StandingsScope, ground: RankingGround): readonly Place[] {
  const field = groupField(groupOf[scope], ground);
  const results = resultsOfGroups(ground.results, field);
  const places =
    scope === 'league'
      ? rankInLeague(results, field, ground)
      : rankResults(counted(results, query, ground), ground.profile, field.lot);
  return places.map((place) => ({ ...place, members: field.members.get(place.id) ?? [] }));
}

function rankInLeague(
  results: readonly SessionResult[],
  { members, lot }: GroupField,
  { profile }: RankingGround,
): readonly Place[] {
  const teams = [...members.keys()];
  if (!leagueSizes.includes(teams.length)) {
    throw new ProblemError(tournamentProblems['no-league-group'], { members: { teams: teams.length } });
  }
  return rankLeague(results, teams, { chain: profile.tieChain, lot });
}

function rankResults(results: readonly SessionResult[], profile: Profile, lot: Lot): readonly Place[] {
  return rankTallies([...tallyResults(results).values()], profile, lot);
}

function counted(
  results: readonly SessionResult[],
  { drop = 0, minimum = 0 }: StandingsScope,
  { sessions }: RankingGround,
): readonly SessionResult[] {
  return bestResults(results, { sessions, drop, minimum });
}

function isGroupScope(scope: StandingsScope['scope']): scope is GroupScope {
  return scope in groupOf;
}

function membersBy(word: GroupKind, players: readonly GroupedPlayer[]): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const player of players) {
    const name = player[word];
    if (name !== null) members.set(name, [...(members.get(name) ?? []), player.id]);
  }
  return members;
}
