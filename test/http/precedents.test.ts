import { by, games } from '../tools/deals';
import { dispute, revoke, ruleAsJury } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession } from '../tools/tournament';

interface Found {
  readonly items: readonly { readonly dispute: string; readonly number: number }[];
  readonly next: string | null;
}

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const search = (query: string, headers = {}) => ask<Found>('GET', `/v1/precedents?${query}`, { headers });

const against = (law: string) => ({
  departing: { deal: { won: true } },
  reason: 'The other side had shown its cards.',
  law,
});

/** A dispute on the first deal of an event of its own, on which somebody rules. */
async function ruled(told: object, tournament: object = {}) {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament });
  await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
  const { path, answer } = await dispute(ask, open.path, { tableId: open.tables[0]?.id, deal: 1, ...revoke });
  expect(await command(ask, `${path}/rulings`, told)).toMatchObject({ status: 201 });
  return { path, id: answer.body.id, event: open.id };
}

test('rulings of all public events are found by law, incident, outcome and ruleset, newest first and without names', async () => {
  const followed = await ruled({ follow: true });
  const departed = await ruled(against('isko:4.1.2'), { ruleset: 'isko-2018' });
  const hidden = await ruled({ follow: true }, { private: true });
  const found = async (query: string, headers = {}) =>
    (await search(query, headers)).body.items.map((one) => one.dispute);

  expect(await found('')).toEqual([departed.id, followed.id]);
  expect(await found('', asAdmin)).toEqual([hidden.id, departed.id, followed.id]);
  expect(await found('incident=revoke')).toHaveLength(2);
  expect(await found('incident=look-back')).toEqual([]);
  expect(await found('disposition=game-lost')).toEqual([followed.id]);
  expect(await found('disposition=game-won&ruleset=isko-2018')).toEqual([departed.id]);
  expect(await found('ruleset=isko')).toEqual([followed.id]);
  expect(await found('law=isko:4.1.2')).toEqual([departed.id]);
  expect(await found('law=isko-2022:4.1.4&incident=revoke')).toEqual([followed.id]);

  const { body, text } = await search('disposition=game-won');
  expect(body.items).toMatchObject([
    {
      number: 1,
      level: 'referee',
      kind: 'revoke',
      follows: false,
      law: 'isko-2022:4.1.2',
      reason: 'The other side had shown its cards.',
      stands: true,
      incident: { offender: 'declarer', facts: { trickQuitted: true } },
    },
  ]);
  expect(text).not.toMatch(/Player|playerId|ruledBy|tableId/);
});

test('a ruling that the jury has replaced is found as such, and pages follow each other', async () => {
  const { path, id, event } = await ruled({ follow: true });
  await ruleAsJury(ask, path, event, against('isko-2022:4.1.3'));
  const { body } = await search('limit=2');
  expect(body.items).toMatchObject([
    { dispute: id, number: 2, level: 'jury', stands: true },
    { dispute: id, number: 1, level: 'referee', stands: false },
  ]);
  const rest = await search(`limit=100&cursor=${body.next}`);
  expect(rest.body.items.filter((one) => one.dispute === id)).toEqual([]);
  expect(rest.body.next).toBeNull();
});

test.each([
  ['an unknown ruleset', 'ruleset=whist', 404],
  ['an unknown incident', 'incident=cheating', 400],
  ['an unknown outcome', 'disposition=maybe', 400],
  ['an unknown field', 'player=Anna', 400],
])('a search for %s is refused', async (_what, query, status) => {
  expect(await search(query)).toMatchObject({ status });
});
