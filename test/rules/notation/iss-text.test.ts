import * as fc from 'fast-check';
import { formatIssRecord, parseIssRecord, placeIn, type IssRecord } from '../../../src/rules';
import { corpusLines } from '../../tools/cases';
import { assert } from '../../tools/property';

const cards = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const outcome = 'd:1 win v:48 m:1 bidok p:84 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1';

const game = (moves: string, result = outcome, tags = 'CO[]'): string =>
  `(;GM[Skat]PC[ISS2]${tags}MV[w ${cards} ${moves} ]R[${result}] ;)`;

const read = (text: string): IssRecord => {
  const parsed = parseIssRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

/** The moves after the deal, without their places. */
const movesOf = (moves: string): readonly object[] =>
  read(game(moves))
    .moves.slice(1)
    .map((move) => ({ ...move, offset: 0 }));

const faultOf = (text: string) => {
  const parsed = parseIssRecord(text);
  return parsed.ok ? 'read' : `${parsed.fault.code} at ${parsed.fault.offset}`;
};

const records = corpusLines('iss-games.sgf') ?? [];
(records.length === 0 ? describe.skip : describe)('the 41 recorded games of the server', () => {
  test('are written as they were read, to the byte', () => {
    expect(records.map((record) => formatIssRecord(read(record)))).toEqual(records);
    expect(records).toHaveLength(41);
  });
});

describe('a record of the International Skat Server', () => {
  test('may lack its opening bracket, and blanks around it do not matter', () => {
    const whole = game('1 p 2 p 0 p', 'passed');
    expect(formatIssRecord(read(whole.slice(1)))).toBe(whole);
    expect(formatIssRecord(read(`\n ${whole}\r\n`))).toBe(whole);
  });

  test('has brackets and backslashes in its values escaped', () => {
    const text = game('1 p', 'passed', String.raw`CO[a \] b \\ c]`);
    expect(read(text).tags[2]).toEqual({ name: 'CO', value: String.raw`a ] b \ c` });
    expect(formatIssRecord(read(text))).toBe(text);
  });

  test.each([
    ['1 HH', [{ kind: 'announce', seat: 1, game: 'H', manners: ['H'], cards: [] }]],
    ['1 HT', [{ kind: 'play', seat: 1, card: 11 }]],
    ['1 NHO', [{ kind: 'announce', seat: 1, game: 'N', manners: ['H', 'O'], cards: [] }]],
    ['1 GHO', [{ kind: 'announce', seat: 1, game: 'G', manners: ['H', 'O'], cards: [] }]],
    ['0 CHZ', [{ kind: 'announce', seat: 0, game: 'C', manners: ['H', 'Z'], cards: [] }]],
    ['2 G.H8.HT', [{ kind: 'announce', seat: 2, game: 'G', manners: [], cards: [9, 11] }]],
    [
      '2 D 2 D9.DQ',
      [
        { kind: 'announce', seat: 2, game: 'D', manners: [], cards: [] },
        { kind: 'discard', seat: 2, cards: [2, 5] },
      ],
    ],
    ['w HT.ST', [{ kind: 'skat', cards: [11, 19] }]],
    ['w ??.??', [{ kind: 'skat', cards: [null, null] }]],
    ['0 ??', [{ kind: 'play', seat: 0, card: null }]],
    [
      '1 SC 1 SC.H8 2 RE w TI.0 w LE.2',
      [
        { kind: 'show', seat: 1, cards: [] },
        { kind: 'show', seat: 1, cards: [9] },
        { kind: 'resign', seat: 2 },
        { kind: 'timeout', seat: 0 },
        { kind: 'left', seat: 2 },
      ],
    ],
    [
      '1 18 0 y 1 p 2 s',
      [
        { kind: 'bid', seat: 1, bid: 18 },
        { kind: 'hold', seat: 0 },
        { kind: 'pass', seat: 1 },
        { kind: 'take', seat: 2 },
      ],
    ],
  ])('reads the moves %s and writes them again', (moves, expected) => {
    expect(movesOf(moves)).toEqual(expected.map((move) => ({ ...move, offset: 0 })));
    expect(formatIssRecord(read(game(moves)))).toBe(game(moves));
  });

  test("reads a player's own view, with strokes between the hands and cards that he did not see", () => {
    const hidden = Array(10).fill('??').join('.');
    const view = `${cards.slice(0, 29)}|${hidden}|${hidden}|??.??`;
    const [deal] = read(`(;GM[Skat]MV[w ${view} ]R[passed] ;)`).moves;
    expect(deal).toMatchObject({ kind: 'deal' });
    expect(deal?.kind === 'deal' && deal.cards.map((card) => card === null)).toEqual([
      ...Array<boolean>(10).fill(false),
      ...Array<boolean>(22).fill(true),
    ]);
  });

  test('says of every move where it stands', () => {
    const text = game('1 18 0 p');
    const { moves } = read(text);
    expect(moves.map(({ offset }) => text.slice(offset, offset + 4))).toEqual(['w C7', '1 18', '0 p ']);
  });
});

describe('a text that is no record', () => {
  test.each([
    ['', 'not-an-iss-record at 0'],
    ['nonsense', 'not-an-iss-record at 0'],
    ['(;GM[Chess]MV[]R[passed] ;)', 'not-an-iss-record at 0'],
    ['(;GM[Skat]R[passed] ;)', 'tag-missing at 0'],
    ['(;GM[Skat]MV[] ;)', 'tag-missing at 0'],
    ['(;GM[Skat]MV[]R[passed]', 'tag-expected at 23'],
    ['(;GM[Skat]MV[R[passed] ;)', 'tag-missing at 0'],
    ['(;GM[Skat]MV[]MV[]R[passed] ;)', 'tag-twice at 14'],
    [`${game('1 p', 'passed')}${game('1 p', 'passed')}`, `more-than-one-record at ${game('1 p', 'passed').length}`],
    [`${game('1 p', 'passed')} more`, `text-after-record at ${game('1 p', 'passed').length + 1}`],
    ['(;GM[Skat]MV[3 p ]R[passed] ;)', 'not-an-actor at 13'],
    ['(;GM[Skat]MV[1 p 2 ]R[passed] ;)', 'action-missing at 17'],
    ['(;GM[Skat]MV[1 q ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[w 18 ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[1 H10 ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[1 GHH ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[1 TI.0 ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[w RE ]R[passed] ;)', 'not-an-action at 15'],
    ['(;GM[Skat]MV[]R[] ;)', 'result-incomplete at 16'],
    ['(;GM[Skat]MV[]R[win d:1 lost] ;)', 'not-a-result at 24'],
    [game('', outcome.replace('win', 'win loss')), `not-a-result at ${game('', '').indexOf('R[]') + 2}`],
    [game('', outcome.replace('d:1', 'd:3')), `not-a-result at ${game('', '').indexOf('R[]') + 2}`],
    [game('', outcome.replace(' t:5', '')), `result-incomplete at ${game('', '').indexOf('R[]') + 2}`],
    [game('', outcome.replace('t:5', 't:5 t:6')), `not-a-result at ${game('', '').indexOf('R[]') + 34}`],
  ])('%s: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test('has its faults found by line and column, both from 1', () => {
    expect(placeIn('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(placeIn('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});

describe('whatever comes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '0 ',
      '1 ',
      '2 ',
      'w ',
      '18 ',
      'y ',
      'p ',
      's ',
      'RE ',
      'SC ',
      'TI.1 ',
      'LE.0 ',
      'HT ',
      '?? ',
      'H7.CJ ',
    ),
    fc.constantFrom('GHO ', 'N.SA.S7 ', 'HH ', `${cards} `, '\\', ']', '[', '(;', ';)', 'MV[', 'R[passed]', 'x'),
    fc.string({ maxLength: 4 }),
  );

  test('a parser never throws, and what it has read is written and read as the same', () => {
    assert(
      fc.property(
        fc.array(piece),
        fc.constantFrom('passed', outcome),
        fc.string({ maxLength: 5 }),
        (pieces, result, comment) => {
          const text = game(pieces.join(''), result, `CO[${comment}]`);
          const parsed = parseIssRecord(text);
          if (!parsed.ok) return expect(parsed.fault.offset).toBeLessThanOrEqual(text.length);
          const written = formatIssRecord(parsed.value);
          return expect(formatIssRecord(read(written))).toBe(written);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('pairs of an actor and one of his actions are read, and written to the byte', () => {
    const pair = fc.oneof(
      fc.tuple(fc.constant('w'), fc.constantFrom('TI.1', 'LE.0', 'H7.CJ', '??.??', cards)),
      fc.tuple(
        fc.constantFrom('0', '1', '2'),
        fc.constantFrom(
          '18',
          '264',
          'y',
          'p',
          's',
          'RE',
          'SC',
          'SC.H7.H8',
          'HT',
          '??',
          'H7.CJ',
          'GHO',
          'N.SA.S7',
          'HH',
          'CHSZ',
        ),
      ),
    );
    assert(
      fc.property(fc.array(pair), (pairs) => {
        const text = game(pairs.map((one) => one.join(' ')).join(' '));
        expect(formatIssRecord(read(text)).replaceAll(/ +/g, ' ')).toBe(text.replaceAll(/ +/g, ' '));
      }),
    );
  });

  test('a long text of one kind of character is refused quickly', () => {
    const begun = performance.now();
    for (const filler of ['\\', 'G', 'A[]', 'w ', '0 G', 'C7.', ' ', '??', 'HO']) {
      parseIssRecord(game(filler.repeat(60_000)));
      parseIssRecord(game('1 p', outcome, filler.repeat(60_000)));
    }
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
