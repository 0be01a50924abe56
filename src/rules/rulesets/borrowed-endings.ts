import { entriesOf } from '../entries';
import type { Law } from '../laws/law';
import type { EndingKind, EndingRule, Ruleset, Side } from './ruleset';

type Endings = Ruleset['endings'];
type BySide = Readonly<Partial<Record<Side, EndingRule>>>;

/**
 * Early ends taken over from another code, each under the law of the code that borrows it: its text does not have them,
 * and the law says so in its doubts.
 */
export const borrowedEndings = (
  endings: Endings,
  laws: Readonly<Partial<Record<EndingKind, Law | undefined>>>,
): Endings =>
  Object.fromEntries(
    entriesOf(endings).flatMap(([kind, rules]) => {
      const law = laws[kind];
      return law === undefined || rules === undefined ? [] : [[kind, underLaw(rules, law)]];
    }),
  );

const underLaw = (rules: BySide, law: Law): BySide =>
  Object.fromEntries(
    entriesOf(rules).flatMap(([side, rule]) => (rule === undefined ? [] : [[side, { ...rule, law }]])),
  );
