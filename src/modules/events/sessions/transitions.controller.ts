import { applyDecorators, Body, Controller, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import {
  Answers,
  AskedOnce,
  httpProblems,
  idempotencyProblems,
  Identifier,
  IfMatch,
  preconditionProblems,
  Reply,
  type CommandRequest,
  type ProblemKind,
} from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { DrawService } from './draw.service';
import { sessionProblems } from './sessions.problems';
import {
  Closing,
  DrawAnswer,
  DrawOrder,
  Reason,
  SessionAnswer,
  SessionNumber,
  UndrawnSession,
} from './sessions.schema';
import { SessionsService } from './sessions.service';
import type { TransitionName } from './session-states';

const problems = [
  ...Object.values(accessProblems),
  ...Object.values(idempotencyProblems),
  ...Object.values(preconditionProblems),
  httpProblems['not-found'],
  tournamentProblems['wrong-state'],
];

/** One step of a session: its path, name and line in the contract. */
const Step = (path: TransitionName, id: string, summary: string, more: readonly ProblemKind[] = []): MethodDecorator =>
  applyDecorators(
    Post(path),
    NeedsKey(),
    Answers({ id, summary, schema: SessionAnswer, problems: [...problems, ...more] }),
  );

/** Which session and in which version. */
const Tournament = () => Param('tournament', { schema: Identifier });
const Session = () => Param('session', { schema: SessionNumber });

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/sessions/:session')
export class TransitionsController {
  constructor(
    private readonly draws: DrawService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('draw')
  @NeedsKey()
  @Answers({
    id: 'drawSession',
    summary: 'Seats the players; again only with a reason.',
    schema: DrawAnswer,
    problems: [
      ...problems,
      sessionProblems['players-cannot-be-split'],
      sessionProblems['no-floating-fourth'],
      sessionProblems['reason-required'],
      sessionProblems['bans-cannot-be-kept'],
      sessionProblems['session-not-closed'],
      sessionProblems['seated-by-hand'],
    ],
  })
  async draw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: DrawOrder }) order: z.output<typeof DrawOrder>,
  ) {
    return new Reply(await this.draws.draw(by, command, { tournamentId, number }, { seen, ...order }));
  }

  @Post('undraw')
  @NeedsKey()
  @Answers({
    id: 'undrawSession',
    summary: 'Undoes the draw of a session in which nothing is entered, with a reason; the session is scheduled again.',
    schema: UndrawnSession,
    problems: [...problems, sessionProblems['reason-required'], sessionProblems['already-entered']],
  })
  async undraw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Reason }) { reason }: z.output<typeof Reason>,
  ) {
    return new Reply(await this.draws.undraw(by, command, { tournamentId, number }, { seen, reason }));
  }

  @Step('open', 'openSession', 'Opens a drawn session before its time.')
  async open(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Reason }) { reason }: z.output<typeof Reason>,
  ) {
    const step = { name: 'open', seen, reason } as const;
    return new Reply(await this.sessions.move(by, command, { tournamentId, number }, step));
  }

  @Step('close', 'closeSession', 'Ends the entry of deals.', [
    sessionProblems['deals-missing'],
    sessionProblems['checks-failed'],
    sessionProblems['disputes-open'],
    sessionProblems['reason-required'],
  ])
  async close(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Closing }) { reason, missing }: z.output<typeof Closing>,
  ) {
    const step = { name: 'close', seen, reason, missing } as const;
    return new Reply(await this.sessions.move(by, command, { tournamentId, number }, step));
  }

  @Step('finalize', 'finalizeSession', 'Makes a closed session final.', [
    sessionProblems['objections-open'],
    sessionProblems['disputes-open'],
  ])
  async finalize(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Reason }) { reason }: z.output<typeof Reason>,
  ) {
    const step = { name: 'finalize', seen, reason } as const;
    return new Reply(await this.sessions.move(by, command, { tournamentId, number }, step));
  }

  @Step('reopen', 'reopenSession', 'Opens a closed or final session again.')
  async reopen(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Reason }) { reason }: z.output<typeof Reason>,
  ) {
    const step = { name: 'reopen', seen, reason } as const;
    return new Reply(await this.sessions.move(by, command, { tournamentId, number }, step));
  }

  @Step('void', 'voidSession', 'Declares a session void; it no longer counts.')
  async declareVoid(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Session() number: number,
    @Body({ schema: Reason }) { reason }: z.output<typeof Reason>,
  ) {
    const step = { name: 'void', seen, reason } as const;
    return new Reply(await this.sessions.move(by, command, { tournamentId, number }, step));
  }
}
