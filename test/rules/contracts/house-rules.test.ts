import {
  agreeOn,
  findRuleset,
  parseCard,
  valueContract,
  type Agreement,
  type Ruleset,
  type ValueRequest,
} from '../../../src/rules';

const under = (agreement: Agreement): Ruleset => {
  const answer = agreeOn(findRuleset('isko') as Ruleset, agreement);
  if (!answer.ok) throw new Error(answer.faults.map(({ code }) => code).join());
  return answer.ruleset;
};
const value = (agreement: Agreement, request: ValueRequest) => valueContract(under(agreement), request);
const faultsOf = (agreement: Agreement, request: ValueRequest) => {
  const answer = value(agreement, request);
  return answer.ok ? [] : answer.faults.map(({ code, pointer }) => `${pointer} ${code}`);
};
const scoreOf = (agreement: Agreement, request: ValueRequest) => {
  const answer = value(agreement, request);
  if (!answer.ok) throw new Error(answer.faults.map(({ code }) => code).join());
  const { won, reason, score, steps, laws } = answer.valuation;
  return { won, reason, score, steps: steps.map(({ what, amount }) => `${what} ${amount}`), laws };
};

const diamonds: ValueRequest = {
  contract: { game: 'suit', trump: 'D' },
  matadors: { with: 1 },
  outcome: { cardPoints: 75, tricks: 6 },
};
const withContract = (more: Partial<ValueRequest['contract']>, request = diamonds): ValueRequest => ({
  ...request,
  contract: { ...request.contract, ...more },
});

describe('Kontra (house:kontra)', () => {
  const upToHirsch: Agreement = { kontra: { upTo: 'hirsch' } };

  test.each([
    ['kontra', 2],
    ['re', 4],
    ['hirsch', 8],
  ] as const)('%s multiplies the entry by %i, and is a step', (kontra, factor) => {
    const { score, steps, laws } = scoreOf(upToHirsch, withContract({ kontra }));
    expect(score).toBe(18 * factor);
    expect(steps.slice(-2)).toEqual([`${kontra} ${factor}`, `score ${score}`]);
    expect(laws.map(({ number }) => number.house)).toContain('kontra');
  });

  test('cures no overbid: 18 at a bid of 27 is charged 27, twice for the loss and twice for Kontra', () => {
    const { won, reason, score, steps } = scoreOf(upToHirsch, { ...withContract({ kontra: 'kontra' }), bid: 27 });
    expect({ won, reason, score }).toEqual({ won: false, reason: 'overbid', score: -108 });
    expect(steps.slice(-4)).toEqual(['charged 27', 'loss-factor 2', 'kontra 2', 'score -108']);
  });

  test('is refused where the table has not agreed to it, or not so far', () => {
    expect(faultsOf({}, withContract({ kontra: 'kontra' }))).toEqual(['/contract/kontra option-required']);
    expect(faultsOf({ kontra: { upTo: 'kontra' } }, withContract({ kontra: 're' }))).toEqual([
      '/contract/kontra option-required',
    ]);
  });

  test('Re is no answer in a closed Null where the table says so', () => {
    const noRe: Agreement = { kontra: { upTo: 're', reOnClosedNull: false } };
    const closed: ValueRequest = { contract: { game: 'null', kontra: 're' }, outcome: { tricks: 1 } };
    expect(faultsOf(noRe, closed)).toEqual(['/contract/kontra kontra-not-allowed']);
    expect(faultsOf(noRe, withContract({ kontra: 'kontra' }, closed))).toEqual([]);
    expect(scoreOf(noRe, withContract({ ouvert: true }, closed)).score).toBe(-46 * 2 * 4);
    expect(scoreOf({ kontra: { upTo: 're' } }, closed).score).toBe(-23 * 2 * 4);
  });
});

describe('a Bock round (house:bock)', () => {
  test('doubles on top of Re', () => {
    const agreement: Agreement = { bock: true, kontra: { upTo: 're' } };
    const { score, steps } = scoreOf(agreement, { ...withContract({ kontra: 're' }), bock: true });
    expect([score, steps.slice(-3)]).toEqual([144, ['re 4', 'bock 2', 'score 144']]);
  });

  test('doubles nothing outside of it, and is refused where none is agreed to', () => {
    expect(scoreOf({ bock: true }, diamonds).score).toBe(18);
    expect(scoreOf({ bock: true }, { ...diamonds, bock: false }).score).toBe(18);
    expect(faultsOf({}, { ...diamonds, bock: true })).toEqual(['/bock option-required']);
  });
});

