import canonicalize from 'canonicalize';
import type { Ask } from '../../tools/http';
import { asAdmin } from '../../tools/keys';
import type { Value } from './lists';
import type { Line, Row } from './tables';

/** Every sealed line of the log of an event. */
export async function readLog(ask: Ask, path: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: { body: { items: Line[]; next: string | null } } = await ask('GET', `${path}/log?limit=100${query}`, {
      headers: asAdmin,
    });
    lines.push(...page.body.items);
    cursor = page.body.next;
  }
  return lines;
}

/** What each deal of a log is worth, asked of the public question. */
export async function valuesOf(ask: Ask, lines: readonly Line[]): Promise<Value> {
  const [created] = lines;
  const { ruleset, profile } = (created?.after ?? {}) as { ruleset: string; profile: { options: object } };
  const values = new Map<string, unknown>();
  for (const facts of lines.map(({ after }) => after?.['facts'] as Row | undefined)) {
    const at = canonicalize(facts) ?? '';
    if (facts?.['outcome'] === undefined || values.has(at)) continue;
    const { declarer: _, ...game } = facts;
    const body = { ruleset, options: profile.options, ...game };
    const answer = await ask('POST', '/v1/contracts/value', { body });
    if (answer.status === 200) values.set(at, asKept(answer.body));
  }
  return (facts) => values.get(canonicalize(facts) ?? '') ?? null;
}

const kept = /^(won|reason|value|charged|score|level|matadors|multiplier|chargedAs)$/;

/** A valuation without its sentences, as it is kept with a deal. */
function asKept(answer: Row): object {
  const { steps, laws } = answer as { steps: Row[]; laws: Row[] };
  return {
    ...Object.fromEntries(Object.entries(answer).filter(([name]) => kept.test(name))),
    steps: steps.map(({ what, amount, law, evidence }) => ({ what, amount, law, evidence })),
    laws: laws.map(({ citation, evidence }) => ({ citation, evidence })),
  };
}
