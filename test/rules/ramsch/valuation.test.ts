import { findRuleset, ramschFormOf, valueRamsch, type AgreedRamsch, type RamschFacts } from '../../../src/rules';

type Three = readonly [forehand: number, middlehand: number, rearhand: number];

const bySeat = ([forehand, middlehand, rearhand]: Three) => ({ forehand, middlehand, rearhand });

const facts = (cardPoints: Three, tricks: Three, more: Partial<RamschFacts> = {}): RamschFacts => ({
  cardPoints: bySeat(cardPoints),
  tricks: bySeat(tricks),
  skatPoints: 120 - cardPoints[0] - cardPoints[1] - cardPoints[2],
  lastTrick: 'forehand',
  ...more,
});

const value = (id: string, asked: RamschFacts, agreed?: AgreedRamsch) => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  const found = ramschFormOf(ruleset, agreed);
  const answer = found.ok ? valueRamsch(found.form, asked) : found;
  return answer.ok
    ? { ...answer.valuation, scores: Object.values(answer.valuation.scores) }
    : { faults: answer.faults.map(({ code, pointer }) => `${code} ${pointer}`) };
};

const house = (asked: RamschFacts, agreed: AgreedRamsch) => value('isko-2022', asked, agreed);

const clear = facts([62, 38, 14], [4, 3, 3]);
const tied = facts([50, 50, 20], [4, 4, 2]);
const tiedWithVirgin = facts([60, 60, 0], [5, 5, 0]);
const march = facts([110, 0, 0], [10, 0, 0]);

describe('foster:4 values a Ramsch', () => {
  test.each([
    ['at 20 for the one with the most', clear, [-20, 0, 0]],
    ['at 30 with one player without a trick', facts([80, 40, 0], [6, 4, 0]), [-30, 0, 0]],
    ['at 50 with two players without a trick', march, [-50, 0, 0]],
    ['at 20 for the one of the tied who took the last trick', { ...tied, lastTrick: 'middlehand' }, [0, -20, 0]],
    ['at 20 for each of the tied when the lowest took it', { ...tied, lastTrick: 'rearhand' }, [-20, -20, 0]],
    ['at nothing when all three are equal', facts([40, 40, 40], [4, 3, 3]), [0, 0, 0]],
  ] as const)('%s', (_how, asked, scores) => {
    expect(value('foster', asked)).toMatchObject({ scores, doubts: [] });
  });

  test('with the skat for the last trick, which can make another player the loser', () => {
    const asked = facts([45, 40, 21], [4, 4, 2], { lastTrick: 'middlehand' });
    expect(value('foster', asked)).toMatchObject({
      points: { forehand: 45, middlehand: 54, rearhand: 21 },
      losers: ['middlehand'],
      steps: [
        { what: 'skat', seat: 'middlehand', amount: 14 },
        { what: 'card-points', seat: 'middlehand', amount: 54 },
        { what: 'rate', amount: 20 },
        { what: 'score', seat: 'middlehand', amount: -20 },
      ],
      law: { number: { foster: '4' } },
    });
  });

  test('and American Skat takes the law over', () => {
    expect(value('foster-american', march)).toMatchObject({ scores: [-50, 0, 0] });
  });
});

describe('eichhorn-1898:ramsch', () => {
  test('costs 10, and 15 when one player took no trick', () => {
    expect(value('eichhorn-1898', facts([70, 50, 0], [5, 4, 1]))).toMatchObject({ scores: [-10, 0, 0], doubts: [] });
    expect(value('eichhorn-1898', facts([80, 40, 0], [6, 4, 0]))).toMatchObject({ scores: [-15, 0, 0], doubts: [] });
  });

  test.each([
    ['who owns the skat', clear, /skat/],
    ['ties', tied, /equal counts/],
    ['two players without a trick', facts([120, 0, 0], [10, 0, 0]), /two are charged the same/],
  ])('answers with a doubt where the text is silent on %s', (_matter, asked, doubt) => {
    expect(value('eichhorn-1898', asked)).toMatchObject({ doubts: [{ en: expect.stringMatching(doubt) as string }] });
  });
});

