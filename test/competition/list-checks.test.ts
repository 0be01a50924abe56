import { compareLists, type DealList, type ListCheck, type ListDeal, scoreList } from '../../src/competition';

const checksOf = (list: Partial<DealList> & Pick<DealList, 'deals'>, code: string): readonly ListCheck[] =>
  scoreList({ scoring: 'seeger-fabian', players: 4, ...list }).checks.filter((check) => check.code === code);

const passed: ListDeal = { passed: true };
const entry = (score: number): ListDeal => ({ declarer: 2, score });
const deal = (declarer: number, score: number, running: number): ListDeal => ({ declarer, score, running });

describe('C1', () => {
  it('breaks when a list has fewer deals than were announced, and says how many', () => {
    expect(checksOf({ deals: [passed, { declarer: 1, score: 20 }], dealsFixed: 48 }, 'C1')).toEqual([
      { code: 'C1', holds: false, expected: 48, found: 2 },
    ]);
  });

  it('counts every kind of deal', () => {
    const deals: ListDeal[] = [
      { declarer: 2, score: 20 },
      { declarer: 1, score: -40 },
      passed,
      { notPlayed: true },
      { ramsch: { scores: { 1: -50 } } },
    ];
    expect(checksOf({ deals, dealsFixed: 5, players: 3 }, 'C1')).toEqual([{ code: 'C1', holds: true }]);
  });

  it('breaks when a line cannot be read', () => {
    expect(checksOf({ deals: [{ declarer: 7, score: 20 }] }, 'C1')).toMatchObject([{ holds: false, found: 0 }]);
  });
});

describe('C4', () => {
  it('holds when each written running total is the one before it and the line', () => {
    const deals = [deal(2, 20, 20), deal(3, 48, 48), deal(2, -40, -20), passed, deal(2, 36, 16)];
    expect(checksOf({ deals }, 'C4')).toEqual([{ code: 'C4', holds: true }]);
  });

  it('names the line with the slip and not those that carry it on', () => {
    const deals = [deal(2, 20, 20), deal(2, -40, 20), deal(2, 36, 56), deal(2, 18, 75)];
    expect(checksOf({ deals, players: 3 }, 'C4')).toEqual([
      { code: 'C4', holds: false, line: 2 },
      { code: 'C4', holds: false, line: 4 },
    ]);
  });

  it('takes a line without a running total into the next that has one', () => {
    const deals: ListDeal[] = [{ declarer: 2, score: 20 }, deal(2, 18, 38)];
    expect(checksOf({ deals, players: 3 }, 'C4')).toEqual([{ code: 'C4', holds: true }]);
  });
});

describe('C5', () => {
  const byDealer: ListDeal[] = [
    { declarer: 2, score: 20 },
    { declarer: 2, score: 20 },
  ];

  it('names the line in which the dealer of a table of four is declarer', () => {
    expect(checksOf({ deals: byDealer }, 'C5')).toEqual([{ code: 'C5', holds: false, line: 2 }]);
  });

  it('goes by the first dealer', () => {
    expect(checksOf({ deals: byDealer, firstDealer: 3 }, 'C5')).toEqual([{ code: 'C5', holds: true }]);
  });

  it('is not asked at a table of three, where everybody has cards', () => {
    expect(checksOf({ deals: byDealer, players: 3 }, 'C5')).toEqual([]);
  });

  it('breaks when the announced deals do not let everybody deal equally often', () => {
    expect(checksOf({ deals: [], dealsFixed: 46 }, 'C5')).toEqual([{ code: 'C5', holds: false }]);
    expect(checksOf({ deals: [], dealsFixed: 48 }, 'C5')).toEqual([{ code: 'C5', holds: true }]);
  });
});

describe('C6', () => {
  const entryRule = { values: new Set([18, 20, 23, 24, 27]), charges: new Set([50]), lossFactors: [2] };

  it.each([18, 24, -46, -48, -100])('lets %i stand, which is a value, or twice a value or charge', (score) => {
    expect(checksOf({ deals: [entry(score)], entryRule }, 'C6')).toEqual([{ code: 'C6', holds: true }]);
  });

  it.each([
    [19, 'no value'],
    [-27, 'odd, though it is a value'],
    [-24, 'even, but half of it is no value'],
    [46, 'doubled, though it was won'],
    [50, 'charged, though it was won'],
  ])('names the line of %i, which is %s', (score) => {
    expect(checksOf({ deals: [passed, passed, entry(score)], entryRule }, 'C6')).toEqual([
      { code: 'C6', holds: false, line: 3 },
    ]);
  });

  it('without the values still wants a lost entry to be even', () => {
    const evenLosses = { lossFactors: [2] };
    expect(checksOf({ deals: [entry(-37)], entryRule: evenLosses }, 'C6')).toMatchObject([{ holds: false, line: 1 }]);
    expect(checksOf({ deals: [entry(-38)], entryRule: evenLosses }, 'C6')).toEqual([{ code: 'C6', holds: true }]);
  });

  it('takes a loss written once or twice where the ruleset has both', () => {
    const foster = { values: new Set([10, 15]), lossFactors: [1, 2] };
    const deals = [entry(-15), entry(-30), entry(-10)];
    expect(checksOf({ deals, players: 3, entryRule: foster }, 'C6')).toEqual([{ code: 'C6', holds: true }]);
  });

  it('is not asked where the rule is not given', () => {
    expect(checksOf({ deals: [entry(19)] }, 'C6')).toEqual([]);
  });
});

describe('C7', () => {
  const list: ListDeal[] = [{ declarer: 2, score: 20 }, passed, { ramsch: { scores: { 1: -50 } } }];

  it('holds for two lists that say the same, running totals or not', () => {
    const other: ListDeal[] = [
      { declarer: 2, score: 20, running: 20 },
      passed,
      { ramsch: { scores: { 1: -50, 2: 0 } } },
    ];
    expect(compareLists(list, other, 3)).toEqual([{ code: 'C7', holds: true }]);
  });

  it.each<[string, ListDeal]>([
    ['another declarer', { declarer: 3, score: 20 }],
    ['another score', { declarer: 2, score: 22 }],
    ['another kind of deal', passed],
  ])('names the line with %s', (_, changed) => {
    expect(compareLists(list, [changed, ...list.slice(1)], 3)).toEqual([{ code: 'C7', holds: false, line: 1 }]);
  });

  it('tells a passed deal from one that was not played', () => {
    expect(compareLists([passed], [{ notPlayed: true }], 3)).toEqual([{ code: 'C7', holds: false, line: 1 }]);
  });

  it('finds two slips that cancel each other in the totals', () => {
    expect(compareLists([entry(20), entry(24)], [entry(24), entry(20)], 3)).toMatchObject([{ line: 1 }, { line: 2 }]);
  });

  it('names the lines that only one of the lists has, whichever it is', () => {
    const missing = [{ code: 'C7', holds: false, line: 3 }];
    expect(compareLists(list, list.slice(0, 2), 3)).toEqual(missing);
    expect(compareLists(list.slice(0, 2), list, 3)).toEqual(missing);
  });
});
