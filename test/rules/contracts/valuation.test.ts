import {
  agreeOn,
  parseCard,
  type Ruleset,
  valueContract,
  findRuleset,
  type ValueRequest,
  type Valuation,
} from '../../../src/rules';

const value = (ruleset: string, request: ValueRequest): Valuation => {
  const rules = findRuleset(ruleset);
  if (rules === undefined) throw new Error(ruleset);
  const answer = valueContract(rules, request);
  if (!answer.ok) throw new Error(answer.faults.map(({ code, pointer }) => `${pointer} ${code}`).join(', '));
  return answer.valuation;
};

const faults = (ruleset: string, request: ValueRequest): readonly string[] => {
  const rules = findRuleset(ruleset);
  const answer = rules && valueContract(rules, request);
  return answer?.ok === false ? answer.faults.map(({ code, pointer }) => `${pointer} ${code}`) : [];
};

const cards = (names: string) => names.split(' ').map((name) => parseCard(name) ?? fail(name));
const fail = (name: string): never => {
  throw new Error(`no card ${name}`);
};

describe('steps of a valuation', () => {
  test('the addends of a suit game sum up to its multiplier and unit times multiplier is its value', () => {
    const { steps, ...result } = value('isko', {
      contract: { game: 'suit', trump: 'S', hand: true, announced: 'schneider' },
      matadors: { without: 2 },
      outcome: { cardPoints: 95, tricks: 8 },
    });
    expect(steps.map(({ what, amount }) => [what, amount])).toEqual([
      ['unit', 11],
      ['matadors', 2],
      ['game', 1],
      ['hand', 1],
      ['schneider', 1],
      ['schneider-announced', 1],
      ['multiplier', 6],
      ['value', 66],
      ['score', 66],
    ]);
    expect(result).toMatchObject({ won: true, reason: 'made', level: 'schneider', multiplier: 6, score: 66 });
  });

  test('isko-2022:2.6: an open Grand counts Hand and every level without a word of them, a Null ouvert does not', () => {
    const outcome = { cardPoints: 120, tricks: 10 };
    const { steps, score } = value('isko', {
      contract: { game: 'grand', ouvert: true },
      matadors: { with: 4 },
      outcome,
    });
    expect(steps.map(({ what }) => what)).toEqual([
      'unit',
      'matadors',
      'game',
      'hand',
      'schneider',
      'schneider-announced',
      'schwarz',
      'schwarz-announced',
      'ouvert',
      'multiplier',
      'value',
      'score',
    ]);
    expect(score).toBe(264);
    expect(value('isko', { contract: { game: 'null', ouvert: true }, outcome: { tricks: 0 } }).score).toBe(46);
  });

  test('an overbid game shows the raised charge and the loss factor after the value as played', () => {
    const { steps, ...result } = value('isko', {
      bid: 33,
      contract: { game: 'suit', trump: 'S' },
      matadors: { with: 1 },
      outcome: { cardPoints: 75, tricks: 6 },
    });
    expect(steps.slice(-4).map(({ what, amount }) => [what, amount])).toEqual([
      ['value', 22],
      ['charged', 33],
      ['loss-factor', 2],
      ['score', -66],
    ]);
    expect(result).toMatchObject({ won: false, reason: 'overbid', value: 22, charged: 33, score: -66 });
  });
});

test('isko-2022:2.5: multiplier and value cite the calculation, the matadors their own provision', () => {
  const { steps } = value('isko', {
    contract: { game: 'grand' },
    matadors: { with: 1 },
    outcome: { cardPoints: 70, tricks: 6 },
  });
  const cited = Object.fromEntries(steps.map(({ what, law }) => [what, law.number['isko-2022']]));
  expect(cited).toMatchObject({ matadors: '2.3', multiplier: '2.5', value: '2.5' });
});

describe('a missed announcement', () => {
  const missed = (ruleset: string, game: 'suit' | 'solo'): Valuation =>
    value(ruleset, {
      contract: { game, trump: 'C', announced: 'schneider', ...(game === 'suit' ? { hand: true } : {}) },
      matadors: { with: 1 },
      outcome: { cardPoints: 4, tricks: 0 },
    });

  test('costs in the ISkO the level that was suffered, where it is higher than the one announced', () => {
    expect(missed('isko', 'suit')).toMatchObject({ won: false, level: 'schwarz', score: -144 });
  });

  test("costs under Foster's laws the level that was announced", () => {
    expect(missed('foster', 'solo')).toMatchObject({ won: false, level: 'schneider' });
  });
});

