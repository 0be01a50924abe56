import type { EntityManager } from 'typeorm';
import type { Dispute } from './disputes';
import type { DisputeRuling } from './rulings';
import type { TournamentScope } from './tournaments';

/** A ruling with the dispute that it was given on; whoever was there is not named. */
export type Precedent = Omit<DisputeRuling, 'told' | 'advice' | 'revision' | 'ruledBy'> & {
  readonly ruleset: Dispute['ruleset'];
  readonly kind: Dispute['kind'];
  /** As it was told. */
  readonly incident: Record<string, unknown>;
  /** Whether no later ruling has taken its place. */
  readonly stands: boolean;
};

/** Which rulings are looked for; what is undefined is left open. */
export interface PrecedentSearch {
  readonly law?: string | undefined;
  readonly kind?: string | undefined;
  readonly disposition?: string | undefined;
  readonly ruleset?: string | undefined;
}

/** Where a page of precedents begins. */
export type PrecedentPosition = Pick<DisputeRuling, 'ruledAt' | 'disputeId' | 'number'>;

/** At most `limit` rulings of all tournaments of a scope, newest first, those after a position where one is given. */
export async function searchPrecedents(
  manager: EntityManager,
  page: {
    readonly scope: TournamentScope;
    readonly search: PrecedentSearch;
    readonly limit: number;
    readonly after?: PrecedentPosition | undefined;
  },
): Promise<readonly Precedent[]> {
  const { scope, search, limit, after } = page;
  const { ownerKey, tournamentId } = scope.all ? { ownerKey: null, tournamentId: null } : scope;
  return manager.query<Precedent[]>(
    `SELECT ruling.tournament_id AS "tournamentId", ruling.dispute_id AS "disputeId", ruling.number, ruling.level,
            ruling.follows, ruling.disposition, ruling.law, ruling.laws, ruling.reason,
            ruling.rules_revision AS "rulesRevision", ruling.ruled_at AS "ruledAt",
            dispute.ruleset, dispute.kind, dispute.told -> 'incident' AS incident,
            NOT EXISTS (
              SELECT 1 FROM dispute_ruling later
              WHERE later.tournament_id = ruling.tournament_id AND later.dispute_id = ruling.dispute_id
                AND later.number > ruling.number
            ) AS stands
     FROM dispute_ruling ruling
     JOIN dispute ON dispute.tournament_id = ruling.tournament_id AND dispute.id = ruling.dispute_id
     JOIN tournament ON tournament.id = ruling.tournament_id
     WHERE ($1 OR NOT tournament.is_private OR tournament.id = $2::uuid OR tournament.owner_key = $3::uuid)
       AND ($4::text IS NULL OR $4 = ANY(ruling.laws))
       AND ($5::text IS NULL OR dispute.kind = $5)
       AND ($6::text IS NULL OR ruling.disposition = $6)
       AND ($7::text IS NULL OR dispute.ruleset = $7)
       AND ($8::timestamptz IS NULL OR (ruling.ruled_at, ruling.dispute_id, ruling.number) < ($8, $9::uuid, $10::int))
     ORDER BY ruling.ruled_at DESC, ruling.dispute_id DESC, ruling.number DESC
     LIMIT $11`,
    [
      scope.all,
      tournamentId,
      ownerKey,
      search.law ?? null,
      search.kind ?? null,
      search.disposition ?? null,
      search.ruleset ?? null,
      after?.ruledAt ?? null,
      after?.disputeId ?? null,
      after?.number ?? null,
      limit,
    ],
  );
}
