import { askedCases, goldenCase } from '../tools/asked-cases';
import { corpusRows, type Case } from '../tools/cases';
import { startService, type TestService } from '../tools/http';
import { corpusQuestion, ramschQuestion, type RamschHand } from '../tools/ramsch-questions';

interface Valued {
  readonly points: Readonly<Record<string, number>>;
  readonly losers: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
  readonly code?: string;
  readonly law?: string;
  readonly steps: readonly { readonly what: string; readonly amount: number; readonly option?: string }[];
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (body: unknown) => service.ask<Valued>('POST', '/v1/ramsch/value', { body });

const title = ({ id, source }: Case): string => `${id}: ${source}`;

const SEATS: Readonly<Record<string, string>> = {
  V: 'forehand',
  F: 'forehand',
  P1: 'forehand',
  M: 'middlehand',
  P2: 'middlehand',
  H: 'rearhand',
  R: 'rearhand',
  P3: 'rearhand',
};

/** Counts of a case by seat; seats that it does not name have nothing. */
const named = (counts: unknown): Readonly<Record<string, number>> => ({
  forehand: 0,
  middlehand: 0,
  rearhand: 0,
  ...Object.fromEntries(
    Object.entries(counts as Readonly<Record<string, number>>).map(([seat, count]) => [SEATS[seat] ?? seat, count]),
  ),
});

describe('Ramsch cases', () => {
  test.each(askedCases.ramsch.values.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { charge, score = charge, points, losers, skatGoesTo } = row.expect;
    const { status, body } = await ask(ramschQuestion(row));
    expect(status).toBe(200);
    if (score !== undefined) expect(body.scores).toEqual(named(score));
    if (points !== undefined) expect(body.points).toEqual(named(points));
    if (losers !== undefined) expect(body.losers).toEqual((losers as string[]).map((seat) => SEATS[seat]));
    if (skatGoesTo !== undefined) {
      expect(body.steps[0]).toMatchObject({ what: 'skat', seat: SEATS[skatGoesTo as string], amount: 21 });
    }
  });

  test('V315: is refused as it stands, and costs both 120 with tricks that can hold their points', async () => {
    const body = ramschQuestion(goldenCase('V315'));
    expect(await ask(body)).toMatchObject({ status: 422, body: { code: 'counts-impossible' } });
    const possible = { ...body, tricks: named({ F: 0, M: 5, R: 5 }) };
    expect((await ask(possible)).body.scores).toEqual(named({ M: -120, R: -120 }));
  });
});

const recorded = corpusRows<RamschHand>('xskat-ramsch.jsonl') ?? [];

(recorded.length === 0 ? describe.skip : describe)('recorded Ramsch hands', () => {
  test('are valued to exactly the scores that were recorded, all 502', async () => {
    const wrong: string[] = [];
    for (const row of recorded) {
      const { body } = await ask(corpusQuestion(row));
      if (Object.values(body.scores ?? {}).join() !== row.scores.join()) wrong.push(row.id);
    }
    expect([recorded.length, wrong]).toEqual([502, []]);
  }, 60_000);
});
