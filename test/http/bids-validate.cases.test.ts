import { auctionQuestion, seatOf } from '../tools/auction-questions';
import { askedCases } from '../tools/asked-cases';
import type { Case } from '../tools/cases';
import { startService, type TestService } from '../tools/http';
import { fosterQuestion } from '../tools/value-questions';

interface Reading {
  readonly legal: boolean;
  readonly faults: readonly { readonly index: number; readonly code: string; readonly law: string }[];
  readonly state: {
    readonly phase: string;
    readonly highBid: number | null;
    readonly toCall: string | null;
    readonly mayCall: readonly string[];
    readonly lowestNextBid: number | null;
    readonly declarer: string | null;
  };
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const read = async (body: unknown) => (await service.ask<Reading>('POST', '/v1/bids/validate', { body })).body;
const open = (ruleset: string, value: number) => read({ ruleset, calls: [{ seat: 'middlehand', call: 'bid', value }] });

const title = (row: Case): string => `${row.id}: ${row.source}`;
const rulesetOf = (row: Case): string =>
  ({ 'foster-laws': 'foster', 'nasl-tournee': 'foster', isko: 'isko-2022', parlett: 'isko-1999' })[row.ruleset] ?? '';

const named = (rows: readonly Case[]) => rows.map((row) => [title(row), row] as const);

/** The case files' words for a fault, where they differ from the contract's. */
const FAULT_WORDS: Readonly<Record<string, string>> = {
  'not-higher-than-last': 'not-higher',
  'holder-must-hold-or-pass': 'must-hold-or-pass',
  'once passed a player is out': 'call-after-pass',
  'once passed, out': 'call-after-pass',
};

describe('sequences of calls', () => {
  test.each(named(askedCases.auctions.sequences))('%s', async (_title, row) => {
    const { legal, atCall, reason, law, player, declarer, bid, result, next } = row.expect;
    const reading = await read(auctionQuestion(row, rulesetOf(row)));
    expect(reading.legal).toBe(legal ?? true);
    if (legal === false) {
      const [fault] = reading.faults;
      if (atCall !== undefined) expect(fault?.index).toBe(Number(atCall) - 1);
      expect(fault?.code).toBe(FAULT_WORDS[String(reason)] ?? reason);
      if (law !== undefined && law !== 'prose') expect(fault?.law).toBe(`foster:${law as string}`);
      return;
    }
    if (player !== undefined || declarer !== undefined) {
      expect(reading.state).toMatchObject({ phase: 'decided', declarer: seatOf(player ?? declarer) });
    }
    if (bid !== undefined) expect(reading.state.highBid).toBe(bid);
    if (next !== undefined) {
      const { seat, may } = next as { seat: string; may: readonly string[] };
      expect(reading.state).toMatchObject({ phase: 'bidding', toCall: seatOf(seat), mayCall: may });
    }
    if (String(result).startsWith('passed in')) expect(reading.state.phase).toBe('passed-in');
  });

  test.each(named(askedCases.auctions.recalled))('%s', async (_title, row) => {
    const [[seat, said]] = row.given['calls'] as [[string, number]];
    const incident = { kind: 'call-recalled', offender: seatOf(seat), facts: { said } };
    const { body } = await service.ask<{ ruling: object }>('POST', '/v1/irregularities/adjudicate', {
      body: { ruleset: rulesetOf(row), incident },
    });
    expect(row.expect['legal']).toBe(false);
    expect(body.ruling).toMatchObject({ disposition: 'refused', laws: [{ citation: 'foster:35' }] });
  });
});

describe('single bids', () => {
  test.each(named(askedCases.bids.figures))('%s', async (_title, row) => {
    const { legal, reason } = row.expect;
    const reading = await open(rulesetOf(row), Number(row.given['bid']));
    expect(reading.legal).toBe(legal);
    if (typeof reason === 'string' && row.ruleset === 'foster-laws') expect(reading.faults[0]?.code).toBe(reason);
  });

  test.each(named(askedCases.bids.next))('%s', async (_title, row) => {
    const reading = await open(rulesetOf(row), Number(row.given['after']));
    expect(reading.state.lowestNextBid).toBe(row.expect['next']);
  });

  test.each(named(askedCases.bids.ladders))('%s', async (_title, row) => {
    expect.hasAssertions();
    const { body } = await service.ask<{ count: number; values: readonly { value: number }[] }>(
      'GET',
      `/v1/rulesets/${rulesetOf(row)}/bids`,
    );
    const values = body.values.map(({ value }) => value);
    const { length, values: wanted, first10 } = row.expect;
    if (length !== undefined) expect(body.count).toBe(length);
    if (wanted !== undefined) expect(values).toEqual(wanted);
    if (first10 !== undefined) expect(values.slice(0, 10)).toEqual(first10);
  });

  test.each(named(askedCases.bids.limits))('%s', async (_title, row) => {
    expect.hasAssertions();
    // The value of the game as played answers both questions: a bid is covered up to it and no further.
    const tricks = row.given['announced'] === 'schneider' ? 8 : 6;
    const given = { ...row.given, points: tricks === 8 ? 95 : 61, tricks, bid: undefined };
    const { body } = await service.ask<{ value: number }>('POST', '/v1/contracts/value', {
      body: fosterQuestion({ ...row, given }),
    });
    const { limit, covers } = row.expect;
    if (limit !== undefined) expect(body.value).toBe(limit);
    if (covers !== undefined) expect(body.value >= Number(row.given['bid'])).toBe(covers);
  });

  test.each(named(askedCases.auctions.jump))('a jump bid is allowed: %s', async (_title, row) => {
    expect((await read(auctionQuestion(row, 'isko-1999'))).legal).toBe(true);
  });
});

describe('the older codes and readings', () => {
  const bidList = async (path: string) =>
    (await service.ask<{ count: number; values: readonly { value: number }[] }>('GET', `/v1/rulesets/${path}/bids`))
      .body;
  const listOf = ({ values }: { values: readonly { value: number }[] }) => values.map(({ value }) => value);
  const eichhorn = (id: string): Case => askedCases.bids.eichhornLadders.find((row) => row.id === id) as Case;

  test('V042: Eichhorn has 72 values', async () => {
    const list = await bidList('eichhorn-1898');
    expect(list.count).toBe(eichhorn('V042').expect['length']);
    expect(listOf(list)).toEqual(eichhorn('V042').expect['values']);
  });

  test('V043: and 85 where the Call is agreed', async () => {
    const { body } = await service.ask<{ count: number; values: readonly { value: number }[] }>(
      'GET',
      '/v1/rulesets/eichhorn-1898/bids?agreed=call',
    );
    const { length, first, last } = eichhorn('V043').expect as { length: number; first: number[]; last: number[] };
    expect(body.count).toBe(length);
    expect(listOf(body).slice(0, first.length)).toEqual(first);
    expect(listOf(body).slice(-last.length)).toEqual(last);
  });

  test('F171: American Skat has 100 values', async () => {
    const [row] = askedCases.bids.american;
    const list = await bidList('foster-american');
    expect(list.count).toBe(100);
    expect(listOf(list)).toEqual((row as Case).expect['values']);
  });

  test.each(named(askedCases.bids.eichhornFigures))('%s', async (_title, row) => {
    expect((await open('eichhorn-1898', Number(row.given['bid']))).legal).toBe(row.expect['possibleGameValue']);
  });

  test.each(named(askedCases.auctions.elderHand))(
    'an elder hand that holds keeps the game: %s',
    async (_title, row) => {
      const seats: Readonly<Record<string, string>> = { P1: 'V', P2: 'M', P3: 'H' };
      const calls = (row.given['calls'] as readonly [string, unknown][]).map(([who, call]) => [seats[who], call]);
      const reading = await read(auctionQuestion({ ...row, given: { calls } }, 'eichhorn-1898'));
      expect(reading.state).toMatchObject({ phase: 'decided', declarer: 'forehand', highBid: 40 });
    },
  );

  test.each(named(askedCases.auctions.prose))('%s', async (_title, row) => {
    const prose = { ...auctionQuestion(row, 'foster'), options: { reading: 'prose' } };
    expect((await read(prose)).state).toMatchObject({ phase: 'decided', declarer: 'forehand', highBid: 11 });
    expect((await read(auctionQuestion(row, 'foster'))).faults).toMatchObject([{ code: 'not-a-game-value' }]);
  });

  test.each(named(askedCases.bids.prose))('%s', async (_title, row) => {
    const calls = [{ seat: 'middlehand', call: 'bid', value: row.given['bid'] }];
    expect((await read({ ruleset: 'foster', calls, options: { reading: 'prose' } })).legal).toBe(row.expect['legal']);
  });
});

describe('the state of an auction', () => {
  const isko = (calls: readonly unknown[], more: object = {}) => read({ ruleset: 'isko', calls, ...more });
  const bid = (seat: string, value: number) => ({ seat, call: 'bid', value });
  const say = (seat: string, call: string) => ({ seat, call });

  test('with no calls middlehand opens at 18 or passes', async () => {
    expect(await isko([])).toMatchObject({
      legal: true,
      state: { phase: 'bidding', highBid: null, toCall: 'middlehand', mayCall: ['bid', 'pass'], lowestNextBid: 18 },
    });
  });

  test('a hold binds forehand, and rearhand speaks when middlehand has passed', async () => {
    expect(await isko([bid('middlehand', 18), say('forehand', 'hold'), say('middlehand', 'pass')])).toMatchObject({
      state: {
        holder: 'forehand',
        highBid: 18,
        toCall: 'rearhand',
        mayCall: ['bid', 'pass'],
        lowestNextBid: 20,
        declarer: null,
      },
    });
  });

  test('after two passes forehand takes the game at 18 or passes in', async () => {
    const passes = [say('middlehand', 'pass'), say('rearhand', 'pass')];
    expect(await isko(passes)).toMatchObject({
      state: { phase: 'forehand-choice', toCall: 'forehand', mayCall: ['play', 'pass'] },
    });
    expect(await isko([...passes, say('forehand', 'play')])).toMatchObject({
      state: { declarer: 'forehand', highBid: 18 },
    });
    expect(await isko([...passes, say('forehand', 'pass')])).toMatchObject({
      state: { phase: 'passed-in', declarer: null },
    });
  });

  test('foster:37: when forehand passes too, Ramsch is played; he may also call it', async () => {
    const passes = [say('middlehand', 'pass'), say('rearhand', 'pass')];
    for (const call of ['pass', 'ramsch']) {
      expect(await read({ ruleset: 'foster', calls: [...passes, say('forehand', call)] })).toMatchObject({
        state: { phase: 'ramsch' },
      });
    }
  });

  test('nobody bids above 264', async () => {
    expect(await isko([bid('middlehand', 264), say('forehand', 'hold')])).toMatchObject({
      state: { toCall: 'middlehand', mayCall: ['pass'], lowestNextBid: null },
    });
  });

  test('a debarred player counts as having passed and may not call', async () => {
    expect(await isko([], { debarred: ['middlehand'] })).toMatchObject({
      state: { toCall: 'rearhand', mayCall: ['bid', 'pass'] },
    });
    expect(await isko([bid('middlehand', 18)], { debarred: ['middlehand'] })).toMatchObject({
      faults: [{ index: 0, code: 'debarred' }],
    });
    expect(await isko([], { debarred: ['forehand', 'middlehand'] })).toMatchObject({
      state: { phase: 'bidding', toCall: 'rearhand', mayCall: ['bid', 'pass'] },
    });
    expect(await isko([bid('rearhand', 18)], { debarred: ['forehand', 'middlehand'] })).toMatchObject({
      state: { phase: 'decided', declarer: 'rearhand', highBid: 18 },
    });
  });

  test.each([
    ['nothing-to-hold', [say('middlehand', 'hold')]],
    ['ramsch-not-available', [say('middlehand', 'pass'), say('rearhand', 'pass'), say('forehand', 'ramsch')]],
    ['out-of-turn', [bid('rearhand', 18)]],
    ['auction-over', [bid('middlehand', 18), say('forehand', 'pass'), say('rearhand', 'pass'), bid('middlehand', 20)]],
    ['must-hold-or-pass', [bid('middlehand', 18), bid('forehand', 20)]],
    ['below-minimum', [bid('middlehand', 17)]],
  ])('%s ends the reading', async (code, calls) => {
    const reading = await isko(calls);
    expect(reading).toMatchObject({ legal: false, faults: [{ index: calls.length - 1, code }] });
  });
});

describe('Altenburg 1886 bids games by name', () => {
  const altenburg = (calls: readonly unknown[]) => read({ ruleset: 'altenburg-1886', calls });
  const bid = (seat: string, value: unknown) => ({ seat, call: 'bid', value });

  test.each(named(askedCases.bids.altenburg))('seventeen calls, low to high: %s', async (_title, row) => {
    const { body } = await service.ask<{ count: number; values: readonly { value: string }[] }>(
      'GET',
      '/v1/rulesets/altenburg-1886/bids',
    );
    expect(body.count).toBe(17);
    const order = (row.expect['order'] as readonly string[]).map((name) => name.replace(' ', '-'));
    expect(body.values.map(({ value }) => value)).toEqual(order);
  });

  test.each(named(askedCases.auctions.namedCalls))('a Solo in clubs outranks a Null: %s', async (_title, row) => {
    const { current, offer } = row.given;
    const afterNull = [bid('middlehand', current), { seat: 'forehand', call: 'hold' }];
    expect(await altenburg([...afterNull, bid('middlehand', offer)])).toMatchObject({
      legal: row.expect['outranks'],
      state: { highBid: 'solo-C', lowestNextBid: 'grand-solo' },
    });
    expect(await altenburg([...afterNull, bid('middlehand', 'solo-S')])).toMatchObject({
      faults: [{ code: 'not-higher', message: 'solo-S is not above null.' }],
    });
  });

  test.each(['pinochle', 20])('%s is no call', async (value) => {
    expect(await altenburg([bid('middlehand', value)])).toMatchObject({
      faults: [{ code: 'not-a-game-value', message: `${value} is not the value of any game.` }],
    });
  });

  test('a name is no bid in a code of numbers', async () => {
    expect(await read({ ruleset: 'isko', calls: [bid('middlehand', 'null')] })).toMatchObject({
      faults: [{ code: 'not-a-game-value' }],
    });
  });

  test('the game played may not rank below the call', async () => {
    const check = async (game: object) =>
      (
        await service.ask<{ legal: boolean; faults: readonly { code: string }[] }>('POST', '/v1/contracts/validate', {
          body: { ruleset: 'altenburg-1886', bid: 'null', skat: 'untouched', contract: game },
        })
      ).body;
    expect(await check({ game: 'solo', trump: 'C' })).toMatchObject({ legal: true });
    expect(await check({ game: 'solo', trump: 'S' })).toMatchObject({
      legal: false,
      faults: [{ code: 'below-the-call' }],
    });
  });
});
