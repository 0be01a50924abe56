import type { z } from 'zod';
import type { RunningColumns } from '../../../competition';
import type { RunningPad } from './lists.schema';

/** The pad as it is shown. */
export function presentRunning({ columns, ...rest }: RunningColumns): z.infer<typeof RunningPad> {
  return { columns: columns.map(({ items, ...column }) => ({ ...column, items: [...items] })), ...rest };
}