describe('a flat game below its bid', () => {
  const nullo = (more: Partial<ValueRequest> = {}): Valuation =>
    value('foster', { bid: 24, contract: { game: 'solo-nullo' }, outcome: { tricks: 0 }, ...more });

  test("costs under Foster's laws the next multiple of its own value, and stands for no other game", () => {
    expect(nullo()).toMatchObject({ won: false, reason: 'overbid', value: 20, charged: 40 });
    expect(nullo()).not.toHaveProperty('chargedAs');
  });

  test('is won at its value when the opponents revoke', () => {
    const ending = { kind: 'offence', by: 'opponents' } as const;
    expect(nullo({ outcome: { tricks: 0, ending } })).toMatchObject({ won: true, charged: 20, score: 20 });
  });

  test('is no overbid at its very value', () => {
    expect(nullo({ bid: 20 })).toMatchObject({ won: true, charged: 20 });
  });
});

test('the unit of a Grand played open before 1999 has a law of its own', () => {
  const agreed = agreeOn(findRuleset('isko') as Ruleset, { values: 'pre-1999' });
  const unit = (contract: ValueRequest['contract']) => {
    const answer =
      agreed.ok &&
      valueContract(agreed.ruleset, { contract, matadors: { with: 4 }, outcome: { cardPoints: 120, tricks: 10 } });
    return answer && answer.ok ? answer.valuation.steps[0] : undefined;
  };
  const [closed, open] = [unit({ game: 'grand' }), unit({ game: 'grand', ouvert: true })];
  expect([closed?.amount, open?.amount]).toEqual([24, 36]);
  expect(open?.law).not.toBe(closed?.law);
  expect(unit({ game: 'suit', trump: 'C' })?.law).toBe(agreed.ok && agreed.ruleset.games.suit?.law);
});

describe('an overbid Null (isko-2022:3.6.2)', () => {
  const nullAt = (bid: number, more: Partial<ValueRequest> = {}): Valuation =>
    value('isko', { bid, contract: { game: 'null' }, matadors: { with: 1 }, outcome: { tricks: 0 }, ...more });

  test('is charged as the cheapest game that covers the bid', () => {
    expect(nullAt(24)).toMatchObject({ won: false, reason: 'overbid', charged: 24, score: -48 });
    expect(nullAt(24).chargedAs).toEqual({ game: 'suit', trump: 'C' });
  });

  test('needs the cards when all four jacks are held or missing', () => {
    const request: ValueRequest = {
      bid: 24,
      contract: { game: 'null' },
      matadors: { without: 4 },
      outcome: { tricks: 0 },
    };
    expect(faults('isko', request)).toEqual(['/cards facts-missing']);
    const held = { hand: cards('C7 C8 S7 S8 S9 H7 H8 H9 D7 D8'), skat: cards('D9 DQ') };
    // Clubs: ace, ten, king, queen and nine are missing too, so it is without 9; diamonds without 7 is cheaper than
    // hearts without 8, and the Grand without 4 costs 120.
    expect(value('isko', { ...request, cards: held })).toMatchObject({ charged: 72, chargedAs: { trump: 'D' } });
  });

  test('asks for the matadors when neither they nor cards are given', () => {
    expect(faults('isko', { bid: 24, contract: { game: 'null' }, outcome: { tricks: 0 } })).toEqual([
      '/matadors facts-missing',
    ]);
  });
});

