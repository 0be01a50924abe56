import { randomUUID } from 'node:crypto';
import { passed } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey, shows } from '../tools/keys';
import { committedContract, parametersOf } from '../tools/openapi';
import { command, openSession, newCommand } from '../tools/tournament';
import { places, principals, rights, table } from './access-table';
import type { Place, PlaceName, PrincipalName, Right } from './access-table';

type Headers = Readonly<Record<string, string>>;

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether it is asked under an `If-Match`. */
  readonly isGuarded: boolean;
}

type ContractOperation = Parameters<typeof parametersOf>[0] & { readonly operationId: string };

const contract = committedContract();

const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, ContractOperation>>).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isGuarded: parametersOf(operation, contract).some(({ name }) => name === 'If-Match'),
  })),
);

/** Of the operations that take something else than JSON. */
const mediaTypes: Readonly<Record<string, string>> = {
  importTournament: 'application/x-ndjson',
  askBatch: 'application/x-ndjson',
  importPlayers: 'text/csv',
};

/** What an answer says of access; `admitted` is any answer to somebody who may. */
type Verdict = 'admitted' | 401 | 403 | 404;

const isReading = ({ method }: Operation): boolean => method === 'GET';

/** What the table says of an operation. */
function expected(right: Right, who: PrincipalName, where: PlaceName): Verdict {
  const holders: readonly PrincipalName[] = rights[right];
  if (right === 'open') return 'admitted';
  if (right === 'page') return 401;
  if (right === 'found' || right === 'keys') return holders.includes(who) ? 'admitted' : who === 'nobody' ? 401 : 403;
  if (right === 'read') {
    if (where === 'missing') return 404;
    return where === 'private' && who !== 'foreigner' && who !== 'admin' ? 404 : 'admitted';
  }
  if (who === 'nobody') return 401;
  if (where === 'missing') return 404;
  const isHolder = where === 'own' ? holders.includes(who) : who === 'foreigner' || who === 'admin';
  if (isHolder) return 'admitted';
  return right === 'key' || where === 'private' ? 404 : 403;
}

jest.setTimeout(120_000);

