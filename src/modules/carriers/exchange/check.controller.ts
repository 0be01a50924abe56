import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Answers,
  AskedLanguage,
  httpProblems,
  linesOf,
  TakesLines,
  withSpooledBody,
  type Language,
  type SpooledBody,
} from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { checkEvent, findingTexts } from '../../../tools/check';
import { SentLine, eventLimit, exchangeProblems, readEvent } from '../event-file';
import { EventReport } from './exchange.schema';
import { ImportService } from './import.service';

/** Findings that an answer lists. */
const most = 1000;

@GuardedByKeys()
@Controller('v1/exchange')
export class CheckController {
  constructor(private readonly imports: ImportService) {}

  @Post('check')
  @NeedsKey()
  @TakesLines(SentLine)
  @Answers({
    id: 'checkEvent',
    summary: 'Works a whole event out anew from its deals and seeds, and names every difference; stores nothing.',
    schema: EventReport,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(exchangeProblems),
      httpProblems['line-too-long'],
      httpProblems['no-room'],
    ],
  })
  check(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedByKey() by: Principal,
    @AskedLanguage() language: Language,
  ) {
    this.imports.requireMayImport(by);
    return withSpooledBody(request, reply, eventLimit, (body) => report(body, language));
  }
}

async function report(body: SpooledBody, language: Language): Promise<z.infer<typeof EventReport>> {
  const { findings, ...rest } = await checkEvent(readEvent(linesOf(body.open())));
  return {
    ...rest,
    holds: findings.every(({ weight }) => weight === 'notice'),
    count: findings.length,
    findings: findings.slice(0, most).map((finding) => ({
      ...finding,
      key: { ...finding.key },
      line: finding.line ?? null,
      message: findingTexts[finding.code][language],
    })),
  };
}
