import { randomUUID } from 'node:crypto';
import { by, games, passed, type Told } from '../tools/deals';
import { dispute, revoke, ruleAsJury } from '../tools/disputes';
import { fosterDeal } from '../tools/foster-deals';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { command, dealsAt, newCommand, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const hearts = by(2, games['hearts with 1: +20']);
const tableIn = ({ tables }: OpenSession, index = 0): string => tables[index]?.id ?? '';
const inSeat = ({ tables }: OpenSession, seat: number, index = 0): string =>
  tables[index]?.seats.find((one) => one.seat === seat)?.playerId ?? '';

/** An open session with one deal that seat 2 has declared and won, and a dispute on it. */
async function disputed(told: object = revoke, entry: Told = hearts, tournament: object = {}) {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament });
  expect(await command(ask, dealsAt(open), entry)).toMatchObject({ status: 201 });
  const { path } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...told });
  return { open, path, deal: `${dealsAt(open)}/1` };
}

const rule = (path: string, told: object, headers = asAdmin) => command(ask, `${path}/rulings`, told, headers);
const departing = (deal: object, more: object = {}) => ({
  departing: { deal, ...more },
  reason: 'The table agreed on what happened.',
  law: 'isko-2022:4.1.4',
});

interface Line {
  readonly playerId: string;
  readonly total: number;
}

async function totalOf(open: OpenSession, player: string): Promise<number | undefined> {
  const { body } = await ask<{ items: Line[] }>('GET', `${open.path}/standings`);
  return body.items.find(({ playerId }) => playerId === player)?.total;
}

test('a revoke at table 7 goes from the dispute to the jury, and the list, the standings and the log go with it', async () => {
  const open = await openSession(ask, { players: 28, deals: { '4': 4 } });
  const seventh = open.tables.findIndex(({ number }) => number === 7);
  const deals = dealsAt(open, seventh);
  const declarer = inSeat(open, 2, seventh);
  await command(ask, deals, hearts);
  expect(await totalOf(open, declarer)).toBe(70);

  const { path, answer } = await dispute(ask, open.path, { tableId: tableIn(open, seventh), deal: 1, ...revoke });
  expect(answer.body.advice).toMatchObject({ disposition: 'game-lost', game: { result: { score: -40 } } });
  expect(await totalOf(open, declarer)).toBe(70);

  const referee = await makeKey(ask, { role: 'referee', tournament: open.id });
  const ruled = await rule(path, { follow: true }, referee.headers);
  expect(ruled).toMatchObject({
    status: 201,
    body: {
      state: 'ruled',
      appealUntil: expect.any(String) as string,
      rulings: [{ number: 1, level: 'referee', follows: true, disposition: 'game-lost', revision: 2, penalties: [] }],
    },
  });
  expect(await totalOf(open, declarer)).toBe(-90);
  expect(await totalOf(open, inSeat(open, 3, seventh))).toBe(30);

  const reason = 'He had no heart left.';
  expect(await command(ask, `${path}/appeals`, { reason })).toMatchObject({
    status: 201,
    body: { state: 'appealed', appeal: { reason } },
  });
  expect(await totalOf(open, declarer)).toBe(-90);
  expect(await rule(path, { follow: true }, referee.headers)).toMatchObject({ status: 403 });

  const settled = await rule(path, departing({ won: true, level: 'schneider' }));
  expect(settled).toMatchObject({
    status: 201,
    body: {
      state: 'settled',
      rulings: [
        { number: 1, level: 'referee' },
        { number: 2, level: 'jury', follows: false, disposition: 'game-won', law: 'isko-2022:4.1.4', revision: 3 },
      ],
    },
  });
  expect(await totalOf(open, declarer)).toBe(80);
  expect(await totalOf(open, inSeat(open, 3, seventh))).toBe(0);

  const { id } = answer.body;
  expect((await ask('GET', `${deals}/1/revisions`)).body).toMatchObject({
    items: [
      { revision: 1, result: { score: 20 }, ruling: null },
      { revision: 2, result: { score: -40 }, ruling: { dispute: id, number: 1 } },
      { revision: 3, result: { score: 30 }, ruling: { dispute: id, number: 2 } },
    ],
  });
  const log = await ask<{ items: { action: string }[] }>('GET', `${open.path}/log?limit=100`);
  const subject = { dispute: id, session: 1, table: tableIn(open, seventh), deal: 1 };
  expect(log.body.items.filter(({ action }) => /^(?:deal|dispute)-/.test(action))).toMatchObject([
    { action: 'deal-entered', after: { score: 20 } },
    { action: 'dispute-opened', subject, after: { advice: { en: { ruling: { disposition: 'game-lost' } } } } },
    {
      action: 'dispute-ruled',
      subject: { ...subject, ruling: 1 },
      before: { state: 'open', revision: 1, score: 20 },
      after: { state: 'ruled', level: 'referee', follows: true, revision: 2, score: -40 },
    },
    { action: 'dispute-appealed', subject, reason, before: { state: 'ruled' }, after: { state: 'appealed' } },
    {
      action: 'dispute-ruled',
      subject: { ...subject, ruling: 2 },
      before: { state: 'appealed', revision: 2, score: -40 },
      after: { state: 'settled', level: 'jury', follows: false, law: 'isko-2022:4.1.4', revision: 3, score: 30 },
    },
  ]);
  expect(log.text).not.toContain('Player');
});