describe('an early end under the ISkO', () => {
  const spades = (bid: number, outcome: ValueRequest['outcome']): Valuation =>
    value('isko', { bid, contract: { game: 'suit', trump: 'S' }, matadors: { with: 1 }, outcome });

  test('isko-2022:4.1.4: an offence of the opponents before the decision wins simply', () => {
    const ending = { kind: 'offence', by: 'opponents' } as const;
    expect(spades(20, { cardPoints: 25, tricks: 3, opponents: { cardPoints: 30, tricks: 3 }, ending })).toMatchObject({
      won: true,
      reason: 'offence',
      level: 'simple',
      score: 22,
    });
  });

  test('isko-2022:4.1.5: the schneider that the bid demands is credited while the opponents hold 30', () => {
    const ending = { kind: 'offence', by: 'opponents' } as const;
    const opponents = { cardPoints: 18, tricks: 2 };
    expect(spades(33, { cardPoints: 40, tricks: 4, opponents, ending })).toMatchObject({ won: true, score: 33 });
    expect(
      spades(33, { cardPoints: 40, tricks: 4, opponents: { ...opponents, cardPoints: 31 }, ending }),
    ).toMatchObject({
      won: false,
      score: -66,
    });
  });

  test('isko-2022:4.1.5: no level rescues a bid that even schwarz does not reach', () => {
    const ending = { kind: 'offence', by: 'opponents' } as const;
    const request: ValueRequest = {
      bid: 72,
      contract: { game: 'suit', trump: 'S', hand: true },
      matadors: { with: 1 },
      outcome: { cardPoints: 13, tricks: 0, opponents: { cardPoints: 0, tricks: 0 }, ending },
    };
    expect(value('isko', request)).toMatchObject({
      won: false,
      reason: 'overbid',
      value: 33,
      charged: 77,
      score: -154,
    });
  });

  test('isko-2022:4.1.3: a declarer who offends with 61 has won already', () => {
    const ending = { kind: 'offence', by: 'declarer' } as const;
    expect(spades(20, { cardPoints: 63, tricks: 6, ending })).toMatchObject({ won: true, reason: 'made', score: 22 });
    expect(spades(20, { cardPoints: 60, tricks: 6, ending })).toMatchObject({
      won: false,
      reason: 'offence',
      level: 'simple',
      score: -44,
    });
  });

  test('isko-2022:4.1.3: with schneider announced 63 card points decide nothing', () => {
    const request: ValueRequest = {
      contract: { game: 'suit', trump: 'C', hand: true, announced: 'schneider' },
      matadors: { with: 1 },
      outcome: { cardPoints: 63, tricks: 6, ending: { kind: 'offence', by: 'declarer' } },
    };
    expect(value('isko', request)).toMatchObject({ won: false, score: -120 });
  });

  test('isko-2022:4.4.1: a conceded game adds no level and covers the bid', () => {
    const ending = { kind: 'conceded', by: 'declarer' } as const;
    expect(spades(40, { cardPoints: 0, tricks: 0, ending })).toMatchObject({
      reason: 'conceded',
      level: 'simple',
      score: -88,
    });
  });

  test('isko-2022:4.4.6: cards thrown in count with their levels, a concession in words does not', () => {
    const diamonds = (outcome: ValueRequest['outcome']) =>
      value('isko', { contract: { game: 'suit', trump: 'D' }, matadors: { with: 1 }, outcome });
    const thrown = { kind: 'thrown-in', by: 'opponents' } as const;
    expect(diamonds({ cardPoints: 110, tricks: 9, ending: thrown })).toMatchObject({ score: 27 });
    expect(diamonds({ cardPoints: 120, tricks: 10, ending: thrown })).toMatchObject({ score: 36 });
    const conceded = { kind: 'conceded', by: 'opponents' } as const;
    expect(diamonds({ cardPoints: 50, tricks: 5, ending: conceded })).toMatchObject({ score: 18, level: 'simple' });
  });

  test('isko-2022:4.4.4: a claim counts a level only when it was claimed, the edition of 1999 counts the tricks', () => {
    const grand = (ruleset: string, outcome: ValueRequest['outcome']) =>
      value(ruleset, { contract: { game: 'grand' }, matadors: { with: 2 }, outcome });
    const claim = { kind: 'claim', by: 'declarer' } as const;
    expect(grand('isko-2022', { cardPoints: 20, tricks: 2, ending: claim })).toMatchObject({ score: 72 });
    expect(grand('isko-2022', { cardPoints: 20, tricks: 2, ending: { ...claim, level: 'schneider' } })).toMatchObject({
      score: 96,
    });
    expect(grand('isko-1999', { cardPoints: 120, tricks: 10, ending: claim })).toMatchObject({ score: 120 });
  });
});

