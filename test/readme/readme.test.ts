import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminKey, startService, type TestService } from '../tools/http';

/** One example of the README: a command and what it answers. */
interface Example {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

const examples: readonly Example[] = [...readme.matchAll(/```sh\n([\s\S]*?)```\s*```json\n([\s\S]*?)```/g)].map(
  ([, command = '', shown = '']) => {
    const start = shown.indexOf('{');
    const headers = shown
      .slice(0, start)
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const [name = '', value = ''] = line.split(': ');
        return [name.toLowerCase(), value];
      });
    return { command, headers: Object.fromEntries(headers), answer: JSON.parse(shown.slice(start)) as unknown };
  },
);

const known = new Map<string, string>([['KEY', adminKey]]);

const filled = (text: string): string =>
  text.replaceAll(/\$([A-Z]+)/g, (_match, name: string) => known.get(name) ?? name);

/** Compares what is shown with what came; a shown `$NAME` learns its value. */
const compare = (shown: unknown, came: unknown): void => {
  if (typeof shown === 'string' && shown.startsWith('$')) {
    expect(typeof came).toBe('string');
    known.set(shown.slice(1), String(came as string));
  } else if (Array.isArray(shown)) {
    expect(came).toHaveLength(shown.length);
    shown.forEach((item, index) => compare(item, (came as readonly unknown[])[index]));
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, value] of Object.entries(shown)) compare(value, (came as Record<string, unknown>)[name]);
  } else {
    expect(came).toEqual(shown);
  }
};

describe('the first five minutes of the README', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  test('there are examples to run', () => expect(examples.length).toBeGreaterThan(10));

  test.each(examples.map((example) => [example.command.split('\n')[0]?.slice(0, 90), example] as const))(
    '%s',
    async (_title, { command, headers, answer }) => {
      const [, path = ''] = /localhost:3000([^\s"']+)/.exec(command) ?? [];
      const sent = Object.fromEntries(
        [...command.matchAll(/-H ['"]([\w-]+): ([^\n]*?)['"](?=\s)/g)].map(([, name = '', value = '']) => [
          name,
          filled(value),
        ]),
      );
      const [, raw] = /-d '([\s\S]*)'/.exec(command) ?? [];
      if (path.includes('/deals')) await sleep(1000);
      const question = raw === undefined ? { headers: sent } : { raw: filled(raw), headers: sent };
      const came = await service.ask(raw === undefined ? 'GET' : 'POST', filled(path), question);
      expect(came.status).toBeLessThan(300);
      for (const [name, value] of Object.entries(headers)) compare(value, came.headers[name]);
      compare(answer, came.body);
    },
  );
});
