import {
  extras,
  games,
  toggled,
  withGame,
  withNull,
  withRun,
  emptyDraft,
  type Draft,
} from '../../../src/pages/table/draft';
import type { SeededGenerator } from '../../../src/competition';

/** A deal tapped together at random, as a hand might: keys that answer with a reason change nothing. */
export function tapped(random: SeededGenerator): { readonly draft: Draft; readonly won: boolean } {
  const one = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;
  const maybe = (): boolean => random.below(4) === 0;
  const keep = (draft: Draft, next: Draft | string): Draft => (typeof next === 'string' ? draft : next);
  let draft = withGame({ ...emptyDraft, declarer: 1 }, one(games));
  if (draft.game === 'null') draft = withNull(draft, one([[], ['hand'], ['ouvert'], ['hand', 'ouvert']] as const));
  else for (const extra of extras) if (maybe()) draft = keep(draft, toggled(draft, extra));
  const count = 1 + random.below(random.below(3) === 0 ? 11 : 4);
  const overbid = maybe();
  if (draft.game !== 'null' || overbid) {
    draft = keep(draft, withRun(draft, random.below(2) === 0 ? { with: count } : { without: count }));
  }
  const bid = one([18, 20, 22, 23, 24, 27, 30, 33, 36, 40, 44, 48, 60, 72, 96]);
  return { draft: overbid ? { ...draft, overbid, bid } : draft, won: random.below(2) === 0 };
}