describe('Q7: who may do what, for every operation of the contract', () => {
  let service: TestService;
  let ask: Ask;
  let shown: Readonly<Record<PrincipalName, Headers>>;
  let scenes: Readonly<Record<PlaceName, Place>>;

  /** A tournament in the middle of its first session, with one of everything, as its director has made it. */
  async function scene(director: Headers, isPrivate: boolean): Promise<Place> {
    const { id, path, tables } = await openSession(ask, {
      players: 8,
      tournament: { private: isPrivate },
      by: director,
    });
    const playing = `/v1/tables/${tables[0]?.id}`;
    await command(ask, `${playing}/deals`, passed, director);
    await command(ask, `${playing}/lists/control/deals`, passed, director);
    for (let made = 0; made < principals.length; made += 1) {
      await command(ask, `${playing}/adjustments`, { seat: 1, points: -5, reason: 'Late' }, director);
    }
    const told = { tableId: tables[0]?.id, ...revoke, situation: { ...revoke.situation, contract: { game: 'grand' } } };
    const { answer: disputed } = await dispute(ask, path, told, director);
    const player = tables[0]?.seats[0]?.playerId ?? '';
    const warning = { tableId: tables[0]?.id, playerId: player, reason: 'Spoke' };
    const warned = await command<{ id: string }>(ask, `${path}/warnings`, warning, director);
    const season = await command<{ id: string }>(ask, '/v1/seasons', { name: 'The year' }, director);
    const seasonPath = `/v1/seasons/${season.body.id}`;
    await ask('PUT', `${seasonPath}/tournaments`, {
      headers: { ...director, 'If-Match': season.headers['etag'] ?? '' },
      body: { tournaments: [id] },
    });
    const members = await command<{ items: { id: string }[] }>(
      ask,
      `${seasonPath}/members`,
      { members: [{ players: [{ tournamentId: id, playerId: player }] }] },
      director,
    );
    const key = await makeKey(ask, { role: 'scorer', tournament: id }, director);
    const webhook = await command<{ id: string }>(
      ask,
      `${path}/webhooks`,
      { url: 'https://club.example/skat' },
      director,
    );
    return {
      tournament: id,
      session: '1',
      player,
      table: tables[0]?.id ?? '',
      deal: '1',
      dispute: disputed.body.id,
      warning: warned.body.id,
      webhook: webhook.body.id,
      season: season.body.id,
      member: members.body.items[0]?.id ?? '',
      id: key.id,
    };
  }

  beforeAll(async () => {
    service = await startService();
    ask = service.ask;
    const director = (await makeKey(ask, { role: 'director' })).headers;
    const foreigner = (await makeKey(ask, { role: 'director' })).headers;
    const own = await scene(director, false);
    const keyOf = async (role: string) => (await makeKey(ask, { role, tournament: own.tournament })).headers;
    const link = await ask<{ key: string }>('GET', `/v1/tables/${own.table}/link`, { headers: asAdmin });
    shown = {
      nobody: {},
      players: shows(link.body.key),
      scorer: await keyOf('scorer'),
      referee: await keyOf('referee'),
      jury: await keyOf('jury'),
      appointed: await keyOf('director'),
      director,
      foreigner,
      admin: asAdmin,
    };
    const nowhere = {
      ...own,
      tournament: randomUUID(),
      player: randomUUID(),
      table: randomUUID(),
      dispute: randomUUID(),
      warning: randomUUID(),
      webhook: randomUUID(),
      season: randomUUID(),
      member: randomUUID(),
      id: randomUUID(),
    };
    scenes = { own, foreign: await scene(foreigner, false), private: await scene(foreigner, true), missing: nowhere };
  }, 300_000);
  afterAll(() => service.stop());

  async function send(
    { id, method, path, isGuarded }: Operation,
    who: PrincipalName,
    where: PlaceName,
  ): Promise<{ readonly status: number; readonly problem: string; readonly text: string }> {
    const place = scenes[where];
    const given: Readonly<Record<string, string>> = {
      ...place,
      // Of an adjustment, which is withdrawn once.
      number: String(1 + principals.indexOf(who)),
      paper: 'results',
      sheet: 'results',
      code: 'not-found',
      citation: 'foster:47',
      ...(path.startsWith('/v1/rulesets') && { id: 'isko' }),
    };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => given[name] ?? '');
    const sent = table[id]?.[1];
    const body: unknown = typeof sent === 'function' ? sent(place) : sent;
    const answer = await fetch(service.url + filled, {
      method,
      headers: {
        ...shown[who],
        ...(method === 'GET' ? {} : newCommand()),
        ...(isGuarded && { 'If-Match': '"0-of-long-ago"' }),
        ...(method === 'GET' || method === 'DELETE' ? {} : { 'Content-Type': mediaTypes[id] ?? 'application/json' }),
      },
      ...(method === 'GET' || method === 'DELETE'
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    });
    if (answer.status < 400) {
      const isText = /json|csv/.test(answer.headers.get('content-type') ?? '');
      if (!isText) await answer.body?.cancel();
      return { status: answer.status, problem: '', text: isText ? await answer.text() : '' };
    }
    const { requestId: _id, instance: _path, ...problem } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, problem: JSON.stringify(problem), text: '' };
  }

  it('is a harness that finds an operation that lets in whom the table keeps out, and keeps out whom it lets in', async () => {
    const ledger = operations.find(({ id }) => id === 'showLedger');
    if (ledger === undefined) throw new Error('the contract has no ledger');
    const { status } = await send(ledger, 'scorer', 'own');
    expect(expected('run', 'scorer', 'own')).toBe(status);
    expect(expected('keep', 'scorer', 'own')).not.toBe(status);
    expect(expected('found', 'director', 'own')).not.toBe((await send(ledger, 'referee', 'own')).status);
  });

  it('has a row for each operation, and none for an operation that is not there', () => {
    expect(Object.keys(table).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is allowed and refused as the table says',
    async (id, operation) => {
      const [right] = table[id] ?? [];
      if (right === undefined) throw new Error(`${id} has no row`);
      const found: string[] = [];
      const told: string[] = [];
      // What belongs to nobody is the same at every place.
      for (const where of right === 'open' ? (['own'] as const) : places) {
        for (const who of principals) {
          const { status } = await send(operation, who, where);
          const verdict = status === 401 || status === 403 || status === 404 ? status : 'admitted';
          told.push(`${who} at ${where}: ${expected(right, who, where)}`);
          found.push(`${who} at ${where}: ${verdict}`);
          expect([id, who, where, status < 500]).toEqual([id, who, where, true]);
          // A body that is refused before anybody asks who sent it would prove nothing.
          if (!isReading(operation) && right !== 'open' && id !== 'importTournament')
            expect([id, status]).not.toEqual([id, 400]);
        }
      }
      expect(found).toEqual(told);
    },
  );

  it('what one may not see answers in the same words as what does not exist', async () => {
    for (const operation of operations) {
      const [right] = table[operation.id] ?? ['open'];
      if (expected(right, 'appointed', 'private') !== 404) continue;
      const hidden = await send(operation, 'appointed', 'private');
      expect([operation.id, hidden]).toEqual([operation.id, await send(operation, 'appointed', 'missing')]);
    }
  });

  it('no name is shown without consent to anybody but those who run the event', async () => {
    const strangers = ['nobody', 'players', 'scorer', 'referee', 'foreigner'] as const;
    let named = 0;
    for (const operation of operations) {
      if (!isReading(operation) || table[operation.id]?.[0] === 'open') continue;
      for (const who of strangers) {
        // The link of a table sees the names of its table.
        if (who === 'players' && ['getTable', 'listTables'].includes(operation.id)) continue;
        const { text } = await send(operation, who, 'own');
        expect([operation.id, who, /Player \d/.exec(text)]).toEqual([operation.id, who, null]);
      }
      if (/Player \d/.test((await send(operation, 'director', 'own')).text)) named += 1;
    }
    expect(named).toBeGreaterThan(5);
  });
});
