import type { Fault } from '../faults';
import type { Law } from '../laws/law';
import { SEATS, type Seat } from '../seats';
import type { Text } from '../text';
import { chargeOf } from './charge';
import { ramschDoubts } from './doubts';
import { ramschFaults, type BySeat, type RamschFacts } from './facts';
import { RAMSCH_DOUBLINGS, type RamschForm } from './form';
import type { RamschStep } from './step';

/** A valued Ramsch: counted card points, who loses or wins, the signed entry of each player. */
export interface RamschValuation {
  readonly points: BySeat;
  readonly losers: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly scores: BySeat;
  readonly steps: readonly RamschStep[];
  readonly law: Law | undefined;
  readonly doubts: readonly Text[];
}

export type RamschAnswer =
  | { readonly ok: true; readonly valuation: RamschValuation }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Values a Ramsch in a form (Foster law 4 and the house forms); facts that cannot stand together are faults. */
export const valueRamsch = (form: RamschForm, facts: RamschFacts): RamschAnswer => {
  const faults = ramschFaults(form, facts);
  if (faults.length > 0) return { ok: false, faults };
  const chosen = deciding(form, facts);
  const points = countedPoints(form, facts, chosen);
  const entries = chosen.map((seat) => entryOf(form, facts, seat, points[seat], chosen.length));
  const scores = bySeat((seat) => entries.find((entry) => entry.seat === seat)?.score ?? 0);
  return {
    ok: true,
    valuation: {
      points,
      losers: chosen.filter((seat) => scores[seat] < 0),
      winners: chosen.filter((seat) => scores[seat] > 0),
      scores,
      steps: [...skatSteps(form, facts, chosen), ...entries.flatMap(({ steps }) => steps)],
      law: form.law,
      doubts: ramschDoubts(
        form,
        facts,
        points,
        chosen,
        entries.some(({ isRounded }) => isRounded),
      ),
    },
  };
};

const bySeat = (count: (seat: Seat) => number): BySeat => ({
  forehand: count('forehand'),
  middlehand: count('middlehand'),
  rearhand: count('rearhand'),
});

/** Who loses, or wins where the fewest points win: one, two of equal count, or nobody where all three are equal. */
const deciding = (form: RamschForm, facts: RamschFacts): readonly Seat[] => {
  const counted = countedPoints(form, facts, []);
  const extreme = (form.charge.kind === 'fewest-win' ? Math.min : Math.max)(...Object.values(counted));
  const tied = SEATS.filter((seat) => counted[seat] === extreme);
  if (tied.length === SEATS.length) return [];
  return form.ties === 'last-trick' && tied.includes(facts.lastTrick) ? [facts.lastTrick] : tied;
};

/** Card points with the skat where it belongs; where it goes to the losers it counts against each of them. */
const countedPoints = (form: RamschForm, { cardPoints, ...facts }: RamschFacts, losers: readonly Seat[]): BySeat => {
  const owners = skatOwners(form, facts.lastTrick, losers);
  return bySeat((seat) => cardPoints[seat] + (owners.includes(seat) ? facts.skatPoints : 0));
};

const skatOwners = ({ skat }: RamschForm, lastTrick: Seat, losers: readonly Seat[]): readonly Seat[] =>
  ({ 'last-trick': [lastTrick], loser: losers, aside: [] })[skat];

const skatSteps = (form: RamschForm, { lastTrick, skatPoints }: RamschFacts, losers: readonly Seat[]) =>
  skatOwners(form, lastTrick, losers).map((seat): RamschStep => ({ what: 'skat', seat, amount: skatPoints }));

interface Entry {
  readonly seat: Seat;
  readonly score: number;
  readonly isRounded: boolean;
  readonly steps: readonly RamschStep[];
}

/** The entry of one player: his charge, doubled as often as was agreed, halved where a tie is shared. */
const entryOf = (form: RamschForm, facts: RamschFacts, seat: Seat, points: number, sharers: number): Entry => {
  const { sign, amount, steps } = chargeOf(form, facts, seat, points, sharers);
  const doublings = RAMSCH_DOUBLINGS.filter((doubling) => (facts.doubled?.[doubling] ?? 0) > 0).map(
    (what): RamschStep => ({ what, amount: 2 ** (facts.doubled?.[what] ?? 0) }),
  );
  const doubled = doublings.reduce((product, step) => product * step.amount, amount);
  const isShared = form.ties === 'half' && sharers > 1;
  const owed = isShared ? Math.floor(doubled / 2) : doubled;
  const score = sign * owed;
  return {
    seat,
    score,
    isRounded: isShared && doubled % 2 === 1,
    steps: [
      ...steps,
      ...doublings,
      ...(isShared ? [{ what: 'share' as const, seat, amount: owed }] : []),
      { what: 'score', seat, amount: score },
    ],
  };
};
