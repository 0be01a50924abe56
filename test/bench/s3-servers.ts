import { Body, Controller, Module, Post } from '@nestjs/common';
import Fastify from 'fastify';
import { createApp } from '../../src/app';
import { AuctionAnswer, AuctionQuestion } from '../../src/modules/questions/bids/bids.schema';
import { ValueAnswer, ValueQuestion } from '../../src/modules/questions/contracts/contracts.schema';
import { Answers, createHttpApp, createLog, PlatformModule } from '../../src/platform';
import { listening } from '../tools/http';
import { questions } from './questions';
import { noDatabase } from './no-database';

/*
 * Three servers in one process, their addresses on one line: the service, the same hooks, limits and schemas with a
 * controller that returns the same bytes, and bare Fastify that does.
 */
const settings = { trustProxy: false, rateLimit: 1_000_000, adminKey: undefined };
const log = createLog('silent');

const answers = new Map<string, unknown>();

@Controller('v1')
class SameBytesController {
  @Post('contracts/value')
  @Answers({ id: 'sameValue', summary: 'The same bytes.', schema: ValueAnswer })
  value(@Body({ schema: ValueQuestion }) _question: unknown): unknown {
    return answers.get(questions['contracts/value'].path);
  }

  @Post('bids/validate')
  @Answers({ id: 'sameBids', summary: 'The same bytes.', schema: AuctionAnswer })
  validate(@Body({ schema: AuctionQuestion }) _question: unknown): unknown {
    return answers.get(questions['bids/validate'].path);
  }
}

@Module({ imports: [PlatformModule.with(async () => undefined)], controllers: [SameBytesController] })
class SameBytesModule {}

async function main(): Promise<void> {
  const service = await listening(await createApp(settings, noDatabase, log));
  for (const { path, body } of Object.values(questions)) {
    const answer = await fetch(service + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    answers.set(path, await answer.json());
  }
  const same = await createHttpApp({ module: SameBytesModule, settings, log, translateError: () => undefined });
  const bare = Fastify();
  for (const { path } of Object.values(questions)) bare.post(path, () => answers.get(path));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ service, same: await listening(same), bare: bareUrl })}\n`);
}

void main();
