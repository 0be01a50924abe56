import type { ListDeal } from '../../../competition';
import type { DealRevision } from '../../../persistence/stores/deals';

/** A deal as a line of its list. */
export function asLine({
  kind,
  declarer,
  score,
  scores,
}: Pick<DealRevision, 'kind' | 'declarer' | 'score' | 'scores'>): ListDeal {
  if (declarer !== null && score !== null) return { declarer, score };
  if (scores !== null) return { ramsch: { scores } };
  return kind === 'passed' ? { passed: true } : { notPlayed: true };
}
