import { bidValues, findRuleset, isGameValue, type BidGame, type BidValue, type Ruleset } from '../../../src/rules';

const rulesetOf = (id: string): Ruleset => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(id);
  return ruleset;
};

const numbers = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);

const iskoValues = numbers(`
  18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117
  120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264
`);

const fosterValues = numbers(`
  10 12 14 15 16 18 20 21 22 24 25 27 28 30 32 33 35 36 40 42 44 45 48 49 50 54 55 56 60 63 64 65 66 70 72 77 78
  80 81 84 88 90 91 96 98 99 100 104 108 110 112 117 120 121 126 130 132 135 140 143 144 150 154 156 160 165 168
  176 180 192 216
`);

/** The games of each low value in short words: t tournee, s Solo, TG GG SG OG the Grands, gN sN ogN osN the Nullos. */
const fosterLowValues = `
  10 tD2; 12 tH2; 14 tS2; 15 tD3 gN; 16 tC2; 18 tH3 sD2; 20 tD4 sH2 sN; 21 tS3; 22 sS2; 24 tH4 tC3 sC2 TG2; 25 tD5;
  27 sD3; 28 tS4; 30 tD6 tH5 sH3 ogN; 32 tC4 GG2; 33 sS3; 35 tD7 tS5; 36 tH6 sD4 sC3 TG3; 40 tD8 tC5 sH4 SG2 osN;
  42 tH7 tS6; 44 sS4; 45 tD9 sD5; 48 tH8 tC6 sC4 GG3 TG4; 49 tS7; 50 tD10 sH5; 54 tH9 sD6; 55 tD11 sS5; 56 tS8 tC7;
  60 tD12 tH10 sH6 sC5 TG5 SG3`;

/** Values above 60 that one game alone can be worth. */
const fosterSingleValues = `
  65 tD13; 78 tH13; 81 sD9; 91 tS13; 98 tS14; 104 tC13; 117 sD13; 121 sS11; 126 sD14; 130 sH13; 135 sD15; 143 sS13;
  150 sH15; 154 sS14; 156 sC13; 165 sS15; 176 sS16; 216 OG9`;

const shortNames: Readonly<Partial<Record<BidGame['game'], string>>> = {
  tournee: 't',
  solo: 's',
  'turned-grand': 'TG',
  'gucki-grand': 'GG',
  'solo-grand': 'SG',
  'open-grand': 'OG',
  'gucki-nullo': 'gN',
  'open-gucki-nullo': 'ogN',
  'solo-nullo': 'sN',
  'open-solo-nullo': 'osN',
};

const inShort = ({ value, games }: BidValue): string =>
  [
    value,
    ...games
      .map(({ game, trump = '', multiplier = '' }) => `${shortNames[game] ?? game}${trump}${multiplier}`)
      .toSorted(),
  ].join(' ');

const readShort = (text: string): readonly string[] =>
  text.split(';').map((line) => {
    const [value, ...games] = line.trim().split(/\s+/);
    return [value, ...games.toSorted()].join(' ');
  });

const gamesAt = (id: string, value: number): readonly BidGame[] | undefined =>
  bidValues(rulesetOf(id)).find((bid) => bid.value === value)?.games;

describe.each(['isko-2022', 'isko-2018', 'isko-1999'])('the bids of %s (isko-2022:3.3.1)', (id) => {
  const bids = bidValues(rulesetOf(id));

  test('are the 63 printed values in ascending order', () => {
    expect(bids.map(({ value }) => value)).toEqual(iskoValues);
    expect(bids).toHaveLength(63);
  });

  test('leave out the numbers that are often taken for game values', () => {
    const wrong = numbers('19 21 25 26 28 32 34 42 47 52 56 64 65 75 112 128 136 152 184 200 220 228 252');
    expect(wrong.filter((value) => isGameValue(rulesetOf(id), value))).toEqual([]);
  });

  test('name the four Nulls and the dearest games', () => {
    expect(gamesAt(id, 23)).toEqual([{ game: 'null' }]);
    expect(gamesAt(id, 35)).toEqual([{ game: 'null', hand: true }]);
    expect(gamesAt(id, 46)).toEqual([{ game: 'null', ouvert: true }]);
    expect(gamesAt(id, 59)).toEqual([{ game: 'null', hand: true, ouvert: true }]);
    expect(gamesAt(id, 18)).toEqual([{ game: 'suit', trump: 'D', multiplier: 2 }]);
    expect(gamesAt(id, 264)).toEqual([{ game: 'grand', multiplier: 11 }]);
  });
});

describe('the bids of foster (foster:33)', () => {
  const bids = bidValues(rulesetOf('foster'));

  test('are the 71 values of its possible games in ascending order', () => {
    expect(bids.map(({ value }) => value)).toEqual(fosterValues);
    expect(bids).toHaveLength(71);
  });

  test('name the games that make each value up to 60', () => {
    expect(bids.filter(({ value }) => value <= 60).map(inShort)).toEqual(readShort(fosterLowValues));
  });

  test('name the one game behind each value above 60 that only one can make', () => {
    const single = bids.filter(({ value, games }) => value > 60 && games.length === 1);
    expect(single.map(inShort)).toEqual(readShort(fosterSingleValues));
  });

  test('do not hold the eleven of the prose (foster:33)', () => {
    expect(isGameValue(rulesetOf('foster'), 11)).toBe(false);
    expect(isGameValue(rulesetOf('foster'), 10)).toBe(true);
  });
});
