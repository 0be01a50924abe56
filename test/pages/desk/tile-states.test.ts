import { isMeant, tilesOf } from '../../../src/pages/desk/tile-states';

const table = (number: number, dealsEntered = 48) => ({
  id: `t${number}`,
  number,
  dealsEntered,
  dealsFixed: 48,
  seats: [{ seat: 1, playerId: `p${number}`, name: `Anna Adler ${number}` }],
  etag: '"1"',
  onPaper: false,
  listState: 'open' as const,
  failedChecks: [],
  confirmations: [],
  disputes: [],
  lastEntryAt: null,
});

const at = (number: number) => ({ tableId: `t${number}`, table: number });

const nothing = {
  number: 1,
  state: 'open' as const,
  timeUp: false,
  clock: { now: '2027-03-01T18:00:00.000Z', secondsLeft: null },
  tables: 3,
  complete: 3,
  missing: [],
  slow: [],
  unconfirmed: [],
  failedChecks: [],
  openDisputes: [],
};

describe('the tiles of the board', () => {
  it('show each table once, by its most urgent state', () => {
    const room = {
      ...nothing,
      missing: [2, 3, 5].map((number) => ({ ...at(number), dealsEntered: 7, dealsFixed: 48 })),
      slow: [{ ...at(2), dealsEntered: 7, dealsFixed: 48, behind: 12 }],
      unconfirmed: [at(1), at(4)],
      failedChecks: [{ ...at(4), code: 'C8', line: null, seat: 2 }],
      openDisputes: [{ disputeId: 'd', tableId: 't5', deal: 17 }],
    };
    const tiles = tilesOf(
      room,
      [1, 2, 3, 4, 5, 6].map((number) => table(number)),
    );
    expect(tiles.map(({ urgency }) => urgency)).toEqual([
      'unconfirmed',
      'slow',
      'missing',
      'failed',
      'dispute',
      'done',
    ]);
    expect(tiles[1]).toMatchObject({ behind: 12 });
    expect(tiles[3]).toMatchObject({ failed: { code: 'C8', seat: 2 } });
    expect(tiles[4]).toMatchObject({ disputed: 17 });
  });

  it.each([
    ['', [1, 2, 12]],
    ['2', [2]],
    ['adler 1', [1, 12]],
    ['nobody', []],
  ])('are found by %j', (typed, numbers) => {
    const tiles = tilesOf(
      nothing,
      [1, 2, 12].map((number) => table(number)),
    );
    expect(tiles.filter((tile) => isMeant(tile, typed)).map((tile) => tile.table.number)).toEqual(numbers);
  });
});
