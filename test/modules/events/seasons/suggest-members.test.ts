import { suggestMembers } from '../../../../src/modules/events/seasons/suggest-members';
import type { SeasonEntrant } from '../../../../src/persistence/stores/season-members';

const entrant = (tournamentId: string, playerId: string, told: Partial<SeasonEntrant> = {}): SeasonEntrant => {
  return { tournamentId, playerId, number: 1, name: 'Anna', club: 'North', consent: true, memberId: null, ...told };
};
const suggested = (entrants: readonly SeasonEntrant[]) =>
  suggestMembers(entrants).map(({ memberId, players }) => [
    memberId,
    players.map(({ playerId }) => playerId).join(' '),
  ]);

it('puts the same name and club of different tournaments side by side, and nothing that differs by a letter', () => {
  expect(
    suggested([
      entrant('t1', 'a'),
      entrant('t1', 'b', { name: 'Anne' }),
      entrant('t1', 'c', { club: null }),
      entrant('t2', 'd'),
      entrant('t2', 'e', { club: 'South' }),
    ]),
  ).toEqual([
    [null, 'a d'],
    [null, 'b'],
    [null, 'c'],
    [null, 'e'],
  ]);
});

it('names the member who has that name and club, and leaves out who is a member already', () => {
  expect(suggested([entrant('t1', 'a', { memberId: 'm' }), entrant('t2', 'b')])).toEqual([['m', 'b']]);
  expect(suggested([entrant('t1', 'a', { memberId: 'm' })])).toEqual([]);
});

it('decides nothing between two of the same name and club', () => {
  expect(suggested([entrant('t1', 'a'), entrant('t1', 'b'), entrant('t2', 'c')])).toEqual([
    [null, 'a'],
    [null, 'b'],
    [null, 'c'],
  ]);
  const two = [entrant('t1', 'a', { memberId: 'm' }), entrant('t2', 'b', { memberId: 'n' }), entrant('t3', 'c')];
  expect(suggested(two)).toEqual([[null, 'c']]);
});

it('does not take those without a name for one person', () => {
  const nameless = { name: null };
  expect(suggested([entrant('t1', 'a', nameless), entrant('t2', 'b', nameless)])).toEqual([
    [null, 'a'],
    [null, 'b'],
  ]);
});
