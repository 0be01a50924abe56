import { fault, type Fault } from '../faults';
import type { Ruleset } from '../rulesets/ruleset';
import type { RamschDoubling, RamschForm, RamschFormName, RamschSkat, RamschTies } from './form';
import { fosterRamsch } from './law-forms';

/** A Ramsch as a table has agreed to it; what is absent stays as the form has it. */
export interface AgreedRamsch {
  readonly form: RamschFormName;
  readonly ties?: RamschTies | undefined;
  readonly skat?: RamschSkat | undefined;
  readonly doublings?: readonly RamschDoubling[] | undefined;
}

type Adjustment = 'ties' | 'skat' | 'doublings';

/** The forms met in house rules, each with what tables settle differently. */
const AGREED: Readonly<Record<RamschFormName, { readonly form: RamschForm; readonly adjusts: readonly Adjustment[] }>> =
  {
    points: {
      form: {
        charge: { kind: 'points', virginFactor: 2, march: 120 },
        ties: 'both',
        skat: 'last-trick',
        doublings: [],
      },
      adjusts: ['ties', 'skat', 'doublings'],
    },
    fixed: {
      form: { charge: { kind: 'rates', rates: [10, 15, 20] }, ties: 'both', skat: 'last-trick', doublings: [] },
      adjusts: ['ties', 'skat', 'doublings'],
    },
    'winner-23': {
      form: {
        charge: { kind: 'fewest-win', alone: 23, shared: 37 },
        ties: 'both',
        skat: 'last-trick',
        doublings: [],
      },
      adjusts: [],
    },
    'winner-20': {
      form: {
        charge: { kind: 'fewest-win', alone: 20, shared: 10 },
        ties: 'both',
        skat: 'last-trick',
        doublings: [],
      },
      adjusts: [],
    },
    foster: { form: fosterRamsch, adjusts: [] },
  };

export type RamschFormAnswer =
  { readonly ok: true; readonly form: RamschForm } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * The Ramsch of a table: the one agreed to where the ruleset offers it, else the ruleset's own. A ruleset without one
 * is the fault `ramsch-not-valued` under its law of what follows when nobody bids.
 */
export const ramschFormOf = (ruleset: Ruleset, agreed?: AgreedRamsch): RamschFormAnswer => {
  if (agreed !== undefined) return agreedForm(ruleset, agreed);
  return ruleset.ramsch === null
    ? { ok: false, faults: [fault('ramsch-not-valued', '/options/ramsch', {}, ruleset.passedOut.law)] }
    : { ok: true, form: ruleset.ramsch };
};

const agreedForm = (ruleset: Ruleset, { form: name, ...adjusted }: AgreedRamsch): RamschFormAnswer => {
  const { form, adjusts } = AGREED[name];
  const { ties = form.ties, skat = form.skat, doublings = form.doublings } = adjusted;
  const faults = ruleset.options.ramsch.includes(name)
    ? (['ties', 'skat', 'doublings'] as const)
        .filter((part) => adjusted[part] !== undefined && !adjusts.includes(part))
        .map((part) => notOffered(`/options/ramsch/${part}`, `${part} (${name})`))
    : [notOffered('/options/ramsch/form', `ramsch ${name}`)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, form: { ...form, ties, skat, doublings } };
};

const notOffered = (pointer: string, option: string): Fault => fault('option-not-offered', pointer, { option });
