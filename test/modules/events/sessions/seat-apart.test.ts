import { drawMethod } from '../../../../src/competition';
import { seatApart } from '../../../../src/modules/events/sessions/seat-apart';
import { planField, seatByLot, seatByResults } from '../../../../src/modules/events/sessions/seat-field';
import { newProfile } from '../../../../src/modules/events/tournaments';

const fieldOf = (count: number) => {
  const players = Array.from({ length: count }, (_, index) => {
    return { id: `p${index}`, club: `club ${index % 9}`, team: null, tandem: null, mixed: null };
  });
  const sizes = Array<number>(count / 4).fill(4);
  const earlier = sizes.map((_, table) => {
    const four = players.slice(4 * table, 4 * table + 4);
    return { session: 1, seats: four.map(({ id }, index) => ({ seat: index + 1, playerId: id, fromDeal: 1 })) };
  });
  const profile = newProfile('isko-2022', { apart: ['club'] });
  const [lot, method, seed] = [players.map(({ id }) => id), drawMethod, '5eed'.repeat(16)];
  return { profile, players, lot, sizes, bans: [], earlier, seed, method };
};

const total = 1000;
const results = fieldOf(240).players.map(({ id }, index) => {
  return { id, session: 1, total: total - index, gamePoints: 0, won: 0, lost: 0, bonus: 0 };
});

/** How often others had their turn before the work was done. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ readonly turns: number; readonly answer: T }> {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  const answer = await work;
  clearInterval(others);
  return { answer, turns };
}

describe('a seating apart', () => {
  const large = fieldOf(240);

  it('of a large field is the same as any other, and lets others have their turns', async () => {
    const drawn = await turnsDuring(seatApart(seatByLot, large));
    expect(drawn.answer).toEqual(seatByLot(large));
    const set = await turnsDuring(seatApart(seatByResults, large, results, 'total'));
    expect(set.answer).toEqual(seatByResults(large, results, 'total'));
    const planned = await turnsDuring(seatApart(planField, large, [2, 3]));
    expect(planned.answer).toEqual(planField(large, [2, 3]));
    // Work on this very thread would leave none.
    for (const { turns } of [drawn, set, planned]) expect(turns).toBeGreaterThan(0);
  });

  it('of a small field is done at once', async () => {
    const small = fieldOf(8);
    const { answer, turns } = await turnsDuring(seatApart(seatByLot, small));
    expect(answer).toEqual(seatByLot(small));
    expect(turns).toBeLessThan(3);
  });

  it('fails where the seating does', async () => {
    await expect(seatApart(seatByLot, { ...large, sizes: [4] })).rejects.toThrow(/do not fill tables/);
  });
});
