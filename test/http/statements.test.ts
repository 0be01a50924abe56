import { Client } from 'pg';
import { Ticker } from '../../src/platform';
import { by, games } from '../tools/deals';
import { dispute } from '../tools/disputes';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

/** What frames a transaction, which every command has once. */
const framing = /^(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i;

let service: TestService;
let evening: OpenSession;
const statements: string[] = [];
beforeAll(async () => {
  // Whoever looks after sessions, seals and webhooks would ask in between.
  jest.spyOn(Ticker.prototype, 'start').mockImplementation(() => undefined);
  service = await startService();
  evening = await openSession(service.ask, { players: 4, deals: { '4': 8 } });
  const { value: real } = Object.getOwnPropertyDescriptor(Client.prototype, 'query') as {
    readonly value: () => unknown;
  };
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(real, this, given) as unknown;
  } as never);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.stop();
});

/** What a command asks of the database, from showing the key to the answer. */
async function asked(work: () => Promise<{ readonly status: number }>, status: number): Promise<readonly string[]> {
  statements.length = 0;
  const answer = await work();
  expect(answer.status).toBe(status);
  return statements.filter((statement) => !framing.test(statement));
}

it('are at most twelve for a deal that is entered', async () => {
  await command(service.ask, dealsAt(evening), by(1, games['null: +23']));
  const found = await asked(() => command(service.ask, dealsAt(evening), by(2, games['null: +23'])), 201);
  expect(found.length).toBeLessThanOrEqual(12);
});

it('are at most twelve for a deal that is corrected', async () => {
  const at = `${dealsAt(evening)}/1`;
  const { headers } = await service.ask('GET', at);
  const right = { ...by(2, games['null: +23']), reason: 'Misread' };
  const sent = { headers: { ...asAdmin, 'If-Match': headers['etag'] ?? '' }, body: right };
  const found = await asked(() => service.ask('PUT', at, sent), 200);
  expect(found.length).toBeLessThanOrEqual(12);
});

it('are at most twenty for a ruling that changes a deal', async () => {
  await command(service.ask, dealsAt(evening), by(3, games['null: +23']));
  const tableId = evening.tables[0]?.id ?? '';
  const { path } = await dispute(service.ask, evening.path, {
    tableId,
    deal: 2,
    incident: { kind: 'revoke', offender: 'declarer' },
  });
  const hard = { departing: { deal: { passed: true }, penalties: [{ seat: 1, points: -10 }] } };
  const ruling = { ...hard, reason: 'Seen by all', law: 'isko-2022:4.1.4' };
  const found = await asked(() => command(service.ask, `${path}/rulings`, ruling), 201);
  expect(found.length).toBeLessThanOrEqual(20);
});
