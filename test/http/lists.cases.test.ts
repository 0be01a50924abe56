import { askedCases } from '../tools/asked-cases';
import type { Case } from '../tools/cases';
import { failingChecks, faultsOf, passed, scoreList, totalsOf } from '../tools/lists';
import { startService, type TestService } from '../tools/http';
import { announce, schedule } from '../tools/tournament';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Amounts = Readonly<Record<string, number>>;

const named = (rows: readonly Case[]): readonly (readonly [string, Case])[] =>
  rows.map((row) => [`${row.id}: ${row.source}`, row] as const);

const byName = <Value>(names: readonly string[], values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]])));

describe("Foster's running column", () => {
  const rows = askedCases.lists.running;

  it('has its cases', () => expect(rows).toHaveLength(2));

  it.each(named(rows))('%s', async (_title, { given, expect: wanted }) => {
    const names = given['players'] as readonly string[];
    const entries = given['entries'] as readonly { readonly player: string; readonly points: number }[];
    const scored = await scoreList(service.ask, {
      scoring: 'running',
      players: 3,
      ruleset: 'foster',
      firstDealer: names.indexOf(given['firstDealer'] as string) + 1,
      deals: entries.map(({ player, points }) => ({ declarer: names.indexOf(player) + 1, score: points })),
    });
    const { columns = [], dealerByItems = 0 } = scored.running ?? {};
    expect({
      running: byName(
        names,
        columns.map(({ items }) => items.map((item) => item.running)),
      ),
      final: byName(names, totalsOf(scored)),
      deals: entries.length,
      nextDealer: names[dealerByItems - 1],
      linedItems: byName(
        names,
        columns.map(({ items, unlined }) => items.length - unlined),
      ),
      unlinedItems: byName(
        names,
        columns.map(({ unlined }) => unlined),
      ),
    }).toEqual(wanted);
    expect(columns.every(({ items }) => items.every(({ lined }, index) => lined === ((index + 1) % 3 === 0)))).toBe(
      true,
    );
    expect(scored.legal).toBe(true);
  });
});

describe('the printed tables of Seeger and Seeger-Fabian', () => {
  const rows = askedCases.lists.seeger;

  it('have their cases', () => expect(rows.map(({ id }) => id)).toEqual(['V250', 'V251']));

  it.each(named(rows))('%s', async (_title, { given, expect: wanted }) => {
    const players = given['players'] as Readonly<Record<string, { points: number; won: number; lost: number }>>;
    const columns = Object.values(players).map(({ points, ...games }, index) => ({
      seat: index + 1,
      gamePoints: points,
      ...games,
    }));
    const { seats } = await scoreList(service.ask, { scoring: 'seeger-fabian', players: 4, sums: { columns } });
    // Seeger alone is Seeger-Fabian without the 30 for each game lost by another.
    const credit = given['system'] === 'seeger' ? 30 : 0;
    const totals = seats.map(({ total, othersLost }) => total - credit * othersLost);
    expect(byName(Object.keys(players), totals)).toEqual(wanted['scores']);
    const wantedScores = Object.entries(wanted['scores'] as Amounts);
    const ranking = wantedScores.toSorted(([, a], [, b]) => b - a).map(([name]) => name);
    expect(ranking).toEqual(wanted['ranking']);
  });
});

describe('lists written deal by deal', () => {
  const rows = askedCases.lists.dealByDeal;
  const names = ['A', 'B', 'C'];
  const dealsOf = ({ given }: Case) =>
    (given['deals'] as readonly { declarer: string; score: number }[]).map(({ declarer, score }) => ({
      declarer: names.indexOf(declarer) + 1,
      score,
    }));

  it('have their cases', () => expect(rows.map(({ id }) => id)).toEqual(['V252', 'V253']));

  it.each(named(rows.filter(({ expect: wanted }) => 'scores' in wanted)))('%s', async (_title, row) => {
    const scored = await scoreList(service.ask, { scoring: 'seeger-fabian', players: 3, deals: dealsOf(row) });
    expect(byName(names, totalsOf(scored))).toEqual(row.expect['scores']);
  });

  it.each(named(rows.filter(({ expect: wanted }) => 'running' in wanted)))('%s', async (_title, row) => {
    const deals = dealsOf(row);
    const upTo = await Promise.all(
      deals.map((_, index) =>
        scoreList(service.ask, { scoring: 'classic', players: 3, deals: deals.slice(0, index + 1) }),
      ),
    );
    const columns = names.map((_, seat) => upTo.map((scored) => totalsOf(scored)[seat]));
    expect(byName(names, columns)).toEqual(row.expect['running']);
  });
});

/** What was found beside what was wanted. */
type Compared = Promise<readonly [found: unknown, wanted: unknown]>;

/** What a session case without figures asks of the service. */
const QUESTIONS: Readonly<Record<string, (row: Case) => Compared>> = {
  V161: async ({ expect: wanted }) => {
    const lists = await Promise.all(
      [1, 2, 3, 4, 5].map(async (declarer) => {
        const deals = [{ declarer, score: 24 }];
        return scoreList(service.ask, { scoring: 'running', players: 5, firstDealer: 5, deals });
      }),
    );
    const seatsWhere = (code: string | undefined): readonly string[] =>
      lists.flatMap(({ faults }, index) => (faults[0]?.code === code ? [`seat${index + 1}`] : []));
    return [{ activeSeats: seatsWhere(undefined), sitOut: seatsWhere('declarer-sits-out') }, wanted];
  },
  V163: async () => {
    const laws = ['foster:7', 'foster:10'];
    const answers = await Promise.all(laws.map((law) => service.ask('GET', `/v1/laws/${law}`)));
    return [answers.map(({ body }) => body['citation']), laws];
  },
  V254: async ({ given, expect: wanted }) => {
    const deals = [{ declarer: 1, score: given['declarerScore'] }];
    const scored = await scoreList(service.ask, { scoring: 'seeger-fabian', players: 3, deals });
    return [scored.seats[0]?.total, wanted['listGain']];
  },
  V256: async (row) => [await dealsOfSession(row), row.expect['dealsPerSession']],
  V257: async (row) => [await dealsOfSession(row), row.expect['dealsPerSession']],
  V258: async ({ given, expect: wanted }) => {
    const deals = Array.from({ length: Number(given['deals']) }, () => passed);
    const list = { scoring: 'seeger-fabian', players: given['table'], deals, dealsFixed: given['deals'] };
    const scored = await scoreList(service.ask, list);
    return [
      { failing: failingChecks(scored), valid: wanted['valid'] },
      { failing: ['C5'], valid: false },
    ];
  },
  V259: async () => {
    const deals = [{ declarer: 4, score: 24 }];
    const scored = await scoreList(service.ask, { scoring: 'classic', players: 4, firstDealer: 4, deals });
    return [faultsOf(scored), [[1, 'declarer-sits-out']]];
  },
};

async function dealsOfSession({ given }: Case): Promise<unknown> {
  const { path } = await announce(service.ask, { ruleset: 'isko-1999' });
  const session = await schedule(service.ask, path);
  const { body } = await service.ask<{ deals: Readonly<Record<string, number>> }>('GET', session.path);
  return body.deals[String(given['table'])];
}

describe('session cases without figures', () => {
  it.each(named(askedCases.lists.sessions))('%s', async (_title, row) => {
    const [found, wanted] = (await QUESTIONS[row.id]?.(row)) ?? [];
    expect(found).toBeDefined();
    expect(found).toEqual(wanted);
  });
});
