import { z } from 'zod';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** An id in a path. To callers it is opaque; whatever is no UUID names nothing and is not found. */
export const Identifier = z
  .string()
  .refine((text) => uuid.test(text), { error: 'Nothing has this id', params: { code: 'not-found' } });
