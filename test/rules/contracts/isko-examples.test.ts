import {
  findRuleset,
  valueContract,
  type Contract,
  type Matadors,
  type Outcome,
  type Ruleset,
} from '../../../src/rules';

/*
 * Worked examples of the ISkO, numbered 1 to 58, as far as they ask for a value; 11 to 15, 20
 * and 71 ff. ask for matadors or for rulings and stand elsewhere. Each line: number, contract, matadors, card points,
 * tricks, bid, score. Old-law figures (26a, 31) are taken as they are now, since 1999 every loss counts double.
 */
const isko = findRuleset('isko-2022') as Ruleset;

const D: Contract = { game: 'suit', trump: 'D' };
const H: Contract = { game: 'suit', trump: 'H' };
const S: Contract = { game: 'suit', trump: 'S' };
const C: Contract = { game: 'suit', trump: 'C' };
const G: Contract = { game: 'grand' };
const N: Contract = { game: 'null' };
const hand = (contract: Contract): Contract => ({ ...contract, hand: true });
const schneider = (contract: Contract): Contract => ({ ...hand(contract), announced: 'schneider' });
const schwarz = (contract: Contract): Contract => ({ ...hand(contract), announced: 'schwarz' });
const ouvert = (contract: Contract): Contract => ({ ...hand(contract), ouvert: true });
const held = (count: number): Matadors => ({ with: count });
const missing = (count: number): Matadors => ({ without: count });

type Example = readonly [
  number: string,
  contract: Contract,
  matadors: Matadors | undefined,
  outcome: readonly [cardPoints: number, tricks: number],
  bid: number | undefined,
  score: number,
];

const won = [70, 6] as const;
const all = [120, 10] as const;

const EXAMPLES: readonly Example[] = [
  ['1', D, missing(1), won, 18, 18],
  ['2', ouvert(C), held(2), all, 18, 108],
  ['3', ouvert(G), held(4), all, 18, 264],
  ['4', G, held(1), won, 18, 48],
  ['5', G, held(3), all, 18, 144],
  ['6', D, missing(2), [50, 5], 18, -54],
  ['7', C, held(1), won, 18, 24],
  ['8', D, missing(3), won, 18, 36],
  ['9', G, missing(2), won, 18, 72],
  ['10', C, missing(4), won, 18, 60],
  ['16', S, missing(1), [89, 8], 23, -66],
  ['17', S, missing(1), [90, 8], 23, 33],
  ['18', hand(S), missing(2), won, 44, 44],
  ['19', hand(S), missing(5), won, 72, 77],
  ['20', hand(S), held(1), won, 72, -154],
  ['21', D, held(1), all, 45, -90],
  ['22', D, held(1), [80, 7], 22, -54],
  ['23', G, held(1), [75, 7], 60, -144],
  ['24', schneider(G), held(1), [95, 8], 18, 120],
  ['25', schneider(G), held(1), [89, 8], 18, -240],
  ['26', schneider(G), held(1), all, 18, 144],
  ['26a', schneider(G), held(4), [89, 8], 18, -384],
  ['32', hand(D), held(1), [45, 4], 18, -54],
  ['33', H, held(1), [90, 8], 18, 30],
  ['34', H, held(1), [89, 8], 18, 20],
  ['35', S, held(1), [31, 3], 18, -44],
  ['36', S, held(1), [30, 3], 18, -66],
  ['37', H, held(1), [14, 0], 18, -80],
  ['38', H, held(1), [20, 1], 18, -60],
  ['39', C, held(2), [60, 6], 18, -72],
  ['40', schneider(C), held(2), [95, 8], 18, 72],
  ['41', schneider(C), held(2), [88, 8], 18, -144],
  ['42', schneider(D), held(1), [28, 3], 18, -90],
  ['43', schneider(H), held(1), all, 18, 60],
  ['44', schwarz(G), held(2), [110, 9], 18, -384],
  ['45, every trick', ouvert(S), held(1), all, 18, 88],
  ['45, one trick lost', ouvert(S), held(1), [110, 9], 18, -176],
  ['46', ouvert(C), held(11), all, 18, 216],
  ['47', H, held(1), [75, 7], 33, -80],
  ['48', H, held(1), [90, 8], 33, -80],
  ['49', H, held(1), all, 33, 40],
  ['50, 90 card points', S, held(1), [90, 8], 33, 33],
  ['50, 89 card points', S, held(1), [89, 8], 33, -66],
  ['51', G, held(1), [80, 7], 59, -144],
  ['52', G, held(1), [90, 8], 59, 72],
  ['27, won', { ...N, ouvert: true }, undefined, [10, 0], 18, 46],
  ['27, lost', { ...N, ouvert: true }, undefined, [10, 1], 18, -92],
  ['28, won', N, undefined, [10, 0], 18, 23],
  ['28, lost', N, undefined, [10, 1], 18, -46],
  ['29', hand(N), undefined, [10, 1], 18, -70],
  ['30, won', ouvert(N), undefined, [10, 0], 18, 59],
  ['30, lost', ouvert(N), undefined, [10, 1], 18, -118],
  ['53', N, held(1), [10, 0], 24, -48],
  ['54', N, held(2), [10, 0], 24, -54],
  ['55', hand(N), held(1), [10, 0], 36, -72],
  ['56', { ...N, ouvert: true }, held(1), [10, 0], 48, -96],
  ['57', { ...N, ouvert: true }, held(1), [10, 0], 50, -100],
  ['58', ouvert(N), held(1), [10, 0], 60, -120],
];

test.each(EXAMPLES)('example %s of the ISkO notes', (_number, contract, matadors, [cardPoints, tricks], bid, score) => {
  const outcome: Outcome = { cardPoints, tricks };
  const answer = valueContract(isko, { bid, contract, matadors, outcome });
  expect(answer.ok ? answer.valuation.score : answer.faults).toBe(score);
});

test('example 31 of the ISkO notes: looking at the skat in an undecided Grand Hand with 4', () => {
  const outcome: Outcome = { cardPoints: 40, tricks: 4, ending: { kind: 'offence', by: 'declarer' } };
  const answer = valueContract(isko, { contract: hand(G), matadors: held(4), outcome });
  expect(answer.ok && answer.valuation.score).toBe(-288);
});
