import { askedCases } from '../tools/asked-cases';
import type { Case } from '../tools/cases';
import { startService, type Answer, type TestService } from '../tools/http';
import { holding, iskoContract, iskoTricks } from '../tools/value-questions';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Json = Readonly<Record<string, unknown>>;

const named = (rows: readonly Case[]) => rows.map((row) => [`${row.id}: ${row.source}`, row] as const);

const ask = async (call: string, body: unknown): Promise<Json> => {
  const answer: Answer = await service.ask('POST', `/v1/${call}`, { body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};

/** What a table has agreed to, where a case is about a house rule on the ISkO. */
const OPTIONS: Readonly<Record<string, Json>> = {
  'pre-1999': { values: 'pre-1999' },
  kontra: { kontra: { upTo: 'kontra' } },
  'kontra-re': { kontra: { upTo: 're' } },
  hirsch: { kontra: { upTo: 'hirsch' } },
  bock: { bock: true },
  spitze: { spitze: 1 },
  revolution: { games: ['revolution'] },
};

/** The contract of a case under its house rule. */
const contractOf = ({ given }: Case): Json => {
  if (given['variant'] === 'revolution') return { game: 'revolution' };
  if (given['game'] === 'grand-ouvert') return { game: 'grand', hand: true, ouvert: true };
  const said = ['hirsch', 're', 'kontra'].find((call) => given[call] === true);
  return {
    ...iskoContract(given),
    ...(given['game'] === 'null-ouvert-hand' ? { hand: true, ouvert: true } : {}),
    ...(said === undefined ? {} : { kontra: said }),
    ...(given['spitzeAnnounced'] === true ? { spitze: true } : {}),
  };
};

const value = (row: Case, outcome: Json = {}): Promise<Json> => {
  const { given } = row;
  return ask('contracts/value', {
    ...holding(given),
    ruleset: 'isko-1999',
    ...(typeof given['bid'] === 'number' ? { bid: given['bid'] } : {}),
    contract: contractOf(row),
    outcome: { cardPoints: given['declarerCardPoints'], tricks: iskoTricks(given), ...outcome },
    ...(given['bockRound'] === true ? { bock: true } : {}),
    options: OPTIONS[String(given['variant'])],
  });
};

describe('house rules that change a value', () => {
  const OUTCOMES: Readonly<Record<string, Json>> = {
    V278: { spitze: true },
    V283: { cardPoints: 0, tricks: 0, ending: { kind: 'conceded', by: 'opponents' } },
  };

  test.each(named(askedCases.houseRules.values))('%s', async (_title, row) => {
    const { score, chargedValue, multiplier } = row.expect;
    const answer = await value(row, OUTCOMES[row.id]);
    expect(answer).toMatchObject({
      score,
      ...(chargedValue === undefined ? {} : { charged: chargedValue }),
      ...(multiplier === undefined ? {} : { multiplier }),
    });
  });

  test.each(named(askedCases.houseRules.openGrand))('the unit of the open Grand was 36: %s', async (_title, row) => {
    const { steps } = await value(row, { cardPoints: 120, tricks: 10 });
    expect(steps).toContainEqual(
      expect.objectContaining({ what: 'unit', amount: row.expect['base'], law: 'house:pre-1999-ouvert' }),
    );
  });

  test.each(named(askedCases.houseRules.jacksOnly))('only jacks count: %s', async (_title, row) => {
    const { given, expect: wanted } = row;
    const held = given['cards12'] as readonly string[];
    const hand = [...held, 'HA', 'H10', 'HK', 'DA'];
    const answer = await ask('contracts/value', {
      ruleset: 'isko',
      contract: { game: 'suit', trump: given['trump'] },
      cards: { hand, skat: ['S7', 'S8'] },
      outcome: { cardPoints: 75, tricks: 6 },
      options: { matadors: 'jacks-only' },
    });
    expect(answer['matadors']).toEqual(wanted);
  });
});

describe('house rules that say what may be said', () => {
  const validate = (contract: Json, options: Json, more: Json = {}) =>
    ask('contracts/validate', { ruleset: 'isko', skat: 'taken', contract, options, ...more });

  test.each(named(askedCases.houseRules.kontraRight))('no Kontra by who has not bid: %s', async (_title, row) => {
    const { given, expect: wanted } = row;
    const options = { kontra: { upTo: 're', right: 'bid-or-held' } };
    const asked = (kontraBid: unknown) =>
      validate({ game: 'suit', trump: 'C', kontra: given['says'] }, options, { kontraBid });
    expect(await asked(given['opponentBid'])).toMatchObject({
      legal: wanted['allowed'],
      faults: [{ code: 'kontra-without-bid', law: 'house:kontra' }],
      contract: { game: 'suit', trump: 'C' },
    });
    expect(await asked(18)).toMatchObject({ legal: true, contract: { kontra: 'kontra' } });
  });

  test.each(named(askedCases.houseRules.closedNull))('no Re to a closed Null: %s', async (_title, row) => {
    const { given, expect: wanted } = row;
    const options = { kontra: { upTo: 're', reOnClosedNull: false } };
    expect(await validate({ game: given['game'], kontra: given['says'] }, options)).toMatchObject({
      legal: wanted['allowed'],
      faults: [{ code: 'kontra-not-allowed' }],
      contract: { game: 'null', kontra: 'kontra' },
    });
    expect(await validate({ game: 'null', ouvert: true, kontra: 're' }, options)).toMatchObject({ legal: true });
  });

  test.each(named(askedCases.houseRules.spitze))('no Spitze in a Grand with four jacks: %s', async (_title, row) => {
    const { given, expect: wanted } = row;
    const grand = { game: 'grand', spitze: true };
    expect(await validate(grand, { spitze: 1 }, { matadors: { with: given['with'] } })).toMatchObject({
      legal: wanted['allowed'],
      faults: [{ code: 'spitze-not-allowed', law: 'house:spitze' }],
      contract: { game: 'grand' },
    });
    expect(await validate(grand, { spitze: 1 }, { matadors: { with: 2 } })).toMatchObject({
      legal: true,
      contract: { game: 'grand', spitze: true },
    });
  });

  test.each(named(askedCases.houseRules.allPass))('when all pass a Ramsch follows: %s', async (_title, row) => {
    const calls = ['middlehand', 'rearhand', 'forehand'].map((seat) => ({ seat, call: 'pass' }));
    const { state } = await ask('bids/validate', { ruleset: 'isko', calls, options: { ramsch: { form: 'points' } } });
    expect(state).toMatchObject({ phase: row.expect['nextDeal'] });
  });
});

describe('the order of Altenburg', () => {
  const altenburg = async (contract: Json, more: Json): Promise<Json> =>
    ask('contracts/value', { ruleset: 'altenburg-1886', contract, ...more });

  test.each(named(askedCases.houseRules.byAmount))('a Null ouvert by amount: %s', async (_title, row) => {
    const { grandWith1, grandWith2 } = row.expect;
    const grand = (run: number) =>
      altenburg({ game: 'solo-grand' }, { matadors: { with: run }, outcome: { cardPoints: 61, tricks: 6 } });
    expect([(await grand(1))['value'], (await grand(2))['value']]).toEqual([grandWith1, grandWith2]);
    const { value: nullOuvert } = await altenburg({ game: 'nullo-ouvert' }, { outcome: { tricks: 0 } });
    expect([nullOuvert, row.expect['nullOuvertBetween']]).toEqual([row.given['nullOuvert'], true]);
  });

  test.each(named(askedCases.houseRules.levels))('%s', async (_title, { given, expect: wanted }) => {
    const answer = await altenburg(
      { game: 'solo', trump: 'C' },
      { matadors: { with: 1 }, outcome: { cardPoints: given['playerPoints'], tricks: 6 } },
    );
    const isSchneider = wanted['playerSchneider'] ?? wanted['opponentsSchneider'];
    expect(isSchneider).toBe(answer['level'] === 'schneider');
  });

  test('counts a Solo in spades by 11 and a Null as 20, and names the doubt on the rank of Null ouvert', async () => {
    const ruleset = await service.ask<{ games: readonly Json[] }>('GET', '/v1/rulesets/altenburg-1886');
    expect(ruleset.body.games).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ game: 'solo', unit: { C: 12, S: 11, H: 10, D: 9 } }),
        expect.objectContaining({ game: 'nullo', flat: { closed: 20 } }),
      ]),
    );
    const { body } = await service.ask<{ doubts: readonly string[] }>('GET', '/v1/laws/altenburg-1886:23');
    expect(body.doubts).toHaveLength(1);
  });
});
