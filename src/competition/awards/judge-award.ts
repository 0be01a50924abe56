import { tallyResults } from '../standings';
import type {
  AwardClaim,
  AwardCriterion,
  AwardDeal,
  AwardEvent,
  AwardRule,
  DealMeasure,
  Field,
  ResultMeasure,
} from './award';
import { resultsIn, wonDeals } from './field';

/** Who holds an award; all who reached the same figure share it. `criterion` counts from 0, null where nobody meets any. */
export interface AwardRuling {
  readonly code: string;
  readonly criterion: number | null;
  readonly claims: readonly AwardClaim[];
}

/** Judges an award; the same facts give the same holders in the same order. */
export function judgeAward({ code, criteria }: AwardRule, event: AwardEvent): AwardRuling {
  for (const [index, criterion] of criteria.entries()) {
    const claims = greatest(claimsOf(criterion, event), criterion.atLeast);
    if (claims.length > 0) return { code, criterion: index, claims };
  }
  return { code, criterion: null, claims: [] };
}

function claimsOf(criterion: AwardCriterion, event: AwardEvent): readonly AwardClaim[] {
  const { measure } = criterion;
  if (measure in byResults) return byResults[measure as ResultMeasure](event, criterion);
  const filter = 'deals' in criterion ? criterion.deals : {};
  return wonDeals(event, criterion, filter).flatMap((deal) => {
    const figure = figureOf[measure as DealMeasure](deal);
    const { declarer, session, table, deal: number } = deal;
    return figure === undefined ? [] : [{ playerId: declarer, figure, session, table, deal: number }];
  });
}

const figureOf: Readonly<Record<DealMeasure, (deal: AwardDeal) => number | undefined>> = {
  'highest-game': ({ score }) => score,
  'most-matadors': ({ matadors }) => matadors?.count,
};

const byResults: Readonly<Record<ResultMeasure, (event: AwardEvent, field: Field) => readonly AwardClaim[]>> = {
  total: (event, field) => tallies(event, field).map(({ id, total }) => ({ playerId: id, figure: total })),
  'most-wins': (event, field) => tallies(event, field).map(({ id, won }) => ({ playerId: id, figure: won })),
  'best-session': (event, field) =>
    resultsIn(event, field).map(({ id, session, total }) => ({ playerId: id, figure: total, session })),
};

const tallies = (event: AwardEvent, field: Field) => [...tallyResults(resultsIn(event, field)).values()];

function greatest(claims: readonly AwardClaim[], atLeast = Number.NEGATIVE_INFINITY): readonly AwardClaim[] {
  const most = claims.reduce((best, { figure }) => Math.max(best, figure), Number.NEGATIVE_INFINITY);
  return most < atLeast ? [] : claims.filter(({ figure }) => figure === most);
}
