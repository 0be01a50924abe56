import type { Problem } from '../api/refused';
import type { Entry } from './entry';

/** What came of sending an entry. */
export type Sent =
  | { readonly is: 'done' }
  /** Nobody knows whether the service has it. */
  | { readonly is: 'unknown' }
  /** It is asked for again, after so many seconds at the least. */
  | { readonly is: 'later'; readonly seconds: number }
  | { readonly is: 'refused'; readonly problem: Problem };

/** How an entry is sent. */
export type Send = (entry: Entry) => Promise<Sent>;

/** Codes that pass by themselves. */
const passing = new Set(['idempotency-key-running', 'database-unavailable', 'rate-limited', 'too-many-requests']);

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null && 'code' in body;

/** Reads an answer of the service. */
export async function readAnswer(answer: Response): Promise<Sent> {
  if (answer.ok) return { is: 'done' };
  const body: unknown = await answer.json().catch(() => undefined);
  const problem = isProblem(body)
    ? body
    : { status: answer.status, title: `HTTP ${answer.status}`, code: `http-${answer.status}` };
  const passes = answer.status === 429 || answer.status >= 500 || passing.has(problem.code);
  if (!passes) return { is: 'refused', problem };
  const seconds = Number(answer.headers.get('Retry-After') ?? '1');
  return { is: 'later', seconds: Number.isFinite(seconds) ? Math.max(1, seconds) : 1 };
}
