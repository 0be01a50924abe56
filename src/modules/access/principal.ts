import type { Role } from '../../persistence/stores/access-keys';

/** Who asks: the key that was shown. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  /** The one tournament that the key is for; null where it is bound to none. */
  readonly tournamentId: string | null;
}

/** Who asks; undefined for somebody without a key. */
export type Caller = Principal | undefined;
