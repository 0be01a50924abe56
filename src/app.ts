import { FastifyAdapter } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { AppModule, type Foundation } from './app.module';
import { about } from './contract';
import { databaseProblem } from './database-problems';
import { addRequestCounts } from './persistence/stores/request-counts';
import { ApiDocument, createHttpApp, describeApi, serveDocs } from './platform';
import { LiveMessage } from './modules/carriers/live';
import { servePageFiles } from './web/built-pages';
import { leadToPages } from './web/lead-to-pages';
import { webhookCalls, type WebhookChoices } from './modules/carriers/webhooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Logger } from 'pino';
import type { ApiMessages, HttpSettings } from './platform';

/** What is told by itself. */
const messages: ApiMessages = { webhooks: webhookCalls, schemas: [LiveMessage] };

/** What the application needs to know of the configuration. */
export interface AppSettings extends HttpSettings {
  readonly adminKey: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly webhooks?: WebhookChoices;
}

/** The very application that `main` starts; tests call `init()` on it, `main` lets it listen. */
export async function createApp(
  settings: AppSettings,
  database: Foundation['database'],
  log: Logger,
): Promise<NestFastifyApplication> {
  const { adminKey, publicUrl, webhooks } = settings;
  const app = await createHttpApp({
    module: AppModule.on(() => ({ database, adminKey, publicUrl, webhooks })),
    settings,
    log,
    translateError: databaseProblem,
    exchangeCounts: (counts, seconds) => addRequestCounts(database.dataSource.manager, counts, seconds),
  });
  app.get(ApiDocument).comesFrom(() => describeApi(app, about, messages));
  serveDocs(app, about.title);
  await servePageFiles(app);
  leadToPages(app);
  return app;
}

/** The contract without a running service: nothing is created and no database asked. */
export async function describeService(): Promise<OpenAPIObject> {
  const module = AppModule.on(() => {
    throw new Error('A description stands on nothing.');
  });
  const app = await NestFactory.create(module, new FastifyAdapter(), { preview: true, logger: false });
  return describeApi(app, about, messages);
}