describe('a ruling that follows the advice', () => {
  it('frees the deal again', async () => {
    const { path, deal } = await disputed();
    await rule(path, { follow: true });
    const { headers } = await ask('GET', deal);
    const body = { ...passed, reason: 'A slip.' };
    const right = { ...asAdmin, 'If-Match': headers['etag'] ?? '' };
    expect(await ask('PUT', deal, { body, headers: right })).toMatchObject({ status: 200, body: { ruling: null } });
  });

  it('is refused with what is missing where the advice leaves something open', async () => {
    const { path, deal } = await disputed({ incident: { kind: 'revoke', offender: 'declarer' } });
    const answer = await rule(path, { follow: true });
    expect(answer).toMatchObject({ status: 422, body: { code: 'advice-undecided' } });
    expect(answer.body['missing']).not.toHaveLength(0);
    expect((await ask('GET', path)).body).toMatchObject({ state: 'open', rulings: [] });
    expect((await ask('GET', `${deal}/revisions`)).body['items']).toHaveLength(1);
  });

  it('takes the choice of the innocent side, and for a hand played on the counts that were entered', async () => {
    const schneider = { ...games['hearts with 1: +20'], outcome: { cardPoints: 95 } };
    const byOpponent = { ...revoke, incident: { ...revoke.incident, offender: 'opponent' } };
    const stopped = await disputed(byOpponent, by(2, schneider));
    expect((await ask('GET', stopped.path)).body).toMatchObject({ advice: { choices: [{ choice: 'stop' }, {}] } });
    await rule(stopped.path, { follow: true, choice: 'stop' });
    expect((await ask('GET', stopped.deal)).body).toMatchObject({ result: { score: 20 }, revision: 2 });
    const played = await disputed(byOpponent, by(2, schneider));
    expect(await rule(played.path, { follow: true, choice: 'play-on' })).toMatchObject({ status: 201 });
    expect((await ask('GET', played.deal)).body).toMatchObject({ result: { score: 30 } });
    const wrong = await disputed(byOpponent, by(2, schneider));
    expect(await rule(wrong.path, { follow: true, choice: 'claim' })).toMatchObject({
      status: 422,
      body: { code: 'choice-not-offered' },
    });
  });

  it('takes the declarer from the record, or as he is named, where the entered deal has none', async () => {
    const notPlayed = { notPlayed: true, reason: 'They quarrelled.' };
    const contract = games['hearts with 1: +20'].contract;
    const told = { ...revoke, situation: { ...revoke.situation, contract, matadors: { with: 1 } } };
    const { path, deal } = await disputed(told, notPlayed);
    expect(await rule(path, { follow: true })).toMatchObject({
      status: 422,
      body: { code: 'advice-undecided', missing: [{ pointer: '/declarer' }] },
    });
    for (const [declarer, code] of [
      [1, 'dealer-cannot-declare'],
      [5, 'seat-not-at-table'],
    ] as const) {
      expect(await rule(path, { follow: true, declarer })).toMatchObject({ status: 422, body: { code } });
    }
    expect(await rule(path, { follow: true, declarer: 3 })).toMatchObject({ status: 201 });
    expect((await ask('GET', deal)).body).toMatchObject({ declarer: 3, kind: 'played', result: { score: -40 } });

    const { ruleset: _, ...dealt } = fosterDeal('F245');
    const record = { ...dealt, contract: { game: 'suit', trump: 'S', hand: true } };
    const incident = { kind: 'revoke', offender: 'opponent', at: { trick: 2 }, facts: { trickQuitted: true } };
    const recorded = await disputed({ incident, record }, notPlayed);
    expect(await rule(recorded.path, { follow: true })).toMatchObject({ status: 201 });
    expect((await ask('GET', recorded.deal)).body).toMatchObject({
      declarer: { forehand: 2, middlehand: 3, rearhand: 4 }[record.declarer],
      facts: { contract: record.contract },
      result: { score: 33 },
    });
  });

  it('lets a deal be played anew, without which its session is not closed', async () => {
    const told = { incident: { kind: 'card-exposed-by-dealer', offender: 'dealer' } };
    const { open, path, deal } = await disputed(told);
    expect((await ask('GET', path)).body).toMatchObject({ advice: { disposition: 'new-deal' } });
    expect(await rule(path, { follow: true })).toMatchObject({ status: 201 });
    expect((await ask('GET', deal)).body).toMatchObject({ kind: 'not-played', facts: { playAnew: true }, revision: 2 });
    for (let entry = 2; entry <= 4; entry += 1) await command(ask, dealsAt(open), passed);
    expect(await open.session.step('close', { reason: 'Late.' })).toMatchObject({
      status: 409,
      body: { code: 'deals-missing', errors: [{ pointer: '/tables/1/deals/1' }] },
    });
    const headers = { ...asAdmin, 'If-Match': (await ask('GET', deal)).headers['etag'] ?? '' };
    await ask('PUT', deal, { body: { ...hearts, reason: 'Played anew.' }, headers });
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
  });

  it('enters the penalties of the code in the column of whoever they meet, and the jury withdraws them', async () => {
    const told = { incident: { kind: 'pack-not-cut', offender: 'dealer' } };
    const foster = { ruleset: 'foster' };
    const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament: foster });
    await command(ask, dealsAt(open), { notPlayed: true, reason: 'A misdeal.' });
    const { path, answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...told });
    expect(answer.body.advice).toMatchObject({ penalties: [{ who: 'dealer', points: -10, mandatory: true }] });
    const before = await totalOf(open, inSeat(open, 1));
    expect((await rule(path, { follow: true })).body).toMatchObject({
      rulings: [{ penalties: [{ adjustment: 1, seat: 1, points: -10, withdrawn: false }] }],
    });
    expect(await totalOf(open, inSeat(open, 1))).toBe((before ?? 0) - 10);
    const settled = await ruleAsJury(ask, path, open.id, departing({ stands: true }));
    expect(settled.body).toMatchObject({ rulings: [{ penalties: [{ withdrawn: true }] }, { penalties: [] }] });
    expect(await totalOf(open, inSeat(open, 1))).toBe(before);
  });
});

