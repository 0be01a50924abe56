import { differencesIn, emptyForm, type PaperForm, readPaper } from '../../../src/pages/desk/paper-form';

const frame = { dealsFixed: 48, scoring: 'seeger-fabian', isIsko: true } as const;

/** A form with these columns: points, won, lost and, where it is compared, the total. */
const typed = (...columns: readonly (readonly string[])[]): PaperForm => ({
  ...emptyForm(0),
  columns: columns.map(([points = '', won = '', lost = '', total = '']) => ({ points, won, lost, total })),
});

const whole = typed(['110', '5', '1'], ['207', '11', '1'], ['-51', '8', '6'], ['245', '12', '2']);

describe('a paper list as it is typed', () => {
  it('adds up by Seeger and Fabian, and computes how many deals were passed', () => {
    const { sums, passed, faults, isComplete } = readPaper(whole, frame);
    expect(sums.map(({ total }) => total)).toEqual([
      110 + 50 * 4 + 30 * 9,
      207 + 50 * 10 + 30 * 9,
      -51 + 50 * 2 + 30 * 4,
      245 + 50 * 10 + 30 * 8,
    ]);
    expect({ passed, faults, isComplete }).toEqual({ passed: 2, faults: [], isComplete: true });
  });

  it('finds won and lost the other way round', () => {
    const { faults } = readPaper(typed(['110', '5', '1'], ['207', '1', '11'], ['', '', ''], ['', '', '']), frame);
    expect(faults).toEqual([
      { seat: 2, field: 'points', kind: 'impossible', found: 207, expected: 264 - 11 * 36, isSwapped: true },
    ]);
  });

  it.each([
    ['7 points of one game', ['7', '1', '0'], 18],
    ['points without a game', ['40', '0', '0'], 0],
    ['more than so many Grands', ['600', '2', '0'], 528],
    ['too little lost', ['-20', '0', '1'], -36],
  ])('finds %s', (_name, column, expected) => {
    const { faults } = readPaper(typed(column, ['', '', ''], ['', '', '']), { ...frame, dealsFixed: 36 });
    expect(faults).toMatchObject([{ seat: 1, field: 'points', kind: 'impossible', expected }]);
  });

  it('knows the least and the most that games can bring: 18 and 264, twice that when lost', () => {
    for (const column of [
      ['18', '1', '0'],
      ['264', '1', '0'],
      ['-36', '0', '1'],
      ['-528', '0', '1'],
    ])
      expect(readPaper(typed(column, ['', '', ''], ['', '', '']), frame).faults).toEqual([]);
  });

  it('compares a total that is written with what follows', () => {
    const written = typed(['110', '5', '1', '580'], ['207', '11', '1'], ['-51', '8', '6', '219'], ['245', '12', '2']);
    expect(readPaper(written, frame).faults).toEqual([
      { seat: 3, field: 'total', kind: 'other-total', found: 219, expected: 169 },
    ]);
  });

  it('counts the deals, and takes no more than the list has', () => {
    expect(readPaper({ ...whole, passed: '1' }, frame).faults).toMatchObject([{ kind: 'not-all', found: 47 }]);
    expect(readPaper({ ...whole, passed: '3' }, frame).faults).toMatchObject([{ kind: 'too-many', found: 49 }]);
    expect(readPaper({ ...whole, notPlayed: '2' }, frame)).toMatchObject({ passed: 0, faults: [] });
  });

  it('says what is no number where it stands', () => {
    const { faults } = readPaper(typed(['1x', '5', '1'], ['20', '1', '-1'], ['', '', '']), frame);
    const unreadable = faults.filter(({ kind }) => kind === 'unreadable');
    expect(unreadable.map(({ seat, field }) => [seat, field])).toEqual([
      [1, 'points'],
      [2, 'lost'],
    ]);
  });

  it('finds what two readings do not agree on, in the order of typing', () => {
    const stored = [
      { seat: 1, gamePoints: 110, won: 5, lost: 1 },
      { seat: 2, gamePoints: 270, won: 11, lost: 1 },
      { seat: 3, gamePoints: -51, won: 8, lost: 5 },
      { seat: 4, gamePoints: 245, won: 12, lost: 2 },
    ];
    expect(differencesIn(readPaper(whole, frame).list, stored)).toEqual([
      { seat: 2, field: 'points', typed: 207, stored: 270 },
      { seat: 3, field: 'lost', typed: 6, stored: 5 },
    ]);
  });
});
