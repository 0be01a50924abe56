import { shuffled } from '../../../src/competition/seeded-generator';
import { PACK } from '../../../src/rules';
import { minus, setOf, toList, union } from '../../../src/rules/cards/card-set';
import type { Trump } from '../../../src/rules/cards/orders';
import { pointsIn } from '../../../src/rules/cards/points';
import type { Hands, SeatIndex } from '../../../src/rules/play/board';
import { parOf } from '../../../src/rules/solver/best-discard';
import { BestPlay, rankOfProspect } from '../../../src/rules/solver/best-play';
import { Meter } from '../../../src/rules/solver/meter';
import { seededFor } from '../../tools/seeded';

const random = seededFor('par');

/** Deals of few cards a hand, which are as good for laying away and quick to look at in every way. */
const SIZE = 4;
const DEALS = 8 * Number(process.env['SKAT_RUNS'] ?? 1);

describe.each([
  ['C', 'points'],
  ['jacks', 'points'],
  ['none', 0],
] as const)('trump %s, for %s', (trump: Trump, goal) => {
  test('the best two cards are at least as good as any two, each searched by itself, and as the skat', () => {
    for (let round = 0; round < DEALS; round += 1) {
      const pack = shuffled(PACK, random);
      const hands = [0, 1, 2].map((seat) => setOf(pack.slice(seat * SIZE, (seat + 1) * SIZE))) as unknown as Hands;
      const skat = setOf(pack.slice(3 * SIZE, 3 * SIZE + 2));
      const game = { trump, goal, declarer: random.below(3) as SeatIndex };
      const all = union(hands[game.declarer], skat);
      const alone = (away: readonly [number, number]) => {
        const laid = setOf(away as unknown as Parameters<typeof setOf>[0]);
        const own = hands.map((hand, seat) => (seat === game.declarer ? minus(all, laid) : hand)) as unknown as Hands;
        const moment = {
          position: { hands: own, leader: 0 as const, trick: [] },
          points: pointsIn(laid),
          tricks: 0,
          lost: 0,
        };
        return rankOfProspect(new BestPlay(game, moment, new Meter()).prospectOf(moment));
      };
      const cards = toList(all);
      const each = cards.flatMap((one, index) => cards.slice(index + 1).map((other) => alone([one, other])));
      const par = parOf(game, hands, skat, new Meter());
      expect([round, rankOfProspect(par.taken)]).toEqual([round, Math.max(...each)]);
      expect(alone(par.discard)).toBe(rankOfProspect(par.taken));
      expect(rankOfProspect(par.hand)).toBe(alone(toList(skat) as unknown as [number, number]));
    }
  });
});
