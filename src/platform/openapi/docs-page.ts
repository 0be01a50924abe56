import { SwaggerModule } from '@nestjs/swagger';
import { ApiDocument } from './api-document';
import type { INestApplication } from '@nestjs/common';

/** Puts the interactive page of the contract at `/docs`, from files of our own. */
export function serveDocs(app: INestApplication, title: string): void {
  const document = app.get(ApiDocument);
  SwaggerModule.setup('docs', app, () => document.get(), { raw: false, customSiteTitle: title });
}
