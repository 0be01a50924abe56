import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Ruled {
  readonly ruling: {
    readonly disposition: string;
    readonly proven?: readonly {
      readonly fact: string;
      readonly value: boolean;
      readonly evidence: string;
      readonly text: string;
      readonly line: readonly string[] | null;
    }[];
    readonly game: { readonly won: boolean } | null;
  };
}

const rule = async (ruleset: string, deal: object, incident: object) => {
  const answer = await service.ask<Ruled>('POST', '/v1/irregularities/adjudicate', {
    body: { ruleset, deal, incident },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.ruling;
};

/** A Grand of rearhand, who holds every trick after the lead of the ace of spades (court case 031). */
const holdsAll = {
  declarer: 'rearhand',
  bid: 18,
  contract: { game: 'grand' },
  hands: {
    forehand: ['SA', 'SK', 'S9', 'S7', 'CQ', 'C9', 'C7', 'H8', 'DK', 'D9'],
    middlehand: ['DJ', 'S10', 'SQ', 'S8', 'CK', 'C8', 'D10', 'DQ', 'D8', 'D7'],
    rearhand: ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'HA', 'H10', 'HK', 'HQ', 'H9'],
  },
  skat: ['H7', 'DA'],
  discard: ['DA', 'C10'],
  plays: ['SA'],
};

/** Clubs without 1: middlehand holds the jack of clubs. */
const withoutOne = {
  declarer: 'forehand',
  bid: 24,
  contract: { game: 'suit', trump: 'C' },
  hands: {
    forehand: ['SJ', 'HJ', 'DJ', 'CA', 'C10', 'CK', 'CQ', 'S10', 'H7', 'D8'],
    middlehand: ['CJ', 'C9', 'C8', 'SK', 'SQ', 'HA', 'H10', 'HK', 'DA', 'D10'],
    rearhand: ['C7', 'S7', 'S9', 'S8', 'SA', 'HQ', 'H9', 'DK', 'DQ', 'D9'],
  },
  skat: ['H8', 'D7'],
  discard: ['H8', 'D7'],
  plays: ['H7'],
};

/** A declarer who holds nothing: forehand makes all ten tricks. */
const hopeless = {
  declarer: 'middlehand',
  bid: 18,
  contract: { game: 'grand', hand: true },
  hands: {
    forehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'C10', 'SA', 'S10', 'HA', 'DA'],
    middlehand: ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H7', 'H8', 'D7', 'D8'],
    rearhand: ['CQ', 'CK', 'SQ', 'SK', 'HQ', 'HK', 'H9', 'DQ', 'DK', 'D9'],
  },
  skat: ['H10', 'D10'],
  plays: [],
};

describe('claims in a deal of which all cards are known are decided by search', () => {
  test('the declarer makes all the rest, or an opponent still makes a trick', async () => {
    const ruleset = 'isko-1999';
    const claims = { kind: 'declarer-claims', offender: 'declarer', facts: { shown: 'hand' } };
    const holds = await rule(ruleset, holdsAll, claims);
    expect(holds.proven).toMatchObject([{ fact: 'allTricks', value: true, evidence: 'derived', line: null }]);
    expect(holds.game).toMatchObject({ won: true });
    const fails = await rule(ruleset, withoutOne, claims);
    expect(fails.proven).toMatchObject([{ fact: 'allTricks', value: false, line: ['H10', 'H9'] }]);
    expect(fails.game).toMatchObject({ won: false });
  });

  test('an opponent who lays down keeps the declarer from every further trick, or does not', async () => {
    const lays = (offender: string) => ({ kind: 'adversary-claims', offender, facts: {} });
    const holds = await rule('isko-2022', hopeless, lays('forehand'));
    expect(holds.proven).toContainEqual({
      fact: 'noTrickForDeclarer',
      value: true,
      evidence: 'derived',
      text: 'By the cards the declarer gets no further trick, whatever he and the partner play.',
      line: null,
    });
    expect(holds.game).toMatchObject({ won: false });
    const fails = await rule('isko-2022', withoutOne, lays('middlehand'));
    expect(fails.proven).toContainEqual(expect.objectContaining({ fact: 'noTrickForDeclarer', value: false }));
    expect(fails.proven?.[0]?.line?.length).toBeGreaterThan(0);
    expect(fails.game).toMatchObject({ won: true });
  });

  test('it counts who laid down: his partner makes no trick of his own', async () => {
    const lays = (offender: string) => ({ kind: 'adversary-claims', offender, facts: {} });
    const own = async (offender: string) =>
      (await rule('isko-1999', hopeless, lays(offender))).proven?.find(({ fact }) => fact === 'allTricksHisOwn')?.value;
    expect([await own('forehand'), await own('rearhand'), await own('opponent')]).toEqual([true, false, undefined]);
  });

  test('what is told is not looked for', async () => {
    const told = {
      kind: 'adversary-claims',
      offender: 'middlehand',
      facts: { noTrickForDeclarer: true, allTricksHisOwn: false },
    };
    expect(await rule('isko-2022', withoutOne, told)).not.toHaveProperty('proven');
    const points = { kind: 'declarer-claims', offender: 'declarer', facts: { claims: 61 } };
    expect(await rule('isko-2022', withoutOne, points)).not.toHaveProperty('proven');
  });

  test('where not all cards are known nothing is', async () => {
    const { discard: _, ...seen } = withoutOne;
    const claims = { kind: 'declarer-claims', offender: 'declarer', facts: { shown: 'hand' } };
    expect(await rule('isko-1999', seen, claims)).not.toHaveProperty('proven');
  });
});
