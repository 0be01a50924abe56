import { httpProblems } from '../problems/http-problems';
import { problemMediaType } from '../problems/problem.schema';
import { findProblem } from '../problems/registry';
import { linesExtension, problemsExtension, textExtension, textMediaType, type AlsoLines } from './answers';
import type { Operation } from './operation';
import { problemHeaders } from './response-headers';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ProblemKind } from '../problems/registry';

type Response = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>[string];

const everywhere = [
  httpProblems['malformed-request'],
  httpProblems['invalid-request'],
  httpProblems['not-acceptable'],
  httpProblems['rate-limited'],
  httpProblems['headers-too-large'],
  httpProblems['internal-error'],
  httpProblems['shutting-down'],
  httpProblems['database-unavailable'],
  httpProblems['database-too-slow'],
  httpProblems['stored-by-other-version'],
];

const withParameters = [
  httpProblems['not-found'],
  httpProblems['path-too-long'],
  httpProblems['number-out-of-range'],
  httpProblems['facts-contradict'],
];

const withBody = [
  httpProblems['malformed-json'],
  httpProblems['malformed-encoding'],
  httpProblems['too-deep'],
  httpProblems['request-timeout'],
  httpProblems['body-too-large'],
  httpProblems['unsupported-media-type'],
  httpProblems['number-out-of-range'],
  httpProblems['facts-contradict'],
];

const shared = [...new Set([...everywhere, ...withParameters, ...withBody])];

/** The responses that operations refer to, each said once: what all share is `Problem400` and so on. */
export class ProblemResponses {
  private readonly names = new Map<string, string>();
  private readonly known: Record<string, Response> = {};

  constructor() {
    for (const [status, kinds] of byStatus(shared)) this.known[`Problem${status}`] = response(status, kinds);
  }

  /** All that were asked for. */
  all(): Record<string, Response> {
    return this.known;
  }

  /** Where the response of these kinds stands; it is named after its one kind, else after who asked for it first. */
  of(status: number, kinds: readonly ProblemKind[], operationId: string): string {
    const codes = kinds.map(({ code }) => code);
    if (kinds.every((kind) => shared.includes(kind))) return `#/components/responses/Problem${status}`;
    const known = this.names.get(codes.join());
    const name = known ?? `Problem${status}${inCapitals(codes.length === 1 ? String(codes[0]) : operationId)}`;
    this.names.set(codes.join(), name);
    this.known[name] ??= response(status, kinds);
    return `#/components/responses/${name}`;
  }
}

const inCapitals = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Adds plain text to the media types of a good answer. */
function addText(operation: Operation): void {
  const answer = operation.responses['200'];
  if (answer === undefined || '$ref' in answer) return;
  answer.content = { ...answer.content, [textMediaType]: { schema: { type: 'string' } } };
}

/** Adds a stream of lines to the bodies that an operation takes and to its good answers. */
function addLines({ requestBody, responses }: Operation, { takes, description, gives, answer }: AlsoLines): void {
  const good = responses['200'];
  if (requestBody === undefined || '$ref' in requestBody || good === undefined || '$ref' in good) return;
  requestBody.content[takes] = { schema: { type: 'string', description } };
  good.content = { ...good.content, [gives]: { schema: { $ref: `#/components/schemas/${answer}` } } };
}

/** Adds to an operation every problem it can answer with, its own and those of all; without a named key it is public. */
export function completeOperation(operation: Operation, problems: ProblemResponses): void {
  const own = (operation[problemsExtension] ?? []).flatMap((code) => findProblem(code) ?? []);
  const common = [
    ...everywhere,
    ...(operation.parameters?.length ? withParameters : []),
    ...(operation.requestBody ? withBody : []),
  ];
  const responses: Operation['responses'] = {};
  for (const [status, kinds] of byStatus([...new Set([...common, ...own])])) {
    responses[status] = { $ref: problems.of(status, kinds, operation.operationId ?? '') };
  }
  if (operation[textExtension] === true) addText(operation);
  if (operation[linesExtension] !== undefined) addLines(operation, operation[linesExtension]);
  operation.responses = { ...operation.responses, ...responses };
  operation.security ??= [];
  delete operation[problemsExtension];
  delete operation[textExtension];
  delete operation[linesExtension];
}

function response(status: number, kinds: readonly ProblemKind[]): Response {
  const codes = { type: 'object', properties: { code: { type: 'string', enum: kinds.map(({ code }) => code) } } };
  return {
    description: kinds.length === 1 ? String(kinds[0]?.title.en) : 'One of these codes; `/problems` explains each.',
    headers: problemHeaders(status),
    content: { [problemMediaType]: { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, codes] } } },
  };
}

function byStatus(kinds: readonly ProblemKind[]): ReadonlyMap<number, readonly ProblemKind[]> {
  const groups = new Map<number, ProblemKind[]>();
  for (const kind of kinds) groups.set(kind.status, [...(groups.get(kind.status) ?? []), kind]);
  return groups;
}
