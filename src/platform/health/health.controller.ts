import { Controller, Get, Header } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from '../openapi/answers';
import { Metrics } from './metrics';
import { Readiness } from './readiness';

const Health = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });

type Health = z.infer<typeof Health>;

/** What supervisors ask: does it live, is it ready, what did it do. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Get('livez')
  @Header('Cache-Control', 'no-store')
  @Answers({ id: 'isAlive', summary: 'The process answers.', schema: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  @Answers({ id: 'isReady', summary: 'The process and its database can take requests.', schema: Health })
  async ready(): Promise<Health> {
    await this.readiness.check();
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Answers({ id: 'readMetrics', summary: 'Counters for Prometheus.', schema: z.string(), mediaType: 'text/plain' })
  measured(): Promise<string> {
    return this.metrics.text();
  }
}
