import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Builds the pages for browsers into dist/pages, where the service finds them; does nothing while no source has changed.

const project = path.dirname(require.resolve('skat-arbiter/package.json'));
const built = path.join(project, 'dist/pages');
const stamp = path.join(built, 'stamp');

/** Where everything stands that the pages are made of. */
const sources = ['src/pages', 'src/rules', 'src/competition'];

/** Browsers that the pages are written for; what is newer is translated. */
const target = ['chrome100', 'firefox100', 'safari15.4'];

function fingerprint(): string {
  const files = sources.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.endsWith('.d.ts'))
      .map((file) => path.join(file.parentPath, file.name)),
  );
  const hash = createHash('sha256');
  for (const name of [...files.toSorted(), path.join(project, 'package-lock.json'), __filename]) {
    hash.update(path.relative(project, name)).update('\0').update(readFileSync(name)).update('\0');
  }
  return hash.digest('hex');
}

/** The smaller forms of a file that compresses, beside it, for browsers that take them. */
function compress(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const content = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content));
  }
}

async function buildPages(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const fresh = `${built}-${process.pid}`;
  await build({
    configFile: false,
    root: path.join(project, 'src/pages'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: fresh,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      target,
      rolldownOptions: {
        input: path.join(project, 'src/pages/main.tsx'),
        // Libraries mark what may not run on a server; none of this does.
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      },
    },
  });
  compress(path.join(fresh, 'assets'));
  writeFileSync(path.join(fresh, 'stamp'), wanted);
  rmSync(built, { recursive: true, force: true });
  try {
    renameSync(fresh, built);
  } catch (error) {
    // Another process has built the same meanwhile.
    rmSync(fresh, { recursive: true });
    if (!existsSync(stamp)) throw error;
  }
}

void buildPages();