describe('a ruling that departs from the advice', () => {
  it.each([
    ['lost at schneider', { won: false, level: 'schneider' }, { kind: 'played', declarer: 2, result: { score: -60 } }],
    ['won in another contract', { won: true, contract: { game: 'grand' } }, { kind: 'played', result: { score: 48 } }],
    ['of another declarer', { won: true, declarer: 3 }, { kind: 'played', declarer: 3, result: { score: 20 } }],
    ['passed in', { passed: true }, { kind: 'passed', result: null }],
    ['not played', { notPlayed: true, reason: 'The cards were wrong.' }, { kind: 'not-played', result: null }],
    ['played anew', { playAnew: true }, { kind: 'not-played', facts: { playAnew: true } }],
    ['another entry', by(4, games['null: +23']), { kind: 'played', declarer: 4, result: { score: 23 } }],
  ])('makes the deal %s, with the value that the service finds', async (_what, becomes, expected) => {
    const { path, deal } = await disputed();
    expect(await rule(path, departing(becomes))).toMatchObject({ status: 201 });
    expect((await ask('GET', deal)).body).toMatchObject({ ...expected, revision: 2, ruling: { number: 1 } });
  });

  it('may let the deal stand as it is and take points all the same', async () => {
    const { open, path, deal } = await disputed();
    const told = departing({ stands: true }, { penalties: [{ seat: 3, points: -30 }] });
    expect((await rule(path, told)).body).toMatchObject({
      rulings: [{ disposition: 'stands', revision: null, penalties: [{ seat: 3, points: -30 }] }],
    });
    expect((await ask('GET', `${deal}/revisions`)).body['items']).toHaveLength(1);
    expect(await totalOf(open, inSeat(open, 3))).toBe(-30);
  });

  it('is replaced by a jury that lets the first entry stand', async () => {
    const { open, path, deal } = await disputed();
    await rule(path, departing({ passed: true }));
    await ruleAsJury(ask, path, open.id, departing({ stands: true }));
    expect((await ask('GET', deal)).body).toMatchObject({ revision: 3, kind: 'played', result: { score: 20 } });
    expect(await totalOf(open, inSeat(open, 2))).toBe(70);
  });

  it.each([
    [
      'a score of its own',
      { departing: { deal: { won: true, score: 500 } }, reason: 'x', law: 'isko:4.1.4' },
      400,
      'invalid-request',
    ],
    ['no reason', { departing: { deal: { won: true } }, law: 'isko:4.1.4' }, 400, 'invalid-request'],
    ['no law', { departing: { deal: { won: true } }, reason: 'x' }, 400, 'invalid-request'],
    ['an unknown law', { departing: {}, reason: 'x', law: 'isko-2022:99.9' }, 422, 'unknown-law'],
    ['the dealer as declarer', departing({ won: true, declarer: 1 }), 422, 'dealer-cannot-declare'],
    [
      'a level where none is',
      departing({ won: true, level: 'schwarz', contract: { game: 'null' } }),
      422,
      'level-not-claimed',
    ],
    ['a bid that is no game value', departing({ won: true, bid: 19 }), 422, 'not-a-game-value'],
    [
      'a penalty for nobody',
      departing({ stands: true }, { penalties: [{ seat: 5, points: -10 }] }),
      422,
      'seat-not-at-table',
    ],
  ])('is refused with %s, and nothing changes', async (_what, told, status, code) => {
    const { open, path, deal } = await disputed();
    const answer = await rule(path, told);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await ask('GET', path)).body).toMatchObject({ state: 'open', rulings: [] });
    expect((await ask('GET', `${deal}/revisions`)).body['items']).toHaveLength(1);
    expect(await totalOf(open, inSeat(open, 2))).toBe(70);
  });

  it('changes no deal where the dispute is about none', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
    const onTable = await dispute(ask, open.path, { tableId: tableIn(open), incident: revoke.incident });
    expect(await rule(onTable.path, departing({ won: true }))).toMatchObject({
      status: 422,
      body: { code: 'no-deal-disputed' },
    });
    const penalty = departing({ stands: true }, { penalties: [{ seat: 3, points: -30 }] });
    expect(await rule(onTable.path, penalty)).toMatchObject({ status: 201 });
    const onNone = await dispute(ask, open.path, { incident: revoke.incident });
    expect(await rule(onNone.path, penalty)).toMatchObject({ status: 422, body: { code: 'no-deal-disputed' } });
    expect(await rule(onNone.path, departing({ stands: true }))).toMatchObject({
      status: 201,
      body: { state: 'ruled' },
    });
  });
});

