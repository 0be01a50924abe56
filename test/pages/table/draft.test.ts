import {
  emptyDraft,
  drafted,
  implied,
  open,
  told,
  toggled,
  withGame,
  withNull,
  withRun,
  type Draft,
} from '../../../src/pages/table/draft';
import { bidsAbove, rulesOf, valued } from '../../../src/pages/table/value';
import { startService } from '../../tools/http';
import { seededFor } from '../../tools/seeded';
import { tapped } from './taps';

const isko = rulesOf('isko-2022', {});
if (isko === undefined) throw new Error('there is no ISkO');

const done = (draft: Draft | string): Draft => {
  if (typeof draft === 'string') throw new Error(draft);
  return draft;
};
const hearts = done(withRun(withGame({ ...emptyDraft, declarer: 2 }, 'H'), { with: 1 }));

describe('the keys of a deal', () => {
  it('have nothing chosen, and ask in the order in which one thinks of it', () => {
    expect(open(emptyDraft)).toEqual(['declarer', 'game', 'run']);
    expect(open({ ...emptyDraft, passed: true })).toEqual([]);
    expect(open(withGame({ ...emptyDraft, declarer: 1 }, 'null'))).toEqual(['null-way']);
    expect(open({ ...hearts, overbid: true })).toEqual(['bid']);
  });

  it('bring with them what follows', () => {
    expect(implied(done(toggled(hearts, 'schwarz')))).toEqual(['schneider']);
    expect(implied(done(toggled(hearts, 'schneider-announced')))).toEqual(['hand']);
    expect(implied(done(toggled(hearts, 'ouvert')))).toEqual(['hand', 'schneider-announced', 'schwarz-announced']);
  });

  it('say why they cannot be tapped', () => {
    const announced = done(toggled(hearts, 'schwarz-announced'));
    expect(toggled(announced, 'hand')).toBe('announced-from-hand');
    expect(toggled(announced, 'schneider-announced')).toBe('follows-from-other');
    expect(toggled(withGame(hearts, 'null'), 'hand')).toBe('null-has-no-levels');
    expect(withRun(withGame(hearts, 'grand'), { with: 5 })).toBe('grand-has-four');
  });

  it.each([
    [hearts, true, 20],
    [done(toggled(hearts, 'schneider')), false, -60],
    [{ ...hearts, overbid: true, bid: 24 }, true, -60],
    [{ ...done(toggled(hearts, 'schneider')), overbid: true, bid: 24 }, true, 30],
    [withNull(withGame({ ...emptyDraft, declarer: 1 }, 'null'), ['hand', 'ouvert']), false, -118],
    [done(toggled(done(withRun(withGame({ ...emptyDraft, declarer: 1 }, 'grand'), { with: 4 })), 'ouvert')), true, 264],
  ] as const)('are worth what the list has for them: %j', (draft, won, score) => {
    const game = told(draft, won);
    expect(game && valued(isko, game)).toMatchObject({ is: 'valued', valuation: { score } });
  });

  it('come back as they were entered', () => {
    const draft = done(toggled(done(toggled(hearts, 'schneider-announced')), 'schwarz'));
    const game = told(draft, true);
    const again = drafted({ ...game });
    expect(again && told(again, true)).toEqual(game);
    expect(drafted({ ramsch: {} })).toBeUndefined();
  });

  it('ask only for bids that the game does not cover', () => {
    expect(bidsAbove(isko, 20).slice(0, 4)).toEqual([22, 23, 24, 27]);
  });
});

test('200 games tapped at random are worth here what the service answers', async () => {
  const service = await startService();
  try {
    let compared = 0;
    const random = seededFor('taps');
    for (let tap = 0; tap < 200; tap += 1) {
      const { draft, won: isWon } = tapped(random);
      const game = told(draft, isWon);
      if (game === undefined) continue;
      const here = valued(isko, game);
      const { declarer: _, ...question } = game;
      const { status, body } = await service.ask('POST', '/v1/contracts/value', {
        body: { ruleset: 'isko', ...question },
      });
      if (here.is === 'valued') {
        const { score, value, charged, won } = here.valuation;
        expect({ game, status, body }).toMatchObject({ game, status: 200, body: { score, value, charged, won } });
        compared += 1;
      } else expect({ game, status, body }).toMatchObject({ game, status: 422, body: { code: here.fault.code } });
    }
    expect(compared).toBeGreaterThan(100);
  } finally {
    await service.stop();
  }
});
