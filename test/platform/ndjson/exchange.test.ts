import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Module, Post, Req, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createHttpApp, createLog, exchangeLines, PlatformModule, TakesLines } from '../../../src/platform';
import { openBatch, parseLines } from '../../tools/batch';
import { listening } from '../../tools/http';

const patience = 300;

@Controller('v1/batch')
class EchoController {
  @Post()
  @TakesLines(z.strictObject({}))
  echo(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const answer = async (_line: unknown, number: number) => {
      if (number === 13) throw new Error('a defect');
      return { id: number, status: 200, body: 'x'.repeat(10_000) };
    };
    return exchangeLines(request, reply, answer, patience);
  }
}

@Module({ imports: [PlatformModule.with(async () => undefined)], controllers: [EchoController] })
class EchoModule {}

describe('an exchange of lines', () => {
  let app: NestFastifyApplication;
  let url: string;
  beforeAll(async () => {
    app = await createHttpApp({
      module: EchoModule,
      settings: { trustProxy: false, rateLimit: 0 },
      log: createLog('silent'),
      translateError: () => undefined,
    });
    url = await listening(app);
  });
  afterAll(() => app.close());

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      app.getHttpServer().getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it('ends with a line of 408 and hangs up when no line comes', async () => {
    const { sending, response } = openBatch(url);
    sending.on('error', () => undefined);
    sending.write('{}\n{"half');
    const lines = parseLines(await text(await response));
    expect(lines.map(({ status }) => status)).toEqual([200, 408]);
    expect(lines[1]).toMatchObject({ id: null, body: { code: 'request-timeout', instance: '/v1/batch' } });
    await sleep(100);
    expect(await connections()).toBe(0);
  });

  it('is cut off when nobody takes the answers', async () => {
    const { sending, response } = openBatch(url);
    sending.on('error', () => undefined);
    sending.write('{}\n'.repeat(10_000));
    const paused = await response.then((answer) => answer.pause());
    paused.on('error', () => undefined);
    await sleep(patience * 4);
    expect(await connections()).toBe(0);
    expect(await endOf(paused)).toBe('cut off');
  });

  it('tells a defect as the answer to its line alone', async () => {
    const { sending, response } = openBatch(url);
    sending.end('{}\n'.repeat(14));
    const lines = parseLines(await text(await response));
    expect(lines[12]).toMatchObject({ status: 500, body: { code: 'internal-error', line: 13 } });
    expect(JSON.stringify(lines[12])).not.toContain('a defect');
    expect(lines.slice(13)).toMatchObject([{ status: 200 }, { end: true, lines: 14 }]);
  });
});

/** Whether an answer came to its end. */
async function endOf(answer: IncomingMessage): Promise<'complete' | 'cut off'> {
  answer.resume();
  if (!answer.closed) await new Promise((resolve) => answer.once('close', resolve));
  return answer.complete ? 'complete' : 'cut off';
}