describe('who rules', () => {
  it('is a referee or somebody above him, once, however often it is sent', async () => {
    const { open, path } = await disputed();
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    expect(await rule(path, { follow: true }, scorer.headers)).toMatchObject({ status: 403 });
    expect(await rule(`/v1/disputes/${randomUUID()}`, { follow: true })).toMatchObject({ status: 404 });
    const headers = { ...asAdmin, ...newCommand() };
    const send = () => ask('POST', `${path}/rulings`, { body: { follow: true }, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect((await ask('GET', path)).body['rulings']).toHaveLength(1);
  });

  it('is one of two who rule at the same moment; the other is told how it stands', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { path, deal } = await disputed();
      const answers = await Promise.all([rule(path, { follow: true }), rule(path, departing({ passed: true }))]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'dispute-state', state: 'ruled' });
      expect((await ask('GET', `${deal}/revisions`)).body['items']).toHaveLength(2);
      expect((await ask('GET', path)).body['rulings']).toHaveLength(1);
    }
  });

  it('also rules after the session has closed, and in a final one nobody', async () => {
    const { open, path } = await disputed();
    for (let deal = 2; deal <= 4; deal += 1) await command(ask, dealsAt(open), passed);
    await open.session.step('close', { reason: 'The hall closes.' });
    const referee = await makeKey(ask, { role: 'referee', tournament: open.id });
    expect(await rule(path, { follow: true }, referee.headers)).toMatchObject({ status: 201 });
    expect(await totalOf(open, inSeat(open, 2))).toBe(-90);
    await open.session.step('finalize', { reason: 'Over.' });
    expect(await command(ask, `${path}/appeals`, { reason: 'No.' })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', state: 'final', link: `${open.session.path}/reopen` },
    });
    expect(await rule(path, { follow: true })).toMatchObject({ status: 409, body: { code: 'dispute-state' } });
    await open.session.step('reopen', { reason: 'An appeal.' });
    expect(await command(ask, `${path}/appeals`, { reason: 'No.' })).toMatchObject({ status: 201 });
  });

  it('is on appeal somebody else than who has ruled as referee, though he might as a director', async () => {
    const { open, path, deal } = await disputed();
    const { headers } = await makeKey(ask, { role: 'director', tournament: open.id });
    expect(await rule(path, { follow: true }, headers)).toMatchObject({ status: 201 });
    await command(ask, `${path}/appeals`, { reason: 'No.' });
    expect(await rule(path, departing({ passed: true }), headers)).toMatchObject({
      status: 409,
      body: { code: 'ruled-before' },
    });
    expect((await ask('GET', deal)).body).toMatchObject({ revision: 2 });
    expect(await rule(path, departing({ passed: true }))).toMatchObject({ status: 201, body: { state: 'settled' } });
  });
});

