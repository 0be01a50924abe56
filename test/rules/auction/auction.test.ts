import {
  agreeOn,
  cite,
  findRuleset,
  rankOfCall,
  readAuction,
  SEATS,
  type Agreement,
  type Call,
  type Ruleset,
  type Seat,
} from '../../../src/rules';
import { CALLS, type CallKind } from '../../../src/rules/auction/call';
import { askedCases } from '../../tools/asked-cases';
import { auctionQuestion, seatOf } from '../../tools/auction-questions';

const rulesetOf = (id: string, agreement: Agreement = {}): Ruleset => {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, agreement);
  if (agreed?.ok !== true) throw new Error(id);
  return agreed.ruleset;
};

const isko = rulesetOf('isko-2022');
const bid = (seat: Seat, value: number): Call => ({ seat, call: 'bid', value });
const say = (seat: Seat, call: CallKind): Call => ({ seat, call });
const twoPasses = [say('middlehand', 'pass'), say('rearhand', 'pass')];

/** An auction as it is taught: two talk at a time, one asks and one answers. */
interface Talk {
  readonly asking: Seat;
  readonly answering: Seat;
  readonly high: number | null;
  readonly isAnswerDue: boolean;
}

type Taught = Talk | 'forehand-choice' | { readonly over: 'decided' | 'passed-in'; readonly declarer: Seat | null };

/** The next state as it is taught; undefined for a call that is not allowed. */
const taught = (state: Taught, { seat, call, value = 0 }: Call): Taught | undefined => {
  if (state === 'forehand-choice') {
    if (seat !== 'forehand') return undefined;
    if (call === 'play') return { over: 'decided', declarer: 'forehand' };
    return call === 'pass' ? { over: 'passed-in', declarer: null } : undefined;
  }
  if ('over' in state || seat !== (state.isAnswerDue ? state.answering : state.asking)) return undefined;
  const { asking, answering, high } = state;
  if (call === 'pass') {
    const stays = state.isAnswerDue ? asking : answering;
    if (asking !== 'rearhand') return { asking: 'rearhand', answering: stays, high, isAnswerDue: false };
    return high === null ? 'forehand-choice' : { over: 'decided', declarer: stays };
  }
  if (state.isAnswerDue) return call === 'hold' ? { ...state, isAnswerDue: false } : undefined;
  return call === 'bid' && value > (high ?? 0) ? { ...state, high: value, isAnswerDue: true } : undefined;
};

test('every auction of up to seven calls goes as it is taught (isko-2022:3.3.2 to 3.3.6)', () => {
  const figures = [18, 20, 22];
  const everyCall = SEATS.flatMap((seat) =>
    CALLS.flatMap((call) => (call === 'bid' ? figures.map((value) => bid(seat, value)) : [say(seat, call)])),
  );
  let read = 0;
  const walk = (calls: readonly Call[], state: Taught): void => {
    read += 1;
    const { phase, toCall, highBid, declarer } = readAuction(isko, calls).state;
    if (state === 'forehand-choice') {
      expect([phase, toCall, highBid]).toEqual(['forehand-choice', 'forehand', null]);
    } else if ('over' in state) {
      expect([phase, toCall, declarer]).toEqual([state.over, null, state.declarer]);
    } else {
      const { asking, answering, high, isAnswerDue } = state;
      expect([phase, toCall, highBid, declarer]).toEqual(['bidding', isAnswerDue ? answering : asking, high, null]);
    }
    if (calls.length === 7) return;
    for (const call of everyCall) {
      const next = taught(state, call);
      const { faults } = readAuction(isko, [...calls, call]);
      expect(faults.map(({ index }) => index)).toEqual(next === undefined ? [calls.length] : []);
      if (next !== undefined) walk([...calls, call], next);
    }
  };
  walk([], { asking: 'middlehand', answering: 'forehand', high: null, isAnswerDue: false });
  expect(read).toBeGreaterThan(100);
});

