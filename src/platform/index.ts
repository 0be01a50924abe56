/**
 * HTTP mechanics for the modules, without a word of the game. How to add an endpoint:
 *
 *     export const clubProblems = defineProblems({ 'club-closed': { status: 422, title: {...}, explanation: {...} } });
 *
 *     const Club = z.strictObject({ name: z.string().max(80) }).meta({ id: 'Club' });
 *
 *     @Controller('v1/clubs')
 *     export class ClubsController {
 *       @Post()
 *       @Answers({ id: 'foundClub', summary: 'Founds a club.', status: 201, schema: Club, problems: [clubProblems['club-closed']] })
 *       found(@Body({ schema: Club }) club: Club, @AskedLanguage() language: Language): Club {
 *         if (isClosed(club)) throw new ProblemError(clubProblems['club-closed'], { detail: { en: '...', de: '...' }, members: { law } });
 *         return club;
 *       }
 *     }
 *
 * A question, which stores nothing, also carries `@Question('clubs.found', Club)` and can then be asked in a batch.
 *
 * Schemas are strict objects with bounded numbers; a refinement that says which facts cannot stand together carries
 * `params: { code }` with the code of a defined problem, and becomes that problem with the pointer of its path.
 */
export { ApiDocument, documentYaml } from './openapi/api-document';
export { type ApiMessages, type ApiTitle, describeApi } from './openapi/document';
export { serveDocs } from './openapi/docs-page';
export { createHttpApp } from './http/http-app';
export { PublicAddress } from './http/public-address';
export { createLog } from './log';
export { PlatformModule } from './platform.module';
export { Readiness } from './health/readiness';
export { Answers } from './openapi/answers';
export { AsTold } from './http/as-told';
export { AskedLanguage } from './http/asked-language';
export { PrefersText } from './http/prefers-text';
export { pageOf, pageQuery } from './http/cursor';
export { AskedOnce, fingerprintOf, idempotencyProblems, type CommandRequest } from './http/idempotency';
export { entityTag, IfMatch, preconditionProblems, requireCurrent } from './http/if-match';
export { dependsOnCaller } from './http/caching';
export { IfNoneMatch, unlessSeen, viewTag } from './http/if-none-match';
export { Reply, ReplyInterceptor, type ReplyFacts } from './http/reply';
export { requireText, TakesText } from './http/text-body';
export { Identifier } from './validation/identifier';
export { Instant, WrittenInstant } from './validation/instant';
export { defineProblems, allProblems, findProblem } from './problems/registry';
export { httpProblems } from './problems/http-problems';
export { ProblemError } from './problems/problem-error';
export { checked } from './validation/schema-pipe';
export { parseJsonBody } from './http/json-body';
export {
  eventStreamMediaType,
  LastEventId,
  type StreamedEvent,
  streamEvents,
  type StreamPiece,
} from './events/event-stream';
export {
  bytesOf,
  exchangeLines,
  type LineAnswer,
  linesMediaType,
  problemLine,
  TakesLines,
  TakesLinesAs,
  textOf,
} from './ndjson/exchange';
export type { Line } from './ndjson/line-splitter';
export { linesOf } from './ndjson/lines';
export { sendSpooled } from './spool/send-spooled';
export { SharedSpool, type SpooledText } from './spool/shared-spool';
export { withSpooledBody, type SpooledBody } from './spool/spooled-body';
export { Question, questionCall, type QuestionCall } from './question';
export { preloads } from './threads/preloads';
export { ThreadPool } from './threads/thread-pool';
export { WhileAsked } from './http/while-asked';
export { Ticker } from './ticker';
export { languageOf, languages, type Language, type Text } from './language';
export type { FieldFault, ProblemFacts } from './problems/problem-error';
export type { ProblemKind } from './problems/registry';
export type { HttpSettings } from './http/server';
