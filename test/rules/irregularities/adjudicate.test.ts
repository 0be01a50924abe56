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

describe('where no law applies, what would let one apply is asked', () => {
  const missingIn = (id: string, incident: Parameters<typeof ruled>[1]) => {
    const answer = ruled(id, incident);
    if (!answer.ok) throw new Error('the incident was refused');
    expect(answer.ruling).toMatchObject({ disposition: 'referee', reasoning: [] });
    return answer.ruling.missing;
  };

  test.each<readonly [string, Incident['kind']]>([
    ['isko-2022', 'revoke'],
    ['foster', 'count-own-cards'],
  ])('%s: the side of somebody named by his seat in %s', (id, kind) => {
    expect(missingIn(id, { kind, offender: 'forehand' })).toMatchObject([
      {
        pointer: '/incident/offender',
        ifAnswered: [
          { value: 'declarer', disposition: 'game-lost' },
          { value: 'opponent', disposition: 'game-won' },
        ],
      },
    ]);
  });

  test('a fact of the kind', () => {
    expect(missingIn('isko-2022', { kind: 'deal-out-of-turn', offender: 'dealer' })).toMatchObject([
      {
        pointer: '/incident/facts/since',
        ifAnswered: [
          { value: 'this-round', disposition: 'referee' },
          { value: 'earlier-round', disposition: 'new-deal' },
          { value: 'unknown', disposition: 'new-deal' },
        ],
      },
    ]);
  });

  test('the game, with one answer for each disposition', () => {
    expect(missingIn('foster', { kind: 'abandon', offender: 'declarer' })).toMatchObject([
      {
        pointer: '/situation/contract',
        ifAnswered: [
          { value: 'tournee C', disposition: 'allowed' },
          { value: 'turned-grand', disposition: 'refused' },
        ],
      },
    ]);
  });

  test('nothing where every answer leaves it to the referee', () => {
    expect(missingIn('isko-2022', { kind: 'misdeal', offender: 'dealer' })).toEqual([]);
    expect(missingIn('eichhorn-1898', { kind: 'misdeal', offender: 'dealer' })).toEqual([]);
  });

  test('answers have their words and the form in which they are told', () => {
    const [question] = missingIn('isko-2022', { kind: 'revoke', offender: 'forehand' });
    expect(question).toMatchObject({
      affects: 'disposition',
      ifAnswered: [
        { text: { en: 'declarer', de: 'Alleinspieler' }, set: { '/incident/offender': 'declarer' } },
        { text: { en: 'opponent', de: 'Gegner' }, set: { '/incident/offender': 'opponent' } },
      ],
    });
  });

  test('each answer leads where it says', () => {
    const [question] = missingIn('isko-2022', { kind: 'card-exposed', offender: 'rearhand' });
    expect(question?.ifAnswered).toHaveLength(2);
    for (const { value, disposition } of question?.ifAnswered ?? []) {
      const answered = ruled('isko-2022', { kind: 'card-exposed', offender: value as Incident['offender'] });
      expect(answered).toMatchObject({ ok: true, ruling: { disposition } });
    }
  });
});