describe('Spitze (house:spitze)', () => {
  const announced = (made: boolean | undefined, request = diamonds): ValueRequest => ({
    ...withContract({ spitze: true }, request),
    outcome: { ...request.outcome, spitze: made },
  });

  test.each([1, 2] as const)('adds %i to the multiplier and covers the bid', (spitze) => {
    const { won, score, steps } = scoreOf({ spitze }, { ...announced(true), bid: 27 });
    expect([won, score]).toEqual([true, 9 * (2 + spitze)]);
    expect(steps).toContain(`spitze ${spitze}`);
  });

  test('missed it loses the game with any number of points', () => {
    expect(scoreOf({ spitze: 1 }, announced(false))).toMatchObject({
      won: false,
      reason: 'announcement-not-made',
      score: -54,
    });
  });

  test('missed beside a schneider it costs the schneider too', () => {
    const schneider = { ...diamonds, outcome: { cardPoints: 95, tricks: 8 } };
    expect(scoreOf({ spitze: 1 }, announced(false, schneider))).toMatchObject({ won: false, score: -72 });
  });

  test('is asked for where it decides, and not where the game was conceded', () => {
    expect(faultsOf({ spitze: 1 }, announced(undefined))).toEqual(['/outcome/spitze facts-missing']);
    const ending = { kind: 'conceded', by: 'opponents' } as const;
    const conceded = announced(undefined, { ...diamonds, outcome: { ...diamonds.outcome, ending } });
    expect(scoreOf({ spitze: 1 }, conceded)).toMatchObject({ won: true, score: 27 });
  });

  test('is open until the last trick: a declarer with 61 points who gives up has not yet won', () => {
    const ending = { kind: 'conceded', by: 'declarer' } as const;
    const request = { ...diamonds, outcome: { ...diamonds.outcome, ending } };
    expect(scoreOf({ spitze: 1 }, request)).toMatchObject({ won: true, score: 18 });
    expect(scoreOf({ spitze: 1 }, announced(undefined, request))).toMatchObject({ won: false, score: -54 });
  });

  test('without a trick cannot be made', () => {
    const trickless: ValueRequest = { ...diamonds, outcome: { cardPoints: 14, tricks: 0 } };
    expect(faultsOf({ spitze: 1 }, announced(true, trickless))).toEqual(['/outcome/spitze spitze-without-trick']);
  });

  test.each<[string, ValueRequest['contract'], ValueRequest['matadors'], boolean]>([
    ['a Grand with four', { game: 'grand' }, { with: 4 }, false],
    ['a Grand with three, who lacks the last jack', { game: 'grand' }, { with: 3 }, false],
    ['a Grand with two', { game: 'grand' }, { with: 2 }, true],
    ['a Grand without three, who holds the last jack', { game: 'grand' }, { without: 3 }, true],
    ['a Grand without four', { game: 'grand' }, { without: 4 }, false],
    ['a suit game with ten, who lacks the seven', { game: 'suit', trump: 'C' }, { with: 10 }, false],
    ['a suit game with eleven', { game: 'suit', trump: 'C' }, { with: 11 }, true],
    ['a suit game without eleven', { game: 'suit', trump: 'C' }, { without: 11 }, false],
  ])('%s: %j %j is %s', (_who, contract, matadors, isAllowed) => {
    const request = announced(true, { contract, matadors, outcome: { cardPoints: 75, tricks: 6 } });
    expect(faultsOf({ spitze: 1 }, request)).toEqual(isAllowed ? [] : ['/contract/spitze spitze-not-allowed']);
  });

  test('takes the lowest trump in the hand: from the hand the skat does not help', () => {
    const cards = ['CJ', 'SJ', 'CA', 'C10', 'HA', 'H10', 'HK', 'DA', 'D10', 'SA'] as const;
    expect(cards).toHaveLength(10);
    const inSkat: ValueRequest = {
      contract: { game: 'suit', trump: 'C' },
      cards: { hand: cards.map(card), skat: [card('C7'), card('S7')] },
      outcome: { cardPoints: 75, tricks: 6 },
    };
    expect(faultsOf({ spitze: 1 }, announced(true, inSkat))).toEqual([]);
    expect(faultsOf({ spitze: 1 }, announced(true, withContract({ hand: true }, inSkat)))).toEqual([
      '/contract/spitze spitze-not-allowed',
    ]);
  });

  test('does not exist in a Null, nor where it was not agreed to', () => {
    const nullGame: ValueRequest = { contract: { game: 'null', spitze: true }, outcome: { tricks: 0 } };
    expect(faultsOf({ spitze: 1 }, nullGame)).toEqual(['/contract/spitze spitze-not-allowed']);
    expect(faultsOf({}, announced(true))).toEqual(['/contract/spitze option-required']);
  });
});

describe('the values before 1999', () => {
  const old: Agreement = { values: 'pre-1999' };
  const openGrand: ValueRequest = {
    contract: { game: 'grand', hand: true, ouvert: true },
    matadors: { with: 4 },
    outcome: { cardPoints: 120, tricks: 10 },
  };

  test('house:pre-1999-ouvert: the open Grand with four is ten times 36, today eleven times 24', () => {
    const { score, steps, laws } = scoreOf(old, openGrand);
    expect(score).toBe(360);
    expect(steps).toContain('unit 36');
    expect(steps.some((step) => step.startsWith('ouvert'))).toBe(false);
    expect(laws.map(({ number }) => number.house)).toContain('pre-1999-ouvert');
    expect(scoreOf({}, openGrand).score).toBe(264);
  });

  test('house:pre-1999-losses: a lost Hand game counts once, the open Grand among them, any other twice', () => {
    const lost: ValueRequest = { ...diamonds, outcome: { cardPoints: 50, tricks: 5 } };
    expect(scoreOf(old, withContract({ hand: true }, lost)).score).toBe(-27);
    expect(scoreOf(old, lost).score).toBe(-36);
    expect(scoreOf(old, { ...openGrand, outcome: { cardPoints: 110, tricks: 9 } }).score).toBe(-360);
  });
});

describe('only jacks as matadors (house:jacks-only)', () => {
  test('end the run with the fourth jack, counted or said', () => {
    const agreement: Agreement = { matadors: 'jacks-only' };
    const cards = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'C10', 'HA', 'H10', 'HK', 'DA'].map(card);
    const request: ValueRequest = {
      contract: { game: 'suit', trump: 'C' },
      cards: { hand: cards, skat: [card('S7'), card('S8')] },
      outcome: { cardPoints: 75, tricks: 6 },
    };
    expect([scoreOf(agreement, request).score, scoreOf({}, request).score]).toEqual([60, 84]);
    expect(faultsOf(agreement, { ...request, matadors: { with: 6 } })).toEqual(['/matadors matadors-out-of-range']);
  });
});

function card(name: string) {
  const found = parseCard(name);
  if (found === undefined) throw new Error(name);
  return found;
}
