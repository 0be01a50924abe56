import type { Role } from '../../persistence/stores/access-keys';
import type { Action } from './actions';

/** Who asks: the key or the link that was shown. */
export interface Principal {
  /** Of the key; of the table, where its link was shown. */
  readonly id: string;
  readonly role: Role | 'player';
  /** The one tournament that the key is for; null where it is bound to none. */
  readonly tournamentId: string | null;
  /** The tables that it is for: their numbers, or the one with an id; null means all. */
  readonly tables: readonly number[] | string | null;
  /** What it is for of all that its role may; null means all of it. */
  readonly scopes: readonly Action[] | null;
  /** The token of the link that was shown; a secret like a key. */
  readonly link?: string;
}

/** Who asks; undefined for somebody without a key. */
export type Caller = Principal | undefined;
