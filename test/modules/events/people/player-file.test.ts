import { mostLines, readPlayerFile } from '../../../../src/modules/events/people/player-file';

const players = (text: string): readonly object[] => {
  const { lines, faults } = readPlayerFile(text);
  expect(faults).toEqual([]);
  return lines.map(({ player }) => player);
};
const faults = (text: string) => readPlayerFile(text).faults.map(({ line, field, code }) => [line, field, code]);

describe('a file of players', () => {
  it.each([
    [
      'English headings and commas',
      'number,name,club,team,tandem,mixed,category,consent\n7,Ann,Oak,North,T,M,senior,yes\n',
    ],
    [
      'German headings and semicolons',
      'Startnummer;Name;Verein;Mannschaft;Tandem;Gemischtes Paar;Kategorie;Einwilligung\r\n7;Ann;Oak;North;T;M;senior;ja\r\n',
    ],
    [
      'a mark of the byte order and other letters',
      '\uFEFFSTART-NR.,Spieler,CLUB,Team,tandem,mixed pair,Klasse,Zustimmung\n7,Ann,Oak,North,T,M,senior,1',
    ],
    [
      'quotes and blanks',
      '"No.";"name";club;team;tandem;mixed;category;consent\n 7 ; "Ann" ;Oak;North;T;M;senior; JA ',
    ],
  ])('is read with %s', (_what, text) => {
    expect(players(text)).toEqual([
      {
        number: 7,
        name: 'Ann',
        club: 'Oak',
        team: 'North',
        tandem: 'T',
        mixed: 'M',
        category: 'senior',
        consent: true,
      },
    ]);
  });

  it('keeps commas between semicolons, and what looks like a formula, as text', () => {
    expect(players('Name;Verein\nMüller, Hans;=1+1\n@SUM(A1);-2\n')).toEqual([
      { name: 'Müller, Hans', club: '=1+1' },
      { name: '@SUM(A1)', club: '-2' },
    ]);
  });

  it('leaves out empty cells, cells at the end and empty lines, and counts the lines all the same', () => {
    const { lines } = readPlayerFile('name,club,consent\n\nAnn,,no\n,,\nBob\n');
    expect(lines).toEqual([
      { line: 3, player: { name: 'Ann', consent: false } },
      { line: 5, player: { name: 'Bob' } },
    ]);
  });

  it.each([
    ['an empty file', '', [[1, null, 'no-players']]],
    ['a heading alone', 'name,club\n', [[1, null, 'no-players']]],
    ['no names', 'club\nOak\n', [[1, 'name', 'missing-column']]],
    ['an unknown column', 'name,shoe size\nAnn,42\n', [[1, null, 'unknown-column']]],
    ['a column twice', 'name,Spieler\nAnn,Ann\n', [[1, 'name', 'column-twice']]],
    ['a line without a name', 'name,club\nAnn,Oak\n,Oak\n', [[3, 'name', 'missing']]],
    ['a name that is too long', `name\n${'x'.repeat(101)}\n`, [[2, 'name', 'wrong-length']]],
    ['a number that is none', 'number,name\nseven,Ann\n', [[2, 'number', 'wrong-type']]],
    [
      'a number out of range',
      'number,name\n0,Ann\n1000000,Bob\n',
      [
        [2, 'number', 'number-out-of-range'],
        [3, 'number', 'number-out-of-range'],
      ],
    ],
    ['a consent that is neither yes nor no', 'name,consent\nAnn,perhaps\n', [[2, 'consent', 'wrong-type']]],
    ['a number twice', 'number,name\n7,Ann\n8,Bob\n7,Cem\n', [[4, 'number', 'number-twice']]],
    ['more cells than headings', 'name\nAnn,Oak\n', [[2, null, 'too-many-cells']]],
    ['a quote that is never closed', 'name\nAnn\n"Bob\n', [[3, null, 'csv-malformed']]],
    [
      'more lines than a file may have',
      `name\n${'x\n'.repeat(mostLines + 1)}`,
      [[mostLines + 2, null, 'too-many-lines']],
    ],
  ])('is refused for %s, line by line', (_what, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });
});
