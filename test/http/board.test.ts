import { by, games, passed } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, newCommand, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Board {
  readonly items: readonly {
    readonly id: string;
    readonly etag: string;
    readonly seats: readonly { name: string }[];
  }[];
}

describe('the tables of a session, as the board shows them', () => {
  it('tell what is entered, confirmed, disputed and wrong, and when something last came in', async () => {
    const open = await openSession(ask, { players: 8, deals: { '4': 4 } });
    const board = () => ask<Board>('GET', `${open.session.path}/tables`, { headers: asAdmin });
    const [first, second] = open.tables;
    for (let deal = 1; deal <= 4; deal += 1) await command(ask, dealsAt(open), passed);
    const feet = [1, 2, 3, 4].map((seat) => ({ seat, gamePoints: seat, won: 0, lost: 0 }));
    const etag = (await board()).body.items[1]?.etag ?? '';
    const headers = { ...asAdmin, 'If-Match': etag };
    const sums = { totals: feet, passed: 4, notPlayed: 0 };
    expect(await ask('PUT', `/v1/tables/${second?.id}/totals`, { body: sums, headers })).toMatchObject({ status: 200 });
    const seen = (await board()).body.items[0]?.etag ?? '';
    await ask('POST', `/v1/tables/${first?.id}/confirmations`, {
      body: { seat: 3, by: 'the-phone-of-three' },
      headers: { ...asAdmin, ...newCommand(), 'If-Match': seen },
    });
    await dispute(ask, open.path, { tableId: first?.id, deal: 2, ...revoke });
    expect((await board()).body.items).toMatchObject([
      {
        dealsEntered: 4,
        onPaper: false,
        listState: 'complete',
        failedChecks: [],
        confirmations: [3],
        disputes: [{ deal: 2 }],
        lastEntryAt: expect.stringMatching(/^\d{4}-/) as string,
      },
      { dealsEntered: 4, onPaper: true, confirmations: [], disputes: [], lastEntryAt: null },
    ]);
    expect((await board()).body.items[1]).toMatchObject({
      failedChecks: expect.arrayContaining([{ code: 'C10', line: null, seat: 1 }]) as object[],
    });
  });

  it('are answered with 304 until something happens, and with the names that the caller may see', async () => {
    const open = await openSession(ask, { players: 8, deals: { '4': 4 } });
    const path = `${open.session.path}/tables`;
    const { key } = (await ask<{ key: string }>('GET', `/v1/tables/${open.tables[1]?.id}/link`, { headers: asAdmin }))
      .body;
    const link = { Authorization: `Bearer ${key}` };
    const seen = await ask<Board>('GET', path, { headers: link });
    const named = (index: number) => seen.body.items[index]?.seats.every(({ name }) => name.startsWith('Player '));
    expect([named(0), named(1)]).toEqual([false, true]);
    const again = { ...link, 'If-None-Match': seen.headers['etag'] ?? '' };
    expect((await ask('GET', path, { headers: again })).status).toBe(304);
    expect((await ask('GET', path, { headers: { ...again, ...asAdmin } })).status).toBe(200);
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    expect((await ask('GET', path, { headers: again })).status).toBe(200);
  });

  it.todo('tell who writes at a table, and who calls for the referee');
});