describe('the house forms', () => {
  const points = { form: 'points' } as const;
  const fixed = { form: 'fixed' } as const;

  test.each([
    ['the card points of the loser', clear, points, [-68, 0, 0]],
    ['twice as many with a player without a trick', facts([70, 50, 0], [6, 4, 0]), points, [-140, 0, 0]],
    ['120 for all tricks', march, points, [120, 0, 0]],
    ['both in full in a tie', tied, points, [-50, -50, 0]],
    ['both doubled in a tie with a player without a trick', tiedWithVirgin, points, [-120, -120, 0]],
    ['half each in a tie', tied, { ...points, ties: 'half' }, [-25, -25, 0]],
    ['the last trick alone in a tie', tied, { ...points, ties: 'last-trick' }, [-50, 0, 0]],
    ['nothing when all three are equal', facts([40, 40, 40], [4, 3, 3]), points, [0, 0, 0]],
    ['the skat on top for the loser', { ...clear, lastTrick: 'rearhand' }, { ...points, skat: 'loser' }, [-68, 0, 0]],
    ['the skat aside', clear, { ...points, skat: 'aside' }, [-62, 0, 0]],
    ['10 fixed', clear, fixed, [-10, 0, 0]],
    ['15 fixed with a player without a trick', facts([70, 50, 0], [6, 4, 0]), fixed, [-15, 0, 0]],
    ['20 fixed with two', march, fixed, [-20, 0, 0]],
    ['10 fixed for both of the tied', tied, fixed, [-10, -10, 0]],
    ['5 fixed for each of the tied', tied, { ...fixed, ties: 'half' }, [-5, -5, 0]],
    ['23 for the fewest points', facts([60, 45, 15], [4, 4, 2]), { form: 'winner-23' }, [0, 0, 23]],
    ['37 for each of two with the fewest', facts([80, 20, 20], [6, 2, 2]), { form: 'winner-23' }, [0, 37, 37]],
    ['20 for the fewest points', facts([60, 45, 15], [4, 4, 2]), { form: 'winner-20' }, [0, 0, 20]],
    ['10 for each of two with the fewest', facts([80, 20, 20], [6, 2, 2]), { form: 'winner-20' }, [0, 10, 10]],
    ["Foster's law 4", clear, { form: 'foster' }, [-20, 0, 0]],
  ] as const)('count %s', (_what, asked, agreed, scores) => {
    expect(house(asked, agreed)).toMatchObject({ scores });
  });

  const counted = (seat: string, amount: number) => ({ what: 'card-points', seat, amount });
  const score = (seat: string, amount: number) => ({ what: 'score', seat, amount });
  const loser = (amount: number, ...then: readonly object[]) => [counted('forehand', amount), ...then];

  test.each([
    ['the points alone', clear, { ...points, skat: 'aside' }, [...loser(62), score('forehand', -62)]],
    [
      'the factor of a player without a trick',
      facts([70, 50, 0], [6, 4, 0]),
      { ...points, skat: 'aside' },
      [...loser(70, { what: 'virgin-factor', amount: 2 }), score('forehand', -140)],
    ],
    [
      'a march',
      march,
      { ...points, skat: 'aside' },
      [{ what: 'march', seat: 'forehand', amount: 120 }, score('forehand', 120)],
    ],
    [
      'the fewest points',
      facts([60, 45, 15], [4, 4, 2]),
      { form: 'winner-23' },
      [counted('rearhand', 15), { what: 'fewest-points', amount: 23 }, score('rearhand', 23)],
    ],
    [
      'the fewest points of two',
      facts([80, 20, 20], [6, 2, 2]),
      { form: 'winner-20' },
      ['middlehand', 'rearhand'].flatMap((seat) => [
        counted(seat, 20),
        { what: 'fewest-points-shared', amount: 10 },
        score(seat, 10),
      ]),
    ],
    [
      'the rate for one without a trick',
      facts([70, 50, 0], [6, 4, 0]),
      fixed,
      [...loser(70, { what: 'rate-one-virgin', amount: 15 }), score('forehand', -15)],
    ],
    [
      'the rate for two without a trick',
      march,
      fixed,
      [...loser(120, { what: 'rate-two-virgins', amount: 20 }), score('forehand', -20)],
    ],
  ] as const)('show in their steps %s', (_what, asked, agreed, steps) => {
    const shown = house(asked, agreed);
    expect('steps' in shown && shown.steps.filter(({ what }) => what !== 'skat')).toEqual(steps);
  });

  test.each([1, 2, 3])('count a Schieberamsch passed on unseen %i times 2 to that power', (passing) => {
    const agreed = { ...points, doublings: ['passing'] } as const;
    expect(house({ ...clear, doubled: { passing } }, agreed)).toMatchObject({ scores: [-68 * 2 ** passing, 0, 0] });
  });

  test('count a knock double, and every further one with a doubt', () => {
    const agreed = { ...points, doublings: ['knocking'] } as const;
    expect(house({ ...clear, doubled: { knocking: 1 } }, agreed)).toMatchObject({ scores: [-136, 0, 0], doubts: [] });
    expect(house({ ...clear, doubled: { knocking: 2 } }, agreed)).toMatchObject({
      scores: [-272, 0, 0],
      doubts: [{ en: expect.stringContaining('one knock') as string }],
    });
  });

  test('round half of an odd amount down, with a doubt', () => {
    expect(house(tiedWithVirgin, { ...fixed, ties: 'half' })).toMatchObject({
      scores: [-7, -7, 0],
      doubts: [{ en: expect.stringContaining('rounded down') as string }],
    });
  });

  test('name who is given points as winners and nobody as loser', () => {
    expect(house(march, points)).toMatchObject({ losers: [], winners: ['forehand'] });
  });
});

