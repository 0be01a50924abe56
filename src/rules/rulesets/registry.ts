import { altenburg1886 } from './altenburg';
import { eichhorn1898 } from './eichhorn';
import { foster } from './foster';
import { fosterAmerican } from './foster-american';
import { isko1999, isko2018, isko2022 } from './isko';
import type { Ruleset } from './ruleset';

/** Changes with every change of the rules' data or arithmetic; stored results keep the revision they were made under. */
export const RULES_REVISION = '2026.1';

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

/** Every ruleset, newest code first; each is one frozen value. */
export const RULESETS: readonly Ruleset[] = deepFreeze([
  isko2022,
  isko2018,
  isko1999,
  foster,
  fosterAmerican,
  eichhorn1898,
  altenburg1886,
]);

const byId = new Map(
  RULESETS.flatMap((ruleset) => [ruleset.id, ...ruleset.aliases].map((id) => [id as string, ruleset])),
);

/** The ruleset of an id or alias (`isko` is the newest edition); undefined for any other word. */
export const findRuleset = (id: string): Ruleset | undefined => byId.get(id);
