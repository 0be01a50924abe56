import { Body, Controller, Delete, Get, Post, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import { stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Answers, IfMatch, preconditionProblems, Reply, ReplyInterceptor } from '../../platform';
import { accessProblems } from './access.problems';
import { BrowserSessionAnswer, NewBrowserSession } from './browser-sessions.schema';
import { BrowserSessions, sessionLength } from './browser-sessions.service';
import { cookieOf, KeyGuard, sessionCookie } from './key-guard';

const { unauthenticated } = accessProblems;
const csrfTokenWrong = accessProblems['csrf-token-wrong'];

@UseInterceptors(ReplyInterceptor)
@Controller('v1/session')
export class BrowserSessionsController {
  constructor(private readonly sessions: BrowserSessions) {}

  @Post()
  @Answers({
    id: 'beginBrowserSession',
    summary: 'Lets a page show a cookie in place of a key from now on.',
    status: 201,
    schema: BrowserSessionAnswer,
    problems: [unauthenticated],
  })
  async begin(
    @Req() request: FastifyRequest,
    @Body({ schema: NewBrowserSession }) { key }: z.infer<typeof NewBrowserSession>,
  ) {
    const { cookie, body, etag } = await this.sessions.begin(key);
    return new Reply({
      body,
      headers: { ETag: etag, 'Set-Cookie': cookieText(request, cookie, sessionLength / 1000) },
    });
  }

  @Get()
  @UseGuards(KeyGuard)
  @Answers({
    id: 'getBrowserSession',
    summary: 'As whom the cookie makes a page known, and the token that its changes need.',
    schema: BrowserSessionAnswer,
    problems: [unauthenticated],
  })
  async get(@Req() request: FastifyRequest) {
    const { body, etag } = await this.sessions.get(cookieOf(request));
    return new Reply({ body, headers: { ETag: etag, 'Cache-Control': 'no-store' } });
  }

  @Delete()
  @UseGuards(KeyGuard)
  @Answers({
    id: 'endBrowserSession',
    summary: 'Ends the session; its cookie is worth nothing from then on.',
    status: 204,
    problems: [unauthenticated, csrfTokenWrong, ...Object.values(preconditionProblems)],
  })
  async end(@Req() request: FastifyRequest, @IfMatch() seen: string) {
    await this.sessions.end(cookieOf(request), seen);
    return new Reply({ body: undefined, headers: { 'Set-Cookie': cookieText(request, '', 0) } });
  }
}

/** Scripts cannot read it, and the pages of other sites send it with plain links only. */
function cookieText({ protocol }: FastifyRequest, value: string, maxAge: number): string {
  const name = sessionCookie;
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge,
  });
}
