import { z } from 'zod';

const Id = z.union([z.string().max(100), z.int32()]);

const call = z.string().max(60).describe('The path of a question below /v1 with dots, as contracts.value.');

/** One line without its body, which its own question checks. */
export const BatchHead = z.strictObject({ id: Id.nullable().optional(), call });

export const BatchLine = BatchHead.extend({
  body: z.looseObject({}).describe('What the question itself takes.'),
}).describe(
  'One line of the request. Read while you write: no line is read before the answers to those above it are taken.',
);

export const BatchAnswer = z
  .union([
    z.strictObject({
      id: Id.nullable(),
      status: z.int32().describe('As the question alone would be answered; 400 for a line that cannot be read.'),
      body: z.looseObject({}).describe('The answer, or the problem.'),
    }),
    z.strictObject({ end: z.literal(true), lines: z.int32() }).describe('The last line.'),
  ])
  .meta({ id: 'BatchAnswer', description: 'One line of the answer.' });
