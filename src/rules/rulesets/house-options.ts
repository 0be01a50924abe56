import {
  agreedRamsch,
  bock,
  grandOuvertBefore1999,
  handLossesBefore1999,
  jacksOnly,
  kontra,
  spitze,
} from '../laws/house/options';
import type { Law, Reading } from '../laws/law';
import type { AgreedRamsch } from '../ramsch/agreed-form';
import type { AgreedKontra, HouseOption, SpitzeAdds } from './house-rules';
import type { OptionalGame, Ruleset } from './ruleset';

/** What a table has agreed to beyond the code itself. */
export interface Agreement {
  /** Games played only by agreement. */
  readonly games?: readonly OptionalGame[] | undefined;
  /** Which reading of the source holds where it differs from its numbered laws. */
  readonly reading?: Reading | undefined;
  /** The Ramsch that is played when nobody bids. */
  readonly ramsch?: AgreedRamsch | undefined;
  readonly kontra?: AgreedKontra | undefined;
  /** Bock rounds, in which every entry counts twice. */
  readonly bock?: true | undefined;
  /** What an announced Spitze adds to the multiplier. */
  readonly spitze?: SpitzeAdds | undefined;
  /** Only the jacks are matadors. */
  readonly matadors?: 'jacks-only' | undefined;
  /** The values of an earlier time. */
  readonly values?: 'pre-1999' | undefined;
}
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
