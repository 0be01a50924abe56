import {
  mayCreateTournaments,
  refusalFor,
  visibleTournaments,
  type Action,
  type Caller,
} from '../../../src/modules/access';

const own = { id: 'own', ownerKey: 'maker', isPrivate: false };
const hidden = { id: 'hidden', ownerKey: 'maker', isPrivate: true };

const whole = { tables: null, scopes: null };

const callers: Readonly<Record<string, Caller>> = {
  nobody: undefined,
  admin: { id: 'a', role: 'admin', tournamentId: null, ...whole },
  maker: { id: 'maker', role: 'director', tournamentId: null, ...whole },
  director: { id: 'd', role: 'director', tournamentId: 'own', ...whole },
  referee: { id: 'r', role: 'referee', tournamentId: 'own', ...whole },
  jury: { id: 'j', role: 'jury', tournamentId: 'own', ...whole },
  scorer: { id: 's', role: 'scorer', tournamentId: 'own', ...whole },
  players: { ...whole, id: 't7', role: 'player', tournamentId: 'own', tables: 't7' },
  foreigner: { id: 'f', role: 'director', tournamentId: 'another', ...whole },
};

/** For each action who may do it in his own tournament. */
const table: Readonly<Record<Action, readonly string[]>> = {
  read: Object.keys(callers),
  'see-names': ['admin', 'maker', 'director'],
  run: ['admin', 'maker', 'director'],
  'export-whole': ['admin', 'maker', 'director'],
  'make-key': ['admin', 'maker', 'director'],
  'correct-closed-deal': ['admin', 'maker', 'director'],
  adjust: ['admin', 'maker', 'director', 'referee'],
  'see-link': ['admin', 'maker', 'director', 'referee', 'scorer'],
  'enter-deal': ['admin', 'maker', 'director', 'referee', 'scorer', 'players'],
  'correct-deal': ['admin', 'maker', 'director', 'referee', 'scorer', 'players'],
  'open-dispute': ['admin', 'maker', 'director', 'referee', 'scorer', 'players'],
  rule: ['admin', 'maker', 'director', 'referee'],
  appeal: ['admin', 'maker', 'director', 'referee', 'scorer', 'players'],
  'rule-appeal': ['admin', 'maker', 'director', 'jury'],
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

describe('somebody who is bound to tables', () => {
  const seventh = { id: 't7', number: 7 };
  const eighth = { id: 't8', number: 8 };
  const scorer: Caller = { ...whole, id: 's', role: 'scorer', tournamentId: 'own', tables: [7, 9] };

  it.each([
    ['a scorer', scorer],
    ['the link of a table', callers['players']],
  ])('enters deals there and nowhere else: %s', (_who, caller) => {
    expect(refusalFor(caller, 'enter-deal', own, seventh)).toBeUndefined();
    expect(refusalFor(caller, 'enter-deal', own, eighth)).toBe('forbidden');
    expect(refusalFor(caller, 'read', own, eighth)).toBeUndefined();
  });
});

test('a key with scopes does nothing else of what its role may', () => {
  const narrow: Caller = { ...whole, id: 'd', role: 'director', tournamentId: 'own', scopes: ['adjust'] };
  expect(refusalFor(narrow, 'adjust', own)).toBeUndefined();
  expect(refusalFor(narrow, 'run', own)).toBe('forbidden');
  const beyond: Caller = { ...whole, id: 's', role: 'scorer', tournamentId: 'own', scopes: ['run'] };
  expect(refusalFor(beyond, 'run', own)).toBe('forbidden');
  expect(mayCreateTournaments({ ...whole, id: 'd', role: 'director', tournamentId: null, scopes: ['adjust'] })).toBe(
    false,
  );
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
