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
    law: z.string().optional().describe('The citation of the law behind a refusal.'),
    retryAfter: z.int32().optional().describe('Seconds to wait, as in Retry-After.'),
    line: z.int32().optional().describe('The line of a text or stream, from 1.'),
    column: z.int32().optional().describe('The column in that line, from 1.'),
    offset: z.int32().optional().describe('The character of a text, from 0.'),
    state: z.string().optional().describe('The state in which something is.'),
    link: z.string().optional().describe('Where to go on.'),
    teams: z.int32().optional().describe('How many teams there are.'),
  })
  .meta({ id: 'Problem', description: 'Why a request failed (RFC 9457).' });

/** See {@link Problem}. */
export type Problem = z.infer<typeof Problem>;

/** The media type of {@link Problem}. */
export const problemMediaType = 'application/problem+json';
