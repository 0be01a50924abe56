import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, newCommand } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const names = ['Anna Adler', 'Ben Busch', 'Ben Busch', 'Clara Claus'];

/** Four players and an entry of ten euros. */
async function registered() {
  const { path } = await announce(ask);
  const headers = {
    ...asAdmin,
    'If-Match': (await ask('GET', `${path}/money`, { headers: asAdmin })).headers['etag'] ?? '',
  };
  const charges = [{ code: 'entry', per: 'entry', cents: 1000, to: [{ pot: 'prizes', parts: 1 }] }];
  expect(await ask('PUT', `${path}/money`, { body: { charges }, headers })).toMatchObject({ status: 200 });
  const players = names.map((name, index) => ({ name, club: `Club ${index}` }));
  const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
  return { path, ids: body.items.map(({ id }) => id) };
}

const counts = async (path: string) => (await ask('GET', `${path}/players`, { headers: asAdmin })).body['counts'];
const paidBy = async (path: string) => {
  const { body } = await ask<{ persons: { paid: number }[] }>('GET', `${path}/ledger/desk`, { headers: asAdmin });
  return body.persons.map(({ paid }) => paid);
};

describe('checking in', () => {
  it('notes several at once by number and by name, and what they pay', async () => {
    const { path, ids } = await registered();
    const sent = {
      body: { players: ['anna adler', 2], paid: true },
      headers: { ...asAdmin, ...newCommand() },
    };
    const answer = await ask('POST', `${path}/checkins`, sent);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        items: [
          { id: ids[0], name: 'Anna Adler', checkedIn: true },
          { id: ids[1], name: 'Ben Busch', checkedIn: true },
        ],
        paid: ids.slice(0, 2).map((playerId) => ({ playerId, cents: 1000 })),
      },
    });
    expect(await ask('POST', `${path}/checkins`, sent)).toMatchObject({ status: 200, body: answer.body });
    expect(await counts(path)).toMatchObject({ checkedIn: 2 });
    expect(await paidBy(path)).toEqual([1000, 1000, 0, 0]);
  });

  it('books nothing twice, and without being asked nothing at all', async () => {
    const { path } = await registered();
    await command(ask, `${path}/checkins`, { players: [4] });
    expect(await paidBy(path)).toEqual([0, 0, 0, 0]);
    await command(ask, `${path}/checkins`, { players: [4], paid: true });
    const again = await command(ask, `${path}/checkins`, { players: [4, 'Clara Claus'], paid: true });
    expect(again).toMatchObject({ status: 200, body: { paid: [], items: [{ number: 4 }] } });
    expect(await paidBy(path)).toEqual([0, 0, 0, 1000]);
  });

  it('does nothing where one of them is unknown, has a name that others have, or has withdrawn', async () => {
    const { path, ids } = await registered();
    await command(ask, `${path}/players/${ids[3]}/withdraw`, { reason: 'Ill' });
    const answer = await command<{ errors: { pointer: string }[] }>(ask, `${path}/checkins`, {
      players: [1, 99, 'Ben Busch', 4, 'Dora'],
      paid: true,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'not-to-check-in' } });
    expect(answer.body.errors.map(({ pointer }) => pointer)).toEqual([1, 2, 3, 4].map((index) => `/players/${index}`));
    expect(await counts(path)).toMatchObject({ checkedIn: 0 });
    expect(await paidBy(path)).toEqual([0, 0, 0, 0]);
  });

  it('is one call with entering for somebody who walks in', async () => {
    const { path } = await registered();
    const players = [
      { name: 'Dora Dorn', checkedIn: true, paid: true },
      { name: 'Emil Ernst', checkedIn: true, paid: true, waiting: true },
    ];
    expect(await command(ask, `${path}/players`, { players })).toMatchObject({ status: 201 });
    expect(await paidBy(path)).toEqual([0, 0, 0, 0, 1000, 0]);
  });
});
