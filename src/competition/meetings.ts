import { lowerBound } from './draw-bound';
import { countRepeats } from './draw-criteria';
import { drawField, type EarlierTable } from './draw-field';

/** How often tables bring together who has met before. */
export interface Meetings {
  /** Pairs who have met before. */
  readonly repeats: number;
  /** No tables of these sizes could have fewer. */
  readonly lowerBound: number;
}

/** Counts the meetings at tables that were not drawn, but set by the standing or by hand. */
export function countMeetings(tables: readonly (readonly string[])[], history: readonly EarlierTable[]): Meetings {
  const entrants = tables.flat().map((id) => ({ id }));
  const field = drawField(entrants, history, []);
  const indexOf = new Map(field.ids.map((id, index) => [id, index]));
  const members = tables.map((ids) => ids.flatMap((id) => indexOf.get(id) ?? []));
  const sizes = tables.map(({ length }) => length);
  return { repeats: countRepeats(field, members), lowerBound: lowerBound(field, sizes) };
}
