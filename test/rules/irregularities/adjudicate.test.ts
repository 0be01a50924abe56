import { adjudicate, findRuleset, type Incident, type Situation } from '../../../src/rules';

const ruled = (id: string, incident: Omit<Incident, 'facts'> & Partial<Incident>, situation: Situation = {}) => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  return adjudicate({ ruleset, incident: { facts: {}, ...incident }, situation });
};

const wrongLead = { kind: 'lead-out-of-turn', offender: 'declarer' } as const;

describe('a game that cannot have been', () => {
  const faultsOf = (id: string, situation: Situation) => {
    const answer = ruled(id, wrongLead, situation);
    return answer.ok ? [] : answer.faults.map(({ code, pointer }) => [code, pointer]);
  };

  test.each<readonly [string, string, Situation, readonly [string, string]]>([
    [
      'a game of another code',
      'isko-2022',
      { contract: { game: 'tournee', trump: 'H' } },
      ['game-not-in-ruleset', '/situation/contract/game'],
    ],
    [
      'a trump suit in a Grand',
      'isko-2022',
      { contract: { game: 'grand', trump: 'H' } },
      ['trump-not-used', '/situation/contract/trump'],
    ],
    [
      'a game that the table has not agreed to',
      'foster',
      { contract: { game: 'revolution' } },
      ['game-not-agreed', '/situation/contract/game'],
    ],
    [
      'a bid that no game is worth',
      'isko-2022',
      { contract: { game: 'grand' }, bid: 19 },
      ['not-a-game-value', '/situation/bid'],
    ],
    [
      'more matadors than there are',
      'isko-2022',
      { contract: { game: 'grand' }, matadors: { with: 5 } },
      ['matadors-out-of-range', '/situation/matadors'],
    ],
  ])('%s is refused', (_what, id, situation, fault) => {
    expect(faultsOf(id, situation)).toEqual([fault]);
  });
});

test('a suit game without its trump is ruled on, and the trump is asked for the score', () => {
  const answer = ruled('isko-2022', wrongLead, { contract: { game: 'suit' }, bid: 18, matadors: { with: 1 } });
  expect(answer).toMatchObject({ ok: true, ruling: { disposition: 'game-lost', game: { won: false, result: null } } });
  const missing = answer.ok ? answer.ruling.missing.map(({ pointer }) => pointer) : [];
  expect(missing).toContain('/situation/contract/trump');
});
