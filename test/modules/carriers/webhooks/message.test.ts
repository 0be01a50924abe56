import { Webhook } from 'standardwebhooks';
import { messageOf, newSecret } from '../../../../src/modules/carriers/webhooks/message';

const event = {
  tournamentId: '11111111-2222-4333-8444-555555555555',
  sequence: 7,
  at: new Date('2026-05-01T18:00:00.123Z'),
  action: 'deal-entered',
  subject: { session: 1, deal: 3 },
};

test('a message says what happened, and no more than ids', () => {
  const { body, headers } = messageOf(event, [newSecret()], new Date('2026-05-01T19:00:00.999Z'));
  expect(JSON.parse(body)).toEqual({
    type: 'deal-entered',
    timestamp: '2026-05-01T18:00:00.123Z',
    data: { tournament: event.tournamentId, sequence: 7, subject: { session: 1, deal: 3 } },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `evt_${event.tournamentId}_7`,
    'webhook-timestamp': String(Date.parse('2026-05-01T19:00:00Z') / 1000),
  });
});

test('each secret proves it, and no other one', () => {
  const [current, before, foreign] = [newSecret(), newSecret(), newSecret()];
  expect(current).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const { body, headers } = messageOf(event, [current, before], new Date());
  for (const secret of [current, before]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(foreign).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow('No matching signature');
});

test('a message of yesterday is signed as of now at every try, under the same id', () => {
  const secret = newSecret();
  const [first, second] = [messageOf(event, [secret], new Date(0)), messageOf(event, [secret], new Date())];
  expect(() => new Webhook(secret).verify(first.body, first.headers)).toThrow('too old');
  expect(new Webhook(secret).verify(second.body, second.headers)).toBeTruthy();
  expect(first.headers['webhook-id']).toBe(second.headers['webhook-id']);
});

test('what would be larger than 20 kB is left to be read in the log', () => {
  const players = Array.from({ length: 600 }, () => event.tournamentId);
  const { body } = messageOf({ ...event, subject: { players } }, [newSecret()], new Date());
  expect(JSON.parse(body)).toMatchObject({ data: { sequence: 7, subject: null } });
  const few = messageOf({ ...event, subject: { players: players.slice(0, 400) } }, [newSecret()], new Date());
  expect(JSON.parse(few.body)).toMatchObject({ data: { subject: { players: players.slice(0, 400) } } });
});
