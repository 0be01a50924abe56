import {
  mayCreateTournaments,
  refusalFor,
  visibleTournaments,
  type Action,
  type Caller,
} from '../../../src/modules/access';

const own = { id: 'own', ownerKey: 'maker', isPrivate: false };
const hidden = { id: 'hidden', ownerKey: 'maker', isPrivate: true };

const callers: Readonly<Record<string, Caller>> = {
  nobody: undefined,
  admin: { id: 'a', role: 'admin', tournamentId: null },
  maker: { id: 'maker', role: 'director', tournamentId: null },
  director: { id: 'd', role: 'director', tournamentId: 'own' },
  referee: { id: 'r', role: 'referee', tournamentId: 'own' },
  scorer: { id: 's', role: 'scorer', tournamentId: 'own' },
  foreigner: { id: 'f', role: 'director', tournamentId: 'another' },
};

/** For each action who may do it in his own tournament. */
const table: Readonly<Record<Action, readonly string[]>> = {
  read: Object.keys(callers),
  'see-names': ['admin', 'maker', 'director'],
  run: ['admin', 'maker', 'director'],
  'make-key': ['admin', 'maker', 'director'],
  'correct-closed-deal': ['admin', 'maker', 'director'],
  adjust: ['admin', 'maker', 'director', 'referee'],
  'enter-deal': ['admin', 'maker', 'director', 'referee', 'scorer'],
  'correct-deal': ['admin', 'maker', 'director', 'referee', 'scorer'],
};

describe.each(Object.entries(table) as [Action, readonly string[]][])('the action %s', (action, may) => {
  it.each(Object.keys(callers))('is decided for %s as the table says', (name) => {
    const expected = may.includes(name) ? undefined : name === 'nobody' ? 'unauthenticated' : 'forbidden';
    expect(refusalFor(callers[name], action, own)).toBe(expected);
  });

  it('is hidden from a foreigner where the tournament is private, as where there is none', () => {
    expect(refusalFor(callers['foreigner'], action, hidden)).toBe('hidden');
    expect(refusalFor(callers['foreigner'], action, undefined)).toBe('hidden');
    expect(refusalFor(callers['admin'], action, undefined)).toBe('hidden');
  });
});

test('tournaments are made by admins and by directors who are bound to none', () => {
  const may = Object.entries(callers).filter(([, caller]) => mayCreateTournaments(caller));
  expect(may.map(([name]) => name)).toEqual(['admin', 'maker']);
});

test('a listing shows everything to an admin, and to others what is public or their own', () => {
  expect(visibleTournaments(callers['admin'])).toEqual({ all: true });
  expect(visibleTournaments(callers['director'])).toEqual({ all: false, ownerKey: 'd', tournamentId: 'own' });
  expect(visibleTournaments(undefined)).toEqual({ all: false, ownerKey: null, tournamentId: null });
});
