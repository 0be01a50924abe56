import { readLine, Unreplayable, type WrittenLine } from '../../src/chronicle';

const [player, session] = ['3f1e5a52-9f5b-4c8e-9d0e-3f6b0f7d3b11', 1];
const line = (action: string, parts: object): WrittenLine => ({
  sequence: 1,
  at: '2027-03-01T09:00:00.000Z',
  by: null,
  action,
  subject: {},
  before: null,
  after: null,
  reason: null,
  ...parts,
});

describe('a line of the log', () => {
  it('is read with what an earlier version left out', () => {
    const after = { startsAt: '2027-03-01T09:00:00Z', deals: { '4': 48 }, seating: 'draw' };
    expect(readLine(line('session-scheduled', { subject: { session }, after }))).toMatchObject({
      after: { ...after, durationMinutes: null, standing: 'total' },
    });
  });

  it('is read as it is written today where an earlier version wrote something else', () => {
    const erased = line('names-erased', { after: { players: 1, of: [player] } });
    expect(readLine(erased)).toMatchObject({ subject: { players: [player] }, after: null });
    expect(readLine(line('session-opened', { subject: { session } }))).toMatchObject({ after: { state: 'open' } });
  });

  it('is read with what nobody knows yet', () => {
    const later = line('player-moved-up', { subject: { player, by: 'lot' }, after: { state: 'entered', wave: 2 } });
    expect(readLine(later)).toMatchObject({ subject: later.subject, after: later.after });
  });

  it.each([
    ['of another action', 'player-married', { subject: { player } }, 'nobody knows player-married'],
    ['that names nobody', 'player-moved-up', { after: { state: 'entered' } }, 'player'],
    ['that says another word', 'session-voided', { subject: { session }, after: { state: 'open' } }, 'void'],
    ['whose erased names are not even a list', 'names-erased', { after: { players: 1, of: 'all' } }, 'players'],
    ['called like a member of every object', 'toString', {}, 'nobody knows toString'],
  ])('%s is refused', (_what, action, parts, word) => {
    expect(() => readLine(line(action, parts))).toThrow(Unreplayable);
    expect(() => readLine(line(action, parts))).toThrow(word);
  });
});
