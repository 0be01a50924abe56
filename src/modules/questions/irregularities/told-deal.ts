import { isDeepStrictEqual } from 'node:util';
import { fault, findRuleset, type Fault, type MissingFact, type Ruleset, type Situation } from '../../../rules';
import type { IncidentQuestion } from './irregularities.schema';

type Question = IncidentQuestion;

/** What stands beside a deal and cannot stand together with it: a situation, another ruleset, other options. */
export const faultsBesideDeal = ({ situation, options, deal }: Question, ruleset: Ruleset): readonly Fault[] => {
  if (deal === undefined) return [];
  const disagrees = (field: string): Fault => fault('deal-disagrees', `/deal/${field}`, { field });
  const sameRuleset = deal.ruleset === undefined || findRuleset(deal.ruleset)?.id === ruleset.id;
  const sameOptions = deal.options === undefined || options === undefined || isDeepStrictEqual(deal.options, options);
  return [
    ...(situation === undefined ? [] : [fault('deal-and-situation', '/situation')]),
    ...(sameRuleset ? [] : [disagrees('ruleset')]),
    ...(sameOptions ? [] : [disagrees('options')]),
  ];
};

/** What an incident tells of the game and a deal tells otherwise; what the deal does not tell is free. */
export const faultsAgainstDeal = (told: Situation, found: Situation): readonly Fault[] => {
  const known: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(told)
    .filter(([field, value]) => known[field] !== undefined && !isDeepStrictEqual(value, known[field]))
    .map(([field]) => fault('deal-disagrees', `/incident/situation/${field}`, { field }));
};

/** The next questions where a deal is given: for the trick that tells the counts, else for what the deal leaves open. */
export const missingBesideDeal = (missing: readonly MissingFact[], isPlaced: boolean): readonly MissingFact[] => {
  const isCount = ({ pointer }: MissingFact): boolean => /^\/situation\/(?:cardPoints|tricks)/.test(pointer);
  const asksForTrick = !isPlaced && missing.some(isCount);
  return [
    ...(asksForTrick ? [{ pointer: '/incident/at/trick', ifAnswered: [] }] : []),
    ...missing
      .filter((one) => isPlaced || !isCount(one))
      .map(({ pointer, ifAnswered, ...rest }) => ({
        ...rest,
        pointer: besideDeal(pointer),
        ifAnswered: ifAnswered.map(({ set, ...answer }) => ({
          ...answer,
          ...(set && { set: mapKeys(set, besideDeal) }),
        })),
      })),
  ];
};

/** Where a fact of the situation is told when a deal stands in its place. */
const besideDeal = (pointer: string): string => pointer.replace(/^\/situation/, '/incident/situation');

const mapKeys = <Value>(record: Readonly<Record<string, Value>>, named: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [named(key), value]));