describe('a Ramsch is at fault', () => {
  test.each([
    ['in the ISkO, which has none', 'isko-2022', undefined, 'ramsch-not-valued /options/ramsch'],
    ['in the order of 1886, whose figures are lost', 'altenburg-1886', undefined, 'ramsch-not-valued /options/ramsch'],
    ['in a form that the code does not offer', 'foster', 'points', 'option-not-offered /options/ramsch/form'],
  ] as const)('%s', (_where, id, form, fault) => {
    expect(value(id, clear, form && { form })).toEqual({ faults: [fault] });
  });

  test('with ties settled otherwise than in a form that settles them itself', () => {
    const agreed = { form: 'foster', ties: 'half', skat: 'aside' } as const;
    expect(house(clear, agreed)).toEqual({
      faults: ['option-not-offered /options/ramsch/ties', 'option-not-offered /options/ramsch/skat'],
    });
  });

  test.each([
    ['nine tricks', facts([62, 38, 14], [4, 3, 2]), 'counts-do-not-sum /tricks'],
    ['121 card points', facts([62, 38, 14], [4, 3, 3], { skatPoints: 7 }), 'counts-do-not-sum /cardPoints'],
    ['a last trick of somebody who has none', facts([0, 60, 60], [0, 5, 5]), 'last-trick-not-possible /lastTrick'],
    [
      '60 card points in one trick',
      facts([0, 60, 60], [0, 9, 1], { lastTrick: 'rearhand' }),
      'counts-impossible /cardPoints',
    ],
    ['unseen passes that were not agreed', { ...clear, doubled: { passing: 1 } }, 'option-required /doubled/passing'],
  ] as const)('with %s', (_what, asked, fault) => {
    expect(value('foster', asked)).toEqual({ faults: [fault] });
  });
});
