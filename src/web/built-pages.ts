import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Where `npm run build` leaves what browsers load. */
const folder = path.join(path.dirname(require.resolve('skat-arbiter/package.json')), 'dist/pages');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The files that every page begins with, as addresses. */
export interface PageFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly icon: string;
}

/** The files as the build wrote them down; nothing where the pages were not built. */
export function pageFiles(): PageFiles | undefined {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<'main.tsx' | 'icon.svg', Chunk>;
  const { 'main.tsx': main, 'icon.svg': icon } = chunks;
  return { script: `/${main.file}`, styles: (main.css ?? []).map((file) => `/${file}`), icon: `/${icon.file}` };
}

/** Serves what browsers load. The names carry a hash of the content, so that a file is fetched once. */
export async function servePageFiles(app: NestFastifyApplication): Promise<void> {
  const root = path.join(folder, 'assets');
  if (!existsSync(root)) return;
  await app.getHttpAdapter().getInstance().register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
}
