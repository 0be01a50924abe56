import { by, games, passed, type Told } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const four = (tournament: object = {}) => openSession(ask, { players: 4, deals: { '4': 4 }, tournament });

async function correct(deals: string, deal: number, told: Told) {
  const etag = (await ask('GET', `${deals}/${deal}`)).headers['etag'] ?? '';
  return ask('PUT', `${deals}/${deal}`, { body: told, headers: { ...asAdmin, 'If-Match': etag } });
}

const hearts = { contract: { game: 'suit', trump: 'H' }, matadors: { with: 1 } };

describe('a line as a list has it', () => {
  it.each([
    ['won', { ...hearts, outcome: { won: true } }, 20],
    ['won with schneider', { ...hearts, outcome: { won: true, level: 'schneider' } }, 30],
    ['lost', { ...hearts, outcome: { won: false, level: 'simple' } }, -40],
    ['won at the table and overbid', { ...hearts, bid: 24, outcome: { won: true } }, -60],
    ['a Null lost', { contract: { game: 'null' }, outcome: { won: false } }, -46],
  ])('%s is entered, corrected and written twice without card points', async (_how, game, score) => {
    const open = await four();
    const deals = dealsAt(open);
    const entered = await command(ask, deals, by(2, game));
    expect(entered).toMatchObject({
      status: 201,
      body: { result: { score, counted: 'list' }, facts: { outcome: game.outcome } },
    });
    const control = `/v1/tables/${open.tables[0]?.id}/lists/control/deals`;
    expect(await command(ask, control, by(2, game))).toMatchObject({
      status: 201,
      body: { agrees: true, result: { score, counted: 'list' } },
    });
    await command(ask, deals, passed);
    const corrected = await correct(deals, 2, { ...by(3, game), reason: 'Was played' });
    expect(corrected).toMatchObject({ status: 200, body: { revision: 2, result: { score, counted: 'list' } } });
    const { declarer: _, ...question } = by(2, game);
    const asked = await ask('POST', '/v1/contracts/value', { body: { ruleset: 'isko', ...question } });
    expect(asked.body).toMatchObject({ score });
  });

  it('counts as the same line told by card points, which says so', async () => {
    const open = await four();
    const deals = dealsAt(open);
    await command(ask, deals, by(2, games['hearts with 1: +20']));
    expect((await ask('GET', `${deals}/1`)).body).toMatchObject({ result: { score: 20, counted: 'points' } });
    const control = `/v1/tables/${open.tables[0]?.id}/lists/control/deals`;
    const line = by(2, { ...hearts, outcome: { won: true } });
    expect(await command(ask, control, line)).toMatchObject({ status: 201, body: { agrees: true } });
  });

  it.each([
    ['both forms at once', { won: true, cardPoints: 61 }, 400, 'invalid-request', '/outcome'],
    ['a level that there is not', { won: true, level: 'ouvert' }, 400, 'invalid-request', '/outcome'],
  ])('is refused with %s', async (_what, outcome, status, code, place) => {
    const deals = dealsAt(await four());
    const answer = await command<{ code: string; errors: { pointer: string }[] }>(
      ask,
      deals,
      by(2, { ...hearts, outcome }),
    );
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.errors.some(({ pointer }) => pointer.startsWith(place))).toBe(true);
    expect((await ask('GET', deals)).body).toMatchObject({ items: [] });
  });

  it('is refused where it was won below what was announced, at the level', async () => {
    const told = { contract: { ...hearts.contract, hand: true, announced: 'schwarz' }, matadors: { with: 1 } };
    expect(
      await command(ask, dealsAt(await four()), by(2, { ...told, outcome: { won: true, level: 'schneider' } })),
    ).toMatchObject({
      status: 422,
      body: { code: 'level-below-announced', errors: [{ pointer: '/outcome/level' }] },
    });
  });

  it('can be brought before the referee, and is ruled on like any other', async () => {
    const open = await four();
    await command(ask, dealsAt(open), by(2, { ...hearts, outcome: { won: true } }));
    const { path } = await dispute(ask, open.path, { tableId: open.tables[0]?.id, deal: 1, ...revoke });
    expect(await command(ask, `${path}/rulings`, { follow: true, choice: 'stop' })).toMatchObject({ status: 201 });
    expect((await ask('GET', `${dealsAt(open)}/1`)).body).toMatchObject({
      revision: 2,
      result: { won: false, counted: 'list' },
    });
  });

  it('comes back the same where the whole event is looked at again', async () => {
    const open = await four();
    for (const game of [{ won: true }, { won: false, level: 'schwarz' }]) {
      await command(ask, dealsAt(open), by(3, { ...hearts, bid: 24, outcome: game }));
    }
    const recheck = await ask<{ items: object[] }>('GET', `${open.path}/recheck`, { headers: asAdmin });
    expect(recheck).toMatchObject({ status: 200, body: { items: [] } });
  });
});

describe('house options of the event', () => {
  const agreed = { profile: { options: { kontra: { upTo: 're' }, bock: true, spitze: 1 } } };
  const doubled = {
    contract: { ...hearts.contract, kontra: 're', spitze: true },
    matadors: { with: 1 },
    bock: true,
    outcome: { won: true },
  };

  it('are told of each deal in entry, correction and control list', async () => {
    const open = await four(agreed);
    const deals = dealsAt(open);
    // Hearts with 1 and Spitze: 3 x 10, Re four times, in a Bock round twice.
    const first = await command(ask, deals, by(2, doubled));
    expect(first).toMatchObject({ status: 201, body: { result: { score: 240 }, facts: { bock: true } } });
    const control = `/v1/tables/${open.tables[0]?.id}/lists/control/deals`;
    expect(await command(ask, control, by(2, { ...doubled, bock: false }))).toMatchObject({
      body: { agrees: false, result: { score: 120 } },
    });
    const counted = { ...doubled, outcome: { cardPoints: 75, tricks: 6, spitze: false }, reason: 'Lost it' };
    expect(await correct(deals, 1, by(2, counted))).toMatchObject({ status: 200, body: { result: { score: -480 } } });
  });

  it.each([
    ['/bock', { ...hearts, bock: true }],
    ['/contract/kontra', { ...hearts, contract: { ...hearts.contract, kontra: 'kontra' } }],
    ['/contract/spitze', { ...hearts, contract: { ...hearts.contract, spitze: true } }],
  ])('are refused at %s where the event has not agreed to them', async (pointer, game) => {
    expect(await command(ask, dealsAt(await four()), by(2, { ...game, outcome: { won: true } }))).toMatchObject({
      status: 422,
      body: { code: 'option-required', errors: [{ pointer }] },
    });
  });
});
