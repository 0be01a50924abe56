import { startService, type Ask, type TestService } from '../tools/http';
import { by, passed } from '../tools/deals';
import { command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const foster = (players: number, deals: object) =>
  openSession(ask, { players, deals, tournament: { ruleset: 'foster' } });

/** Forehand has 61 card points with the skat, and loses 20 by law 4. */
const ramsch = {
  cardPoints: { forehand: 51, middlehand: 39, rearhand: 20 },
  tricks: { forehand: 4, middlehand: 4, rearhand: 2 },
  skatPoints: 10,
  lastTrick: 'forehand',
};

describe('a Ramsch at a table', () => {
  it('is valued by the law of the ruleset, by seat number', async () => {
    const open = await foster(4, { '4': 4 });
    const answer = await command(ask, dealsAt(open), { ramsch });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        kind: 'ramsch',
        declarer: null,
        dealer: 1,
        scores: { 2: -20, 3: 0, 4: 0 },
        result: { losers: [2], winners: [], points: { 2: 61, 3: 39, 4: 20 }, laws: [{ citation: 'foster:4' }] },
      },
    });
    const { body } = await ask<{ list: { total: number; lost: number }[] }>('GET', dealsAt(open).replace('/deals', ''));
    expect(body.list.map(({ total, lost }) => [total, lost])).toEqual([
      [0, 0],
      [-20, 0],
      [0, 0],
      [0, 0],
    ]);
    const { body: ranked } = await ask<{ items: { total: number }[] }>('GET', `${open.path}/standings`);
    expect(ranked.items.map(({ total }) => total)).toEqual([0, 0, 0, -20]);
  });

  it('is the same told by seat numbers or by the names of the hands', async () => {
    const open = await foster(3, { '3': 3 });
    const numbered = {
      cardPoints: { 2: 51, 3: 39, 1: 20 },
      tricks: { 2: 4, 3: 4, 1: 2 },
      skatPoints: 10,
      lastTrick: 2,
    };
    const first = await command(ask, dealsAt(open), { deal: 1, ramsch });
    expect(await command(ask, dealsAt(open), { deal: 1, ramsch: numbered })).toMatchObject({
      status: 200,
      body: first.body,
    });
  });

  it.each([
    ['a seat that sits out', { tricks: { 1: 4, 3: 4, 4: 2 } }, 'seat-without-cards', '/ramsch/tricks/1'],
    ['a seat twice', { tricks: { forehand: 4, 2: 4, 3: 4, 4: 2 } }, 'seat-named-twice', '/ramsch/tricks'],
    ['a seat too few', { tricks: { forehand: 6, middlehand: 4 } }, 'facts-missing', '/ramsch/tricks/4'],
    ['nine tricks', { tricks: { 2: 4, 3: 4, 4: 1 } }, 'counts-do-not-sum', '/ramsch/tricks'],
    ['a last trick of the dealer', { lastTrick: 1 }, 'seat-without-cards', '/ramsch/lastTrick'],
    ['121 card points', { skatPoints: 11 }, 'counts-do-not-sum', '/ramsch/cardPoints'],
  ])('is refused with %s', async (_what, facts, code, pointer) => {
    const open = await foster(4, { '4': 4 });
    expect(await command(ask, dealsAt(open), { ramsch: { ...ramsch, ...facts } })).toMatchObject({
      status: 422,
      body: { code, errors: [{ pointer }] },
    });
    expect((await ask('GET', dealsAt(open))).body).toMatchObject({ items: [] });
  });

  it('is what a passed deal becomes under Foster: its facts are asked for', async () => {
    const open = await foster(3, { '3': 3 });
    expect(await command(ask, dealsAt(open), passed)).toMatchObject({
      status: 422,
      body: { code: 'ramsch-follows', law: 'foster:37', errors: [{ pointer: '/ramsch', code: 'facts-missing' }] },
    });
  });

  it('is no part of the ISkO, unless the event has agreed to one', async () => {
    const plain = await openSession(ask, { players: 3, deals: { '3': 3 } });
    expect(await command(ask, dealsAt(plain), { ramsch })).toMatchObject({
      status: 422,
      body: { code: 'ramsch-not-valued' },
    });
    const profile = { options: { ramsch: { form: 'points' } } };
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament: { profile } });
    expect(await command(ask, dealsAt(open), { ramsch })).toMatchObject({ status: 201, body: { scores: { 2: -61 } } });
    expect(await command(ask, dealsAt(open), passed)).toMatchObject({ status: 422, body: { code: 'ramsch-follows' } });
  });

  it('cannot be agreed to where the ruleset does not offer it', async () => {
    const body = { name: 'Evening', ruleset: 'foster', profile: { options: { ramsch: { form: 'points' } } } };
    expect(await command(ask, '/v1/tournaments', body)).toMatchObject({
      status: 422,
      body: { code: 'option-not-offered' },
    });
  });

  it('stands in one list with games', async () => {
    const open = await foster(3, { '3': 3 });
    await command(ask, dealsAt(open), { ramsch });
    const solo = { contract: { game: 'solo', trump: 'S' }, matadors: { with: 1 }, outcome: { cardPoints: 70 } };
    await command(ask, dealsAt(open), by(2, solo));
    const { body } = await ask<{ list: { gamePoints: number; won: number }[] }>(
      'GET',
      dealsAt(open).replace('/deals', ''),
    );
    expect(body.list.map(({ gamePoints, won }) => [gamePoints, won])).toEqual([
      [0, 0],
      [2, 1],
      [0, 0],
    ]);
  });
});