describe('the state of an auction', () => {
  const state = (calls: readonly Call[], debarred?: readonly Seat[], ruleset = isko) =>
    readAuction(ruleset, calls, debarred).state;

  test('before the first call', () => {
    expect(state([])).toEqual({
      phase: 'bidding',
      highBid: null,
      holder: null,
      toCall: 'middlehand',
      mayCall: ['bid', 'pass'],
      lowestNextBid: 18,
      declarer: null,
    });
  });

  test('names what may be called and who is bound', () => {
    expect(state([bid('middlehand', 18)])).toMatchObject({
      holder: 'middlehand',
      toCall: 'forehand',
      mayCall: ['hold', 'pass'],
      lowestNextBid: 20,
    });
    expect(state([bid('middlehand', 18), say('forehand', 'hold')])).toMatchObject({
      holder: 'forehand',
      toCall: 'middlehand',
      mayCall: ['bid', 'pass'],
    });
    expect(state(twoPasses)).toMatchObject({ mayCall: ['play', 'pass'], lowestNextBid: null });
  });

  test('nobody bids above 264, and the game stands at the figure named last', () => {
    const held = [bid('middlehand', 264), say('forehand', 'hold')];
    expect(state(held)).toMatchObject({ toCall: 'middlehand', mayCall: ['pass'], lowestNextBid: null });
    expect(state([...held, ...twoPasses])).toEqual({
      phase: 'decided',
      highBid: 264,
      holder: 'forehand',
      toCall: null,
      mayCall: [],
      lowestNextBid: null,
      declarer: 'forehand',
    });
  });

  test('isko-2022:3.3.6: forehand takes a game that nobody has bid for at 18', () => {
    expect(state([...twoPasses, say('forehand', 'play')])).toMatchObject({ declarer: 'forehand', highBid: 18 });
  });

  test('foster:37: Ramsch is played when forehand calls it or passes too', () => {
    const foster = rulesetOf('foster');
    expect(state(twoPasses, [], foster)).toMatchObject({ mayCall: ['play', 'ramsch', 'pass'] });
    for (const call of ['pass', 'ramsch'] as const) {
      expect(state([...twoPasses, say('forehand', call)], [], foster)).toMatchObject({
        phase: 'ramsch',
        declarer: null,
      });
    }
    expect(readAuction(foster, [...twoPasses, say('rearhand', 'ramsch')]).faults).toMatchObject([
      { code: 'ramsch-not-available' },
    ]);
  });

  test('who is debarred counts as having passed', () => {
    expect(state([], ['middlehand'])).toMatchObject({ toCall: 'rearhand', mayCall: ['bid', 'pass'] });
    expect(state([], ['forehand', 'middlehand'])).toMatchObject({
      phase: 'bidding',
      toCall: 'rearhand',
      mayCall: ['bid', 'pass'],
      lowestNextBid: 18,
    });
    expect(state([bid('rearhand', 20)], ['forehand', 'middlehand'])).toMatchObject({
      phase: 'decided',
      declarer: 'rearhand',
      highBid: 20,
    });
    expect(state([], SEATS)).toMatchObject({ phase: 'passed-in', toCall: null });
  });
});

