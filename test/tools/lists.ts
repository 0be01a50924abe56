import type { Ask } from './http';

/** The answer to `lists/score`, as far as the tests read it. */
export interface ListScored {
  readonly legal: boolean;
  readonly faults: readonly {
    readonly line?: number;
    readonly code: string;
    readonly law?: string;
    readonly message: string;
  }[];
  readonly seats: readonly {
    readonly seat: number;
    readonly gamePoints: number;
    readonly won: number;
    readonly lost: number;
    readonly othersLost: number;
    readonly bonus: number;
    readonly total: number;
  }[];
  readonly published?: readonly { readonly seat: number; readonly won: number; readonly total: number }[];
  readonly checks: readonly { readonly code: string; readonly holds: boolean; readonly line?: number }[];
  readonly running?: {
    readonly columns: readonly {
      readonly items: readonly { readonly deal: number; readonly running: number; readonly lined: boolean }[];
      readonly unlined: number;
    }[];
    readonly dealerByItems: number;
  };
  readonly nextDeal?: {
    readonly round: number;
    readonly dealer: number;
    readonly forehand: number;
    readonly middlehand: number;
    readonly rearhand: number;
    readonly sitsOut: readonly number[];
  };
}

/** Scores a list that the service takes as a question. */
export async function scoreList(ask: Ask, body: object): Promise<ListScored> {
  const answer = await ask<ListScored>('POST', '/v1/lists/score', { body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

/** The totals, seat 1 first. */
export const totalsOf = ({ seats }: ListScored): readonly number[] => seats.map(({ total }) => total);

/** The codes of the checks that fail. */
export const failingChecks = ({ checks }: ListScored): readonly string[] =>
  checks.filter(({ holds }) => !holds).map(({ code }) => code);

/** The faults as line and code. */
export const faultsOf = ({ faults }: ListScored): readonly (readonly [number | undefined, string])[] =>
  faults.map(({ line, code }) => [line, code]);

export const won = (declarer: number, score: number) => ({ declarer, score });
export const lost = (declarer: number, value: number) => ({ declarer, score: -2 * value });
export const passed = { passed: true } as const;

/** Example E2 of the worked lists: eight deals at a table of four. */
export const eightDeals = [
  won(2, 20),
  won(4, 72),
  lost(1, 36),
  passed,
  won(3, 23),
  won(3, 44),
  lost(4, 18),
  lost(2, 72),
];
