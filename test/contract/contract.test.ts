import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeService } from '../../src/app';
import { documentYaml } from '../../src/platform';
import { committedContract } from '../tools/openapi';

const project = path.resolve(__dirname, '../..');

describe('the contract', () => {
  it('is committed byte for byte as the schemas say; npm run openapi writes it', async () => {
    const committed = readFileSync(path.join(project, 'openapi.yaml'), 'utf8');
    expect(documentYaml(await describeService())).toBe(committed);
  });

  it('passes the linter', () => {
    const redocly = path.join(project, 'node_modules/.bin/redocly');
    const config = path.join(__dirname, 'redocly.yaml');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const lint = (): string =>
      execFileSync(redocly, ['lint', 'openapi.yaml', '--config', config], {
        cwd: project,
        env,
        stdio: 'pipe',
      }).toString();
    expect(lint).not.toThrow();
  }, 60_000);

  it('gives every operation a unique name in camelCase', () => {
    const names = Object.values(committedContract().paths).flatMap((item) =>
      [item.get, item.post, item.put, item.patch, item.delete].flatMap((operation) => operation?.operationId ?? []),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  });
});
