import type { SessionResult } from '../standings';
import type { AwardDeal, AwardEvent, DealFilter, Field } from './award';

/** The won games that a filter lets through, in the field. */
export function wonDeals(event: AwardEvent, field: Field, filter: DealFilter = {}): readonly AwardDeal[] {
  const { games, hand, ouvert, matadors } = filter;
  return event.deals.filter(
    (deal) =>
      deal.score > 0 &&
      isInField(event, field, deal.declarer, deal.session) &&
      (games?.includes(deal.game) ?? true) &&
      (hand ?? deal.hand) === deal.hand &&
      (ouvert ?? deal.ouvert) === deal.ouvert &&
      (matadors ?? deal.matadors?.kind) === deal.matadors?.kind,
  );
}

/** The results of a field. */
export function resultsIn(event: Pick<AwardEvent, 'results' | 'categoryOf'>, field: Field): readonly SessionResult[] {
  return event.results.filter(({ id, session }) => isInField(event, field, id, session));
}

function isInField(
  { categoryOf }: Pick<AwardEvent, 'categoryOf'>,
  { categories, sessions }: Field,
  playerId: string,
  session: number,
): boolean {
  const category = categoryOf.get(playerId);
  const isOfCategory = categories === undefined || (category !== undefined && categories.includes(category));
  return isOfCategory && (sessions?.includes(session) ?? true);
}
