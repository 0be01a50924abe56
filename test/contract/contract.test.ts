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

  it('says of every operation where it belongs, what it does in a line, and more of it', () => {
    const { paths, tags = [] } = committedContract();
    const known = new Set(tags.map(({ name }) => name));
    const faults = Object.values(paths)
      .flatMap((item) => [item.get, item.post, item.put, item.patch, item.delete])
      .filter((operation) => operation !== undefined)
      .filter(({ summary = '', description = '', tags: own = [] }) => {
        return own.length !== 1 || !known.has(own[0] ?? '') || !summary.endsWith('.') || description.length < 20;
      });
    expect(faults.map(({ operationId }) => operationId)).toEqual([]);
    expect(tags.every(({ description = '' }) => description.length > 5)).toBe(true);
    expect([tags[0]?.name, tags.at(-1)?.name]).toEqual(['Rulesets and laws', 'Service']);
  });

  it('names the headers of every good answer, and where the ETag of a change comes from', () => {
    const { paths } = committedContract();
    const answers = Object.values(paths).flatMap((item) =>
      [item.get, item.post, item.put, item.patch, item.delete].flatMap((operation) => {
        return Object.entries(operation?.responses ?? {}).filter(([status]) => /^20[01]$/.test(status));
      }),
    );
    expect(answers.length).toBeGreaterThan(100);
    for (const [, answer] of answers) expect(answer).toHaveProperty('headers.X-Request-Id');
    expect(paths['/v1/tables/{table}']?.get?.responses['200']).toHaveProperty('headers.ETag');
  });

  it.todo('gives every operation an example of a request and of an answer, each of them executed');

  it('gives every operation a unique name in camelCase', () => {
    const names = Object.values(committedContract().paths).flatMap((item) =>
      [item.get, item.post, item.put, item.patch, item.delete].flatMap((operation) => operation?.operationId ?? []),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  });
});
