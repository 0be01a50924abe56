import { z } from 'zod';

const fault = z
  .strictObject({
    pointer: z.string().describe('JSON pointer into the body, or /query, /path or /header and the name.'),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'FieldFault' });

/** The answer to every request that failed: RFC 9457, `application/problem+json`. Further members may stand beside these. */
export const Problem = z
  .looseObject({
    type: z.string().describe('/problems/<code>, a page that explains it.'),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    instance: z.string().describe('The path that was asked for.'),
    code: z.string().describe('The stable name to compare.'),
    requestId: z.string(),
    errors: z.array(fault),
  })
  .meta({ id: 'Problem', description: 'Why a request failed (RFC 9457).' });

/** See {@link Problem}. */
export type Problem = z.infer<typeof Problem>;

/** The media type of {@link Problem}. */
export const problemMediaType = 'application/problem+json';
