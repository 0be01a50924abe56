import {
  agreedRamsch,
  bock,
  grandOuvertBefore1999,
  handLossesBefore1999,
  jacksOnly,
  kontra,
  spitze,
} from '../laws/house/options';
import type { Law } from '../laws/law';
import type { Agreement } from './agreement';
import type { HouseOption } from './house-rules';
import type { Ruleset } from './ruleset';

/** A house rule: the laws that say it, and what it changes of a ruleset where the table has agreed to it. */
export interface HouseRule {
  readonly laws: readonly Law[];
  readonly change: (ruleset: Ruleset, agreement: Agreement) => Partial<Ruleset> | undefined;
}

/** How often an entry counts in a Bock round. */
const BOCK_FACTOR = 2;

/** The house rules that a ruleset may offer, in the order in which they take effect. */
export const HOUSE_RULES: Readonly<Record<HouseOption, HouseRule>> = {
  // Takes the place of passing a deal in; a code that plays Ramsch anyway keeps its own law.
  ramsch: {
    laws: [agreedRamsch],
    change: ({ passedOut }, { ramsch }) =>
      ramsch === undefined || passedOut.follows === 'ramsch'
        ? undefined
        : { passedOut: { follows: 'ramsch', law: agreedRamsch, ramschLaw: agreedRamsch } },
  },
  values: {
    laws: [handLossesBefore1999, grandOuvertBefore1999],
    change: ({ before1999 }, { values }) => (values === undefined ? undefined : before1999),
  },
  matadors: {
    laws: [jacksOnly],
    change: ({ matadors: { jacks } }, { matadors }) =>
      matadors === undefined ? undefined : { matadors: { suit: jacks, jacks, law: jacksOnly } },
  },
  spitze: {
    laws: [spitze],
    change: (_, { spitze: amount }) => (amount === undefined ? undefined : { spitze: { amount, law: spitze } }),
  },
  kontra: {
    laws: [kontra],
    change: (_, { kontra: agreed }) =>
      agreed === undefined
        ? undefined
        : {
            kontra: {
              upTo: agreed.upTo,
              right: agreed.right ?? 'anyone',
              reOnClosedNull: agreed.reOnClosedNull ?? true,
              law: kontra,
            },
          },
  },
  bock: {
    laws: [bock],
    change: (_, { bock: agreed }) => (agreed === undefined ? undefined : { bock: { amount: BOCK_FACTOR, law: bock } }),
  },
};