describe('facts that cannot stand together', () => {
  const grand: ValueRequest = {
    contract: { game: 'grand' },
    matadors: { with: 1 },
    outcome: { cardPoints: 70, tricks: 6 },
  };

  test.each<[string, ValueRequest, string[]]>([
    ['a Grand with 5', { ...grand, matadors: { with: 5 } }, ['/matadors matadors-out-of-range']],
    [
      '9 tricks with 119 card points',
      { ...grand, outcome: { cardPoints: 119, tricks: 9 } },
      ['/outcome/cardPoints points-do-not-fit-tricks'],
    ],
    [
      'ten tricks without all points',
      { ...grand, outcome: { cardPoints: 119, tricks: 10 } },
      ['/outcome/cardPoints points-do-not-fit-tricks'],
    ],
    ['a bid of 19', { ...grand, bid: 19 }, ['/bid not-a-game-value']],
    ['missing tricks at 22 card points', { ...grand, outcome: { cardPoints: 22 } }, ['/outcome/tricks facts-missing']],
    [
      'missing tricks at 120 card points',
      { ...grand, outcome: { cardPoints: 120 } },
      ['/outcome/tricks facts-missing'],
    ],
    ['missing matadors', { ...grand, matadors: undefined }, ['/matadors facts-missing']],
    [
      'a trump suit in Grand',
      { ...grand, contract: { game: 'grand', trump: 'C' } },
      ['/contract/trump trump-not-used'],
    ],
    ['a suit game without a suit', { ...grand, contract: { game: 'suit' } }, ['/contract/trump facts-missing']],
    [
      'schneider announced without Hand',
      { ...grand, contract: { game: 'grand', announced: 'schneider' } },
      ['/contract/hand hand-required'],
    ],
    ['a game of another ruleset', { ...grand, contract: { game: 'solo' } }, ['/contract/game game-not-in-ruleset']],
  ])('%s is refused', (_title, request, expected) => {
    expect(faults('isko', request)).toEqual(expect.arrayContaining(expected));
  });

  test('a game of another ruleset is named in the refusal', () => {
    const answer = valueContract(findRuleset('isko') as Ruleset, { ...grand, contract: { game: 'solo' } });
    expect(answer).toMatchObject({ ok: false, faults: [{ values: { game: 'solo' } }] });
  });

  test('matadors that contradict the cards are refused', () => {
    const held = { hand: cards('CJ SJ C7 C8 S7 S8 S9 H7 H8 H9'), skat: cards('D9 DQ') };
    expect(faults('isko', { ...grand, matadors: { with: 1 }, cards: held })).toEqual(['/matadors matadors-disagree']);
  });

  test('foster:41: nothing is announced in a game with the skat', () => {
    const request: ValueRequest = {
      ...grand,
      contract: { game: 'tournee', trump: 'H', announced: 'schneider' },
    };
    expect(faults('foster', request)).toContain('/contract/announced announcement-not-allowed');
  });

  test('foster:1: Revolution is played only where it was agreed', () => {
    const request: ValueRequest = { contract: { game: 'revolution' }, outcome: { tricks: 0 } };
    expect(faults('foster', request)).toEqual(['/contract/game game-not-agreed']);
    const agreed = agreeOn(findRuleset('foster') as Ruleset, { games: ['revolution'] });
    const answer = agreed.ok && valueContract(agreed.ruleset, request);
    expect(answer && answer.ok && answer.valuation.score).toBe(60);
  });

  test('foster:44: only a tournee may be abandoned', () => {
    const outcome = { ending: { kind: 'abandoned', by: 'declarer' } } as const;
    const tournee: ValueRequest = {
      bid: 20,
      contract: { game: 'tournee', trump: 'H' },
      matadors: { with: 1 },
      outcome,
    };
    expect(value('foster', tournee)).toMatchObject({ reason: 'conceded', charged: 24, score: -24 });
    expect(faults('foster', { ...tournee, contract: { game: 'solo', trump: 'H' } })).toEqual([
      '/outcome/ending ending-not-allowed',
    ]);
  });
});
