import type { Card } from '../cards/card';
import { count, toList } from '../cards/card-set';
import { PACK_POINTS, pointsIn } from '../cards/points';
import type { SeatIndex } from '../play/board';
import type { Side } from '../rulesets/ruleset';
import type { Meter } from './meter';
import { momentAfter, type Moment } from './moment';
import { cardsLeft, playableIn, type OpenGame, type OpenPosition } from './position';
import { Solver, type Gain } from './solver';

/** What a side can claim: of the tricks to come all, none or at least so many; or so many card points at the end. */
export const CLAIM_KINDS = ['all-tricks', 'no-trick', 'tricks', 'points'] as const;

/** What a side says that it will come to. `amount`: tricks 0..10, card points 0..120 with those that it has. */
export interface Claim {
  readonly by: Side;
  readonly kind: (typeof CLAIM_KINDS)[number];
  readonly amount?: number | undefined;
  /** The one player of the side who can make it come true, where his partner may play as he likes. */
  readonly alone?: SeatIndex | undefined;
}

/** How far a claim holds: whatever anybody plays, with the best play of the side that made it, or not. */
export const CLAIM_HOLDS = ['whatever-is-played', 'with-best-play', 'no'] as const;

/** How far a claim holds; where it does not, a line up to the trick that breaks it. */
export interface CheckedClaim {
  readonly holds: (typeof CLAIM_HOLDS)[number];
  readonly refutation: readonly Card[] | null;
}

/** What the declarer must still get, or may still get at the most. */
interface Bound {
  readonly what: Gain;
  readonly is: 'at-least' | 'at-most';
  readonly amount: number;
}

const NOBODY = 0;
const EVERYBODY = 0b111;
const CARDS_IN_TRICK = 3;

/** Whether a claim holds from a moment on. Throws `SearchStopped` once the meter has run out. */
export function checkClaim(game: OpenGame, start: Moment, moment: Moment, claim: Claim, meter: Meter): CheckedClaim {
  const solver = new Solver(game, start.position, meter);
  const isMetBy = ({ position }: Moment, seekers: number, { what, is, amount }: Bound): boolean =>
    solver.gets(position, what, is === 'at-least' ? amount : amount + 1, seekers) === (is === 'at-least');
  const declarer = 1 << game.declarer;
  const side = claim.by === 'declarer' ? declarer : EVERYBODY ^ declarer;
  const claimants = claim.alone === undefined ? side : 1 << claim.alone;
  /** Who plays for what the declarer gets, when these want the claim to come true. */
  const seeking = (wanting: number, { is }: Bound): number => (is === 'at-least' ? wanting : EVERYBODY ^ wanting);
  const holdsFor = (now: Moment, wanting: number): boolean => {
    const bound = boundOf(now, claim, moment);
    return isMetBy(now, seeking(wanting, bound), bound);
  };
  if (holdsFor(moment, NOBODY)) return { holds: 'whatever-is-played', refutation: null };
  if (holdsFor(moment, claimants)) return { holds: 'with-best-play', refutation: null };
  const refutation: Card[] = [];
  let now = moment;
  while (!isBroken(now, boundOf(now, claim, moment))) {
    const next = toList(playableIn(game, now.position))
      .map((card) => ({ card, after: momentAfter(game, now, card) }))
      .find(({ after }) => !holdsFor(after, claimants));
    if (next === undefined) throw new Error('no card refutes a claim that does not hold');
    refutation.push(next.card);
    now = next.after;
  }
  return { holds: 'no', refutation };
}

/** Whether the tricks and card points that are taken leave no room for it. */
const isBroken = ({ position }: Moment, { what, is, amount }: Bound): boolean => {
  const left = cardsLeft(position);
  const most = what === 'points' ? pointsIn(left) : tricksIn(position);
  return is === 'at-least' ? most < amount : amount < 0;
};

/** What a claim made at a moment asks of the declarer from another one on. */
function boundOf(now: Moment, { by, kind, amount = 0 }: Claim, made: Moment): Bound {
  const isHis = by === 'declarer';
  if (kind === 'points') {
    if (isHis) return { what: 'points', is: 'at-least', amount: amount - now.points };
    return { what: 'points', is: 'at-most', amount: PACK_POINTS - amount - now.points };
  }
  const all = tricksIn(made.position);
  const claimed = kind === 'all-tricks' ? all : amount;
  const taken = now.tricks - made.tricks;
  if (kind === 'no-trick') {
    return isHis
      ? { what: 'tricks', is: 'at-most', amount: -taken }
      : { what: 'tricks', is: 'at-least', amount: all - taken };
  }
  return isHis
    ? { what: 'tricks', is: 'at-least', amount: claimed - taken }
    : { what: 'tricks', is: 'at-most', amount: all - claimed - taken };
}

/** How many tricks are to come, the open one among them. */
const tricksIn = (position: OpenPosition): number => count(cardsLeft(position)) / CARDS_IN_TRICK;
