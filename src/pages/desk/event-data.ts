import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answered, api } from '../api/client';
import type { components } from '../api/contract';
import { tagged } from '../api/signed-in';

/** A session as the desk shows it. */
export type Session = components['schemas']['Session'];

/** A player as the desk shows him. */
export type Player = components['schemas']['Player'];

/** A table with its list. */
export type Table = components['schemas']['Table'];

/** How often a desk looks again, in milliseconds. */
const often = 4000;

/** What depends on an event, to be read again after a command. */
export const eventKey = (event: string) => ['event', event] as const;

/** The event and its version. */
export function useEvent(event: string) {
  return useQuery({
    queryKey: [...eventKey(event), 'itself'],
    queryFn: () => tagged(api.GET('/v1/tournaments/{tournament}', { params: { path: { tournament: event } } })),
  });
}

/** Its sessions by number. */
export function useSessions(event: string) {
  return useQuery({
    queryKey: [...eventKey(event), 'sessions'],
    queryFn: async () => {
      const params = { path: { tournament: event }, query: { limit: 100 } };
      return (await answered(api.GET('/v1/tournaments/{tournament}/sessions', { params }))).items;
    },
    refetchInterval: often,
  });
}

/** One session with its clock and its version. */
export function useSession(event: string, session: number | undefined) {
  return useQuery({
    queryKey: [...eventKey(event), 'session', session],
    queryFn: () =>
      tagged(
        api.GET('/v1/tournaments/{tournament}/sessions/{session}', {
          params: { path: { tournament: event, session: session ?? 0 } },
        }),
      ),
    enabled: session !== undefined,
    refetchInterval: often,
  });
}

/** What keeps a session from being closed, with the names at each of its tables. */
export function useRoom(event: string, session: number | undefined) {
  return useQuery({
    queryKey: [...eventKey(event), 'room', session],
    queryFn: async () => {
      const params = { path: { tournament: event, session: session ?? 0 } };
      const [room, { items, byes }] = await Promise.all([
        answered(api.GET('/v1/tournaments/{tournament}/sessions/{session}/control-room', { params })),
        answered(api.GET('/v1/tournaments/{tournament}/sessions/{session}/tables', { params })),
      ]);
      return { room, tables: items, byes };
    },
    enabled: session !== undefined,
    refetchInterval: often,
  });
}

/** Every player by number. */
export function usePlayers(event: string) {
  return useQuery({
    queryKey: [...eventKey(event), 'players'],
    queryFn: async () => {
      const players: Player[] = [];
      for (let cursor: string | undefined | null = ''; cursor !== null;) {
        const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor ? { cursor } : {}) };
        const page = await answered(
          api.GET('/v1/tournaments/{tournament}/players', { params: { path: { tournament: event }, query } }),
        );
        players.push(...page.items);
        cursor = page.next;
      }
      return players;
    },
    refetchInterval: often,
  });
}

/** One table with its list and its version. */
export function useTable(event: string, table: string | undefined) {
  return useQuery({
    queryKey: [...eventKey(event), 'table', table],
    queryFn: () => tagged(api.GET('/v1/tables/{table}', { params: { path: { table: table ?? '' } } })),
    enabled: table !== undefined,
  });
}

/** Reads again whatever depends on an event. */
export function useRefresh(event: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: eventKey(event) });
}

/** The session that people are busy with: the first that is neither final nor void, else the last that counts. */
export function busyWith(sessions: readonly Session[]): Session | undefined {
  const counting = sessions.filter(({ state }) => state !== 'void');
  return counting.find(({ state }) => state !== 'final') ?? counting.at(-1);
}

/** What people call a session: numbers of void ones are left out. */
export function printedNumber(sessions: readonly Session[], number: number): number {
  return sessions.filter((session) => session.state !== 'void' && session.number <= number).length;
}
