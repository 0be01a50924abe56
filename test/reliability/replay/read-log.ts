import type { Ask } from '../../tools/http';
import { asAdmin } from '../../tools/keys';
import type { WrittenLine } from '../../../src/chronicle';

/** Every sealed line of the log of an event. */
export async function readLog(ask: Ask, path: string): Promise<readonly WrittenLine[]> {
  const lines: WrittenLine[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: { body: { items: WrittenLine[]; next: string | null } } = await ask(
      'GET',
      `${path}/log?limit=100${query}`,
      {
        headers: asAdmin,
      },
    );
    lines.push(...page.body.items);
    cursor = page.body.next;
  }
  return lines;
}