describe('a call that is not allowed', () => {
  const over = [bid('middlehand', 18), say('forehand', 'pass'), say('rearhand', 'pass')];
  const held = [bid('middlehand', 20), say('forehand', 'hold')];

  test.each<[string, readonly Call[], object]>([
    ['nothing-to-hold', [say('middlehand', 'hold')], { seat: 'middlehand', high: '' }],
    ['ramsch-not-available', [...twoPasses, say('forehand', 'ramsch')], { seat: 'forehand' }],
    ['out-of-turn', [bid('rearhand', 18)], { seat: 'rearhand', value: 18 }],
    ['not-this-call', [say('middlehand', 'play')], { seat: 'middlehand', value: '' }],
    ['auction-over', [...over, bid('middlehand', 20)], { high: 18 }],
    ['call-after-pass', [...over, bid('forehand', 20)], { seat: 'forehand' }],
    ['must-hold-or-pass', [bid('middlehand', 18), bid('forehand', 20)], { high: 18 }],
    ['below-minimum', [bid('middlehand', 17)], { value: 17, lowest: 18 }],
    ['not-a-game-value', [bid('middlehand', 19)], { value: 19 }],
    ['not-higher', [...held, bid('middlehand', 20)], { value: 20, high: 20 }],
    ['not-higher', [...held, bid('middlehand', 18)], { value: 18, high: 20 }],
  ])('is %s and ends the reading', (code, calls, values) => {
    const { faults, state } = readAuction(isko, [...calls, say('rearhand', 'pass')]);
    expect(faults).toMatchObject([{ index: calls.length - 1, code, values }]);
    expect(state).toEqual(readAuction(isko, calls.slice(0, -1)).state);
  });

  test('a debarred player may not call at all', () => {
    expect(readAuction(isko, [bid('middlehand', 18)], ['middlehand']).faults).toMatchObject([
      { index: 0, code: 'debarred' },
    ]);
  });

  test('cites the law of figures, of order or of those who are out', () => {
    const cited = (calls: readonly Call[]) =>
      readAuction(isko, calls).faults.map(({ law }) => cite(law, 'isko-2022').citation);
    const { law, order, noReturn } = isko.bidding;
    const [figures, turns, out] = [law, order, noReturn].map((one) => cite(one, 'isko-2022').citation);
    expect(cited([bid('middlehand', 19)])).toEqual([figures]);
    expect(cited([...held, bid('middlehand', 20)])).toEqual([turns]);
    expect(cited([...over, bid('forehand', 20)])).toEqual([out]);
  });
});

describe('codes that bid in another way', () => {
  test('Altenburg 1886: calls have names and ranks', () => {
    const altenburg = rulesetOf('altenburg-1886');
    const rank = (name: string): number => rankOfCall(altenburg, name) ?? Number.NaN;
    const afterNull = [bid('middlehand', rank('null')), say('forehand', 'hold')];
    expect(readAuction(altenburg, [...afterNull, bid('middlehand', rank('solo C'))])).toMatchObject({
      faults: [],
      state: { highBid: rank('Solo-C'), lowestNextBid: rank('grand-solo') },
    });
    expect(readAuction(altenburg, [...afterNull, bid('middlehand', rank('solo-S'))]).faults).toMatchObject([
      { code: 'not-higher' },
    ]);
    expect(rankOfCall(altenburg, 'pinochle')).toBeUndefined();
    expect(rankOfCall(isko, 'null')).toBeUndefined();
  });

  test("the prose of Foster's chapter takes any figure from ten on", () => {
    const prose = rulesetOf('foster', { reading: 'prose' });
    const opened = (value: number) => readAuction(prose, [bid('middlehand', value)]);
    expect(opened(11).faults).toEqual([]);
    expect(opened(11).state.lowestNextBid).toBe(12);
    expect(opened(9).faults).toMatchObject([{ code: 'below-minimum' }]);
    expect(
      readAuction(prose, [bid('middlehand', 11), say('forehand', 'hold'), bid('middlehand', 11)]).faults,
    ).toMatchObject([{ code: 'not-higher' }]);
  });
});

describe('the golden sequences', () => {
  const RULESETS: Readonly<Record<string, string>> = {
    'foster-laws': 'foster',
    'nasl-tournee': 'foster',
    parlett: 'isko-1999',
    isko: 'isko-2022',
  };

  test.each(askedCases.auctions.sequences.map((row) => [row.id, row] as const))('%s', (_id, row) => {
    const { legal = true, atCall, player, declarer = player, bid: highBid, result } = row.expect;
    const ruleset = rulesetOf(RULESETS[row.ruleset] ?? row.ruleset);
    const { faults, state } = readAuction(ruleset, auctionQuestion(row, '').calls as readonly Call[]);
    expect(faults.length === 0).toBe(legal);
    if (atCall !== undefined) expect(faults).toMatchObject([{ index: Number(atCall) - 1 }]);
    if (legal === true && declarer !== undefined) expect(state.declarer).toBe(seatOf(declarer));
    if (legal === true && highBid !== undefined) expect(state.highBid).toBe(highBid);
    if (String(result).startsWith('passed in')) expect(state.phase).toBe('passed-in');
  });
});
