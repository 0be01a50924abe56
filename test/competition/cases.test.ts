import {
  dealOrder,
  type ListDeal,
  scoreList,
  scorePaperList,
  settle,
  type SettlementMethod,
  type TableSize,
} from '../../src/competition';
import { goldenRows } from '../tools/cases';

interface GoldenCase<Given, Expect> {
  readonly id: string;
  readonly kind: string;
  readonly given: Given;
  readonly expect: Expect;
}

type Amounts = Readonly<Record<string, number>>;

/** The golden cases of a file that a condition on their facts picks. */
function golden<Given, Expect>(
  file: string,
  kind: string,
  isMeant: (given: Given) => boolean,
): readonly GoldenCase<Given, Expect>[] {
  return goldenRows<GoldenCase<Given, Expect>>(file).filter((row) => row.kind === kind && isMeant(row.given));
}

const methods: readonly string[] = ['pairwise', 'low-zero', 'average'] satisfies readonly SettlementMethod[];

describe('settlements of the Foster cases', () => {
  interface Given {
    readonly method: SettlementMethod;
    readonly scores: Amounts;
  }
  interface Expected {
    readonly net?: Amounts;
    readonly pairs?: Amounts;
    readonly differences?: Amounts;
  }
  const rows = golden<Given, Expected>('foster.jsonl', 'settlement', ({ method }) => methods.includes(method));

  it('are there', () => expect(rows).toHaveLength(6));

  it.each(rows)('$id: $given.method', ({ given, expect: expected }) => {
    const { net, pairs } = settle(given);
    const players = Object.keys(given.scores).length;
    const differences = Object.fromEntries(Object.entries(net).map(([name, points]) => [name, points / players]));
    expect({ net, differences }).toMatchObject({
      ...(expected.net && { net: expected.net }),
      ...(expected.differences && { differences: expected.differences }),
    });
    const asPairs =
      pairs && Object.fromEntries(pairs.map(({ first, second, points }) => [`${first}${second}`, points]));
    expect(expected.pairs ?? asPairs).toEqual(asPairs);
  });
});

describe('score pads of the Foster cases', () => {
  interface Given {
    readonly players: readonly string[];
    readonly firstDealer: string;
    readonly entries: readonly { readonly player: string; readonly points: number }[];
  }
  interface Expected {
    readonly running: Readonly<Record<string, readonly number[]>>;
    readonly final: Amounts;
    readonly nextDealer: string;
    readonly unlinedItems: Amounts;
  }
  const rows = golden<Given, Expected>('foster.jsonl', 'settlement', (given) => 'entries' in given);

  it('are there', () => expect(rows).toHaveLength(2));

  it.each(rows)('$id: foster:58', ({ given: { players, firstDealer, entries }, expect: expected }) => {
    const deals: readonly ListDeal[] = entries.map(({ player, points }) => ({
      declarer: players.indexOf(player) + 1,
      score: points,
    }));
    const { running, seats } = scoreList({
      scoring: 'running',
      players: 3,
      deals,
      firstDealer: players.indexOf(firstDealer) + 1,
    });
    const byName = <T>(values: readonly T[] = []): Readonly<Record<string, T>> =>
      Object.fromEntries<T>(values.map((value, index) => [players[index] ?? '', value]));
    expect(byName(running?.columns.map(({ items }) => items.map((item) => item.running)))).toEqual(expected.running);
    expect(byName(running?.columns.map(({ unlined }) => unlined))).toEqual(expected.unlinedItems);
    expect(byName(seats.map(({ total }) => total))).toEqual(expected.final);
    expect(players[(running?.dealerByItems ?? 0) - 1]).toBe(expected.nextDealer);
  });
});

describe('orders at the table of the Foster cases', () => {
  interface Given {
    readonly ask: string;
    readonly seatsToTheLeft: readonly string[];
    readonly dealer: string;
  }
  interface Expected {
    readonly V?: string;
    readonly M?: string;
    readonly H?: string;
    readonly idle?: readonly string[];
    readonly next?: string;
  }
  const rows = golden<Given, Expected>(
    'foster.jsonl',
    'table',
    ({ ask }) => ask === 'active-players' || ask === 'next-dealer',
  );

  it('are there', () => expect(rows.length).toBeGreaterThanOrEqual(5));

  it.each(rows)('$id: $given.ask, $given.dealer deals', ({ given: { seatsToTheLeft, dealer }, expect: expected }) => {
    const players = seatsToTheLeft.length as TableSize;
    const name = (seat: number): string | undefined => seatsToTheLeft[seat - 1];
    const first = seatsToTheLeft.indexOf(dealer) + 1;
    const { forehand, middlehand, rearhand, sitsOut } = dealOrder(players, 1, first);
    const found = {
      V: name(forehand),
      M: name(middlehand),
      H: name(rearhand),
      next: name(dealOrder(players, 2, first).dealer),
    };
    const { V, M, H, next } = { ...found, ...expected };
    expect(found).toEqual({ V, M, H, next });
    expect(new Set(sitsOut.map(name))).toEqual(new Set(expected.idle ?? sitsOut.map(name)));
  });
});

describe('payments of the Eichhorn cases', () => {
  interface Given {
    readonly players: readonly string[];
    readonly player: string;
    readonly value: number;
    readonly won: boolean;
  }
  const rows = golden<Given, { readonly payments: Amounts }>('variants.jsonl', 'session', (given) => 'value' in given);

  it('are there', () => expect(rows).toHaveLength(3));

  it.each(rows)('$id: one game settled is the value from or to everybody', ({ given, expect: { payments } }) => {
    const score = given.won ? given.value : -given.value;
    const scores = Object.fromEntries(given.players.map((name) => [name, name === given.player ? score : 0]));
    expect(settle({ method: 'pairwise', scores }).net).toEqual(payments);
  });
});

describe('the printed Seeger-Fabian table of the variant cases', () => {
  interface Given {
    readonly system?: string;
    readonly players: Readonly<
      Record<string, { readonly points: number; readonly won: number; readonly lost: number }>
    >;
  }
  const rows = golden<Given, { readonly scores: Amounts }>(
    'variants.jsonl',
    'session',
    ({ system, players }) => system === 'seeger-fabian' && players !== undefined,
  );

  it('is there', () => expect(rows.length).toBeGreaterThanOrEqual(1));

  it.each(rows)('$id', ({ given: { players }, expect: { scores } }) => {
    const names = Object.keys(players);
    const written = Object.values(players).map(({ points, ...games }, index) => ({
      seat: index + 1,
      gamePoints: points,
      ...games,
    }));
    const { seats } = scorePaperList({
      scoring: 'seeger-fabian',
      players: 4,
      totals: written,
      passed: 0,
      notPlayed: 0,
    });
    expect(Object.fromEntries(seats.map(({ total }, index) => [names[index], total]))).toEqual(scores);
  });
});
