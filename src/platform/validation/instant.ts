import { z } from 'zod';

/** Milliseconds since 1970: from the decade in which the game was made up, and so long that whatever is added keeps four digits. */
const [first, behindLast] = [Date.UTC(1800, 0), Date.UTC(3000, 0)];

const bounds = {
  error: 'Only times from 1800 to 2999 in UTC are known',
  params: { code: 'number-out-of-range' },
};

/** What is no time at all is told as such elsewhere. */
const isKnown = (text: string): boolean => {
  const time = Date.parse(text);
  return Number.isNaN(time) || (time >= first && time < behindLast);
};

/** A point in time with its offset, read as a Date; at the ends of time 422 `number-out-of-range`. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine(isKnown, bounds)
  .transform((text) => new Date(text));

/** The same as it is written in a file: in UTC with milliseconds. */
export const WrittenInstant = z.iso.datetime({ precision: 3 }).refine(isKnown, bounds);
