import { FastifyAdapter } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { databaseProblem } from './database-problems';
import { ApiDocument, createHttpApp, describeApi, serveDocs } from './platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Logger } from 'pino';
import type { Database } from './persistence/database';
import type { HttpSettings } from './platform';

const about = {
  title: 'Skat Arbiter',
  description: 'The laws of Skat as a service: bids, contracts, irregularities and tournament sessions.',
  version: '1.0.0',
  license: 'MIT',
};

/** The very application that `main` starts; tests call `init()` on it, `main` lets it listen. */
export async function createApp(
  settings: HttpSettings,
  database: Pick<Database, 'ping'>,
  log: Logger,
): Promise<NestFastifyApplication> {
  const app = await createHttpApp({
    module: AppModule.with(() => database.ping()),
    settings,
    log,
    translateError: databaseProblem,
  });
  app.get(ApiDocument).comesFrom(() => describeApi(app, about));
  serveDocs(app, about.title);
  return app;
}

/** The contract without a running service: nothing is created and no database asked. */
export async function describeService(): Promise<OpenAPIObject> {
  const module = AppModule.with(() => Promise.reject(new Error('A description has no database.')));
  const app = await NestFactory.create(module, new FastifyAdapter(), { preview: true, logger: false });
  return describeApi(app, about);
}
