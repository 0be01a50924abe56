import type { Answer, Ask } from './http';
import { asAdmin, makeKey } from './keys';
import { command } from './tournament';

/** A revoke of the declarer in the third trick, with what was lying then, as a client tells it. */
export const revoke = {
  incident: {
    kind: 'revoke',
    offender: 'declarer',
    phase: 'trick-quitted',
    at: { trick: 3 },
    facts: { trickQuitted: true },
  },
  situation: { cardPoints: { declarer: 14, opponents: 15 }, tricks: { declarer: 1, opponents: 1 }, skatPoints: 4 },
} as const;

/** A dispute as a test looks at it. */
export interface TestDispute {
  readonly id: string;
  readonly state: string;
  readonly advice: { readonly disposition: string; readonly missing: readonly { readonly pointer: string }[] };
  readonly minute: Readonly<Record<string, unknown>>;
}

/** Opens a dispute that has to be accepted; returns its path and what was answered. */
export async function dispute(
  ask: Ask,
  tournament: string,
  told: object,
  headers: Readonly<Record<string, string>> = asAdmin,
): Promise<{ readonly path: string; readonly answer: Answer<TestDispute> }> {
  const answer = await command<TestDispute>(ask, `${tournament}/disputes`, told, headers);
  expect(answer).toMatchObject({ status: 201, body: { state: 'open' } });
  return { path: `/v1/disputes/${answer.body.id}`, answer };
}

/** Appeals against a ruling and lets somebody else than the admin rule on it as the jury. */
export async function ruleAsJury(ask: Ask, dispute: string, tournament: string, told: object): Promise<Answer> {
  expect(await command(ask, `${dispute}/appeals`, { reason: 'Not so.' })).toMatchObject({ status: 201 });
  const { headers } = await makeKey(ask, { role: 'director', tournament });
  return command(ask, `${dispute}/rulings`, told, headers);
}
