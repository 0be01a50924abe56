import { by, games } from './deals';
import { dispute, revoke, ruleAsJury } from './disputes';
import type { Ask } from './http';
import { asAdmin } from './keys';
import { command, enter, openSession, schedule } from './tournament';

/** An event in which everything that is stored as JSON stands, and what its paths name. */
export interface PlayedTournament {
  readonly id: string;
  readonly season: string;
  readonly places: Readonly<Record<string, string>>;
}

const ramsch = {
  ramsch: {
    cardPoints: { '1': 30, '3': 38, '4': 50 },
    tricks: { '1': 3, '3': 3, '4': 4 },
    skatPoints: 2,
    lastTrick: 4,
  },
};

const money = {
  reason: 'Agreed in the hall',
  currency: 'EUR',
  charges: [{ code: 'entry', per: 'entry', cents: 1000, refundable: true, to: [{ pot: 'prizes', parts: 1 }] }],
  prizes: [{ code: 'overall', pot: 'prizes', plan: { kind: 'shares', weights: [3, 2] } }],
  awards: [
    { code: 'best', criteria: [{ measure: 'highest-game', deals: { hand: true } }, { measure: 'best-session' }] },
  ],
};

/** Plays an evening of two tables, one of them on paper, with a second list, a dispute, money, a plan and a season. */
export async function playedTournament(ask: Ask): Promise<PlayedTournament> {
  const profile = {
    options: { ramsch: { form: 'points' }, kontra: { upTo: 're' } },
    warnings: { after: 3, points: -50 },
  };
  const event = await openSession(ask, { players: 8, deals: { '4': 4, '3': 3 }, tournament: { profile } });
  const { id, path, tables } = event;
  const [table, paper] = tables.map((one) => `/v1/tables/${one.id}`);
  const does = async (at: string, body: object): Promise<{ readonly id: string }> => {
    const answer = await command<{ id: string }>(ask, at, body);
    if (answer.status !== 201) throw new Error(`${at}: ${answer.text}`);
    return answer.body;
  };
  const change = async (at: string, body: object): Promise<void> => {
    const seen = await ask('GET', at.replace('/totals', ''), { headers: asAdmin });
    const headers = { ...asAdmin, 'If-Match': seen.headers['etag'] ?? '' };
    const answer = await ask('PUT', at, { body, headers });
    if (answer.status !== 200) throw new Error(`${at}: ${answer.text}`);
  };
  for (const deal of [by(2, games['clubs with 1: +24']), ramsch, { notPlayed: true, reason: 'Too late' }])
    await does(`${table}/deals`, deal);
  await does(`${table}/lists/control/deals`, by(2, games['clubs with 1: +24']));
  await does(`${table}/lists/control/deals`, ramsch);
  await does(`${table}/adjustments`, { seat: 1, points: -5, reason: 'Late' });
  const totals = [1, 2, 3, 4].map((seat) => ({
    seat,
    gamePoints: seat === 1 ? 24 : 0,
    won: seat === 1 ? 1 : 0,
    lost: 0,
  }));
  await change(`${paper}/totals`, { totals, passed: 3, notPlayed: 0 });
  const told = { tableId: tables[0]?.id, deal: 1, incident: revoke.incident, situation: revoke.situation };
  const opened = await dispute(ask, path, told);
  const departing = { departing: { deal: { stands: true } }, reason: 'Seen by all', law: 'isko-2022:4.1.4' };
  await does(`${opened.path}/rulings`, departing);
  await ruleAsJury(ask, opened.path, id, { follow: true, choice: 'stop' });
  await change(`${path}/money`, money);
  const player = tables[0]?.seats[0]?.playerId ?? '';
  const warning = await does(`${path}/warnings`, { tableId: tables[0]?.id, playerId: player, reason: 'Spoke' });
  const planned = { deals: { '4': 4, '3': 3 }, seating: 'plan' };
  const second = await schedule(ask, path, planned);
  await schedule(ask, path, planned);
  expect(await second.step('draw')).toMatchObject({ status: 200 });
  const pool = { cents: 10_000, plan: { kind: 'declining', entriesPerPrize: 3, rounding: 100 } };
  const season = await does('/v1/seasons', { name: 'The year', pool });
  const at = `/v1/seasons/${season.id}`;
  const seen = await ask('GET', at, { headers: asAdmin });
  const headers = { ...asAdmin, 'If-Match': seen.headers['etag'] ?? '' };
  await ask('PUT', `${at}/tournaments`, { body: { tournaments: [id] }, headers });
  await does(`${path}/cut`, { after: 2, best: 4, reason: 'Agreed in the hall' });
  await enter(ask, path, 1);
  const webhook = await does(`${path}/webhooks`, { url: 'https://club.example/skat' });
  return {
    id,
    season: season.id,
    places: {
      tournament: id,
      session: '1',
      player,
      table: tables[0]?.id ?? '',
      deal: '1',
      dispute: opened.answer.body.id,
      warning: warning.id,
      webhook: webhook.id,
      season: season.id,
      number: '1',
      code: 'not-found',
      citation: 'foster:47',
    },
  };
}
