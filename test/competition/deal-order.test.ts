import { dealOrder, isSeat, seatsOf, type TableSize } from '../../src/competition';

describe('the order of a deal', () => {
  it.each<[TableSize, number, number, number, readonly number[]]>([
    [3, 2, 3, 1, []],
    [4, 2, 3, 4, [1]],
    [5, 2, 3, 5, [1, 4]],
    [6, 2, 3, 6, [1, 4, 5]],
  ])(
    'foster:14 and foster:15: at a table of %i seat 1 deals to %i, %i and %i',
    (players, forehand, middlehand, rearhand, sitsOut) => {
      expect(dealOrder(players, 1)).toEqual({ deal: 1, round: 1, dealer: 1, forehand, middlehand, rearhand, sitsOut });
    },
  );

  it('foster:14: at a table of five with seat 4 dealing, seats 5, 1 and 3 have cards and 4 and 2 sit out', () => {
    expect(dealOrder(5, 4)).toMatchObject({ forehand: 5, middlehand: 1, rearhand: 3, sitsOut: [4, 2] });
  });

  it('foster:16: after the last seat the first deals again, in the next round', () => {
    expect(dealOrder(4, 4)).toMatchObject({ dealer: 4, round: 1 });
    expect(dealOrder(4, 5)).toMatchObject({ dealer: 1, round: 2, forehand: 2 });
  });

  it('another first dealer turns the whole order', () => {
    expect(dealOrder(3, 2, 3)).toMatchObject({ dealer: 1, forehand: 2, middlehand: 3, rearhand: 1 });
  });

  it.each<[TableSize, number]>([
    [3, 36],
    [4, 48],
  ])('in a full list at a table of %i of %i deals everybody holds cards 36 times', (players, deals) => {
    const orders = Array.from({ length: deals }, (_, index) => dealOrder(players, index + 1));
    for (const seat of seatsOf(players)) {
      expect(orders.filter(({ sitsOut }) => !sitsOut.includes(seat))).toHaveLength(36);
      expect(orders.filter(({ dealer }) => dealer === seat)).toHaveLength(deals / players);
    }
  });

  it.each([0, -1, 1.5])('deal %d is refused as a broken program', (deal) => {
    expect(() => dealOrder(3, deal)).toThrow(RangeError);
  });
});

it('seats are whole numbers from 1 to the size of the table', () => {
  expect([0, 1, 3, 4, 2.5].map((seat) => isSeat(seat, 3))).toEqual([false, true, true, false, false]);
});