describe('an appeal', () => {
  it('is heard in its time and against a ruling only', async () => {
    const { path } = await disputed();
    expect(await command(ask, `${path}/appeals`, { reason: 'No.' })).toMatchObject({
      status: 409,
      body: { code: 'dispute-state', state: 'open' },
    });
    const late = await disputed(revoke, hearts, { profile: { appealMinutes: 0 } });
    await rule(late.path, { follow: true });
    expect(await command(ask, `${late.path}/appeals`, { reason: 'No.' })).toMatchObject({
      status: 409,
      body: { code: 'deadline-passed' },
    });
    expect(await command(ask, `${late.path}/appeals`, {})).toMatchObject({ status: 400 });
  });

  it('freezes its deal again', async () => {
    const { path, deal } = await disputed();
    await rule(path, { follow: true });
    await command(ask, `${path}/appeals`, { reason: 'No.' });
    const headers = { ...asAdmin, 'If-Match': (await ask('GET', deal)).headers['etag'] ?? '' };
    expect(await ask('PUT', deal, { body: { ...passed, reason: 'A slip.' }, headers })).toMatchObject({
      status: 409,
      body: { code: 'deal-in-dispute' },
    });
  });
});

describe('a dispute is withdrawn', () => {
  it('by whoever has opened it or by a referee, before anybody has ruled', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
    const [scorer, another, referee] = await Promise.all(
      ['scorer', 'scorer', 'referee'].map((role) => makeKey(ask, { role, tournament: open.id })),
    );
    const opened = async () => dispute(ask, open.path, { tableId: tableIn(open), ...revoke }, scorer?.headers);
    const { path } = await opened();
    expect(await command(ask, `${path}/withdraw`, {}, another?.headers)).toMatchObject({ status: 403 });
    expect(await command(ask, `${path}/withdraw`, { reason: 'Agreed.' }, scorer?.headers)).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', withdrawn: { by: scorer?.id, reason: 'Agreed.' } },
    });
    expect(await command(ask, `${path}/withdraw`, {})).toMatchObject({ status: 409, body: { state: 'withdrawn' } });
    expect(await rule(path, { follow: true })).toMatchObject({ status: 409, body: { state: 'withdrawn' } });
    expect(await command(ask, `${(await opened()).path}/withdraw`, {}, referee?.headers)).toMatchObject({
      status: 200,
    });
    const { body } = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(body.items.at(-1)).toMatchObject({ action: 'dispute-withdrawn', before: { state: 'open' } });
  });
});
