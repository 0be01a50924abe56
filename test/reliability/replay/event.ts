import { anew, type Line, type Row, type Tables } from './tables';

/** Does to the tables what a line tells. */
export type Replay = (tables: Tables, line: Line) => void;

const usual = { club: null, team: null, tandem: null, mixed: null, category: null, consent: false, checkedIn: false };

/** What happens to the event itself, its players and its money. */
export const eventActions: Readonly<Record<string, Replay>> = {
  'tournament-created': (tables, { at, after }) => {
    const { private: isPrivate, ...said } = after ?? {};
    const begins = { state: 'registration', profileVersion: 1, profileFrozen: false, publicWord: null, version: 1 };
    tables.insert('tournament', { ...begins, ...said, isPrivate, createdAt: at });
  },
  'tournament-changed': (tables, { after }) => {
    tables.change('tournament', {}, (row) => ({ ...after, ...anew(row) }));
  },
  'players-added': (tables, { subject, after }) => {
    const { numbers, states, said } = after as { numbers: number[]; states: string[]; said: Row[] };
    const players = (subject['players'] as string[]).map((id, index) => {
      return { id, number: numbers[index], state: states[index], ...usual, ...said[index], version: 1 };
    });
    tables.insert('player', ...players);
  },
  'player-changed': changePlayer,
  'player-withdrawn': changePlayer,
  'player-moved-up': changePlayer,
  'teams-added': (tables, { after }) => {
    const joined = new Map<string, Row>();
    const { teams } = after as { teams: { kind: string; name: string; members: string[] }[] };
    for (const { kind, name, members } of teams)
      for (const id of members) joined.set(id, { ...joined.get(id), [kind]: name });
    for (const [id, groups] of joined) tables.change('player', { id }, (row) => ({ ...groups, ...anew(row) }));
  },
  'names-erased': (tables, { after }) => {
    const { of } = after as { of: string[] };
    for (const id of of) tables.change('player', { id }, anew);
  },
  'money-plan-announced': (tables, { after }) => {
    const [before] = tables.all('money-plan');
    tables.remove('money-plan', {});
    tables.insert('money-plan', { plan: after, version: Number(before?.['version'] ?? 0) + 1 });
  },
  'money-booked': (tables, { at, by, subject, after, reason }) => {
    const { booking: number, player: playerId = null } = subject;
    tables.insert('booking', { number, playerId, code: null, ...after, reason, bookedBy: by, bookedAt: at });
  },
};

function changePlayer(tables: Tables, { subject: { player: id }, after }: Line): void {
  tables.change('player', { id }, (row) => ({ ...after, ...anew(row) }));
}
