import type { Ruleset } from '../rulesets/ruleset';
import type { Course, ReplayMode } from './course';
import type { Start } from './dealt';
import { judgePlays } from './judged-plays';
import { playsInOrder } from './plays-in-order';
import type { Play } from './record';
import type { TrickOrder } from './trick-order';

/** Follows the plays of a record card by card; most are in order, and only where they are not is each one judged. */
export function followPlays(
  ruleset: Pick<Ruleset, 'playing'>,
  order: TrickOrder,
  start: Start,
  plays: readonly Play[],
  mode: ReplayMode,
): Course {
  return playsInOrder(order, start, plays) ?? judgePlays(ruleset, order, start, plays, mode);
}
