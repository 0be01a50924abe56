import type { PlannedMembers } from '../plan-account';

/** A way to cut the sixteen points of the affine space over two elements into planes, with a sign for each point. */
interface SignedPlanes {
  /** Two points that span the plane through 0; points are added by xor. */
  readonly directions: readonly [number, number];
  /** The sign of point n is bit n. */
  readonly signs: number;
}

/**
 * Two spreads of planes: any two points lie on one plane of the first five and on one of the last five. Their signs solve
 * linear equations: two points that are alike on the one plane differ on the other one.
 */
const spreads: readonly SignedPlanes[] = [
  { directions: [1, 2], signs: 0x0000 },
  { directions: [4, 8], signs: 0x0000 },
  { directions: [5, 10], signs: 0x0ff0 },
  { directions: [6, 11], signs: 0x6ac0 },
  { directions: [7, 9], signs: 0x9c50 },
  { directions: [1, 4], signs: 0x5a5a },
  { directions: [2, 8], signs: 0x33cc },
  { directions: [3, 13], signs: 0x55cc },
  { directions: [6, 9], signs: 0xf330 },
  { directions: [7, 11], signs: 0xf5a0 },
];

/**
 * Ten rounds of 32 players at tables of four in which no two meet twice, one for each way to cut: every point is two players,
 * and every plane two tables, which the signs tell apart. Only the two of one point never meet. That ten rounds can be had was
 * first shown by Aguado (2004); eleven would need more others than there are.
 */
export function signedSpreads(): PlannedMembers {
  return spreads.map(({ directions: [one, other], signs }) =>
    planesAlong(one, other).flatMap((points) =>
      [0, 1].map((side) => points.map((point) => 2 * point + (((signs >> point) & 1) ^ side))),
    ),
  );
}

function planesAlong(one: number, other: number): readonly (readonly number[])[] {
  const points = Array.from({ length: 16 }, (_, point) => point);
  const planeOf = (point: number): number[] => [point, point ^ one, point ^ other, point ^ one ^ other];
  return points.filter((point) => Math.min(...planeOf(point)) === point).map(planeOf);
}
