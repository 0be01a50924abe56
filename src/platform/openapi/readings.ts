import type { Operation } from './operation';

/** The header by which somebody tells what he has already. */
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of what the caller has; while it is current the answer is 304 without a body.',
  schema: { type: 'string' },
} as const;

/** The answer to whoever has it already. */
export const notModified = { description: 'What the caller has is current.' };

/** Answers that are sent while they are made, and have no tag. */
const streamed: ReadonlySet<string> = new Set(['text/event-stream', 'application/x-ndjson', 'application/pdf']);

/** Says of an operation that reads how it is asked again. */
export function completeReading(operation: Operation): void {
  const answer = operation.responses['200'];
  if (answer === undefined || '$ref' in answer) return;
  if (Object.keys(answer.content ?? {}).every((mediaType) => streamed.has(mediaType))) return;
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IfNoneMatch' }];
  operation.responses = { ...operation.responses, 304: { $ref: '#/components/responses/NotModified' } };
}
