import type { SessionResult } from '../standings';

/** A game with a declarer as an award looks at it; `score` is the signed entry in his column. */
export interface AwardDeal {
  readonly session: number;
  readonly table: number;
  readonly deal: number;
  readonly declarer: string;
  readonly score: number;
  /** As the ruleset calls the game: `suit`, `grand`, `null`, ... */
  readonly game: string;
  readonly hand: boolean;
  readonly ouvert: boolean;
  /** Null where the game has none. */
  readonly matadors: { readonly kind: MatadorKind; readonly count: number } | null;
}

export type MatadorKind = 'with' | 'without';

/** Which won games are looked at; what is not named does not matter. */
export interface DealFilter {
  readonly games?: readonly string[] | undefined;
  readonly hand?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
  readonly matadors?: MatadorKind | undefined;
}

/** Whose sessions are looked at: players of some categories, some sessions, or everything. */
export interface Field {
  readonly categories?: readonly string[] | undefined;
  readonly sessions?: readonly number[] | undefined;
}

/** What the results of sessions are measured by. */
export type ResultMeasure = 'total' | 'best-session' | 'most-wins';

/** What won games are measured by: their value or their matadors. */
export type DealMeasure = 'highest-game' | 'most-matadors';

/** The greatest figure of a kind, and no less than `atLeast`. */
export type AwardCriterion = Field & { readonly atLeast?: number | undefined } & (
    { readonly measure: ResultMeasure } | { readonly measure: DealMeasure; readonly deals?: DealFilter | undefined }
  );

/** An award: the first criterion that somebody meets decides; the further ones say what holds if nobody does. */
export interface AwardRule {
  readonly code: string;
  readonly criteria: readonly AwardCriterion[];
}

/** Somebody's figure, and where it was reached, as far as it was reached in one place. */
export interface AwardClaim {
  readonly playerId: string;
  readonly figure: number;
  readonly session?: number;
  readonly table?: number;
  readonly deal?: number;
}

/** What awards are judged by. */
export interface AwardEvent {
  readonly deals: readonly AwardDeal[];
  readonly results: readonly SessionResult[];
  /** Players without a category are absent. */
  readonly categoryOf: ReadonlyMap<string, string>;
}
