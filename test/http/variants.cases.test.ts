import { goldenRows, type Case } from '../tools/cases';
import { startService, type Answer, type TestService } from '../tools/http';
import { holding, iskoContract, iskoTricks } from '../tools/value-questions';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Json = Readonly<Record<string, unknown>>;

const variants = goldenRows<Case>('variants.jsonl').filter(({ kind }) => kind === 'variant');
const named = (id: string): Case => {
  const row = variants.find((one) => one.id === id);
  if (row === undefined) throw new Error(id);
  return row;
};

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
  test.each<[string, Json]>([
    ['V213', {}],
    ['V214', {}],
    ['V215', {}],
    ['V262', {}],
    ['V263', {}],
    ['V266', {}],
    ['V267', {}],
    ['V271', {}],
    ['V278', { spitze: true }],
    ['V282', {}],
    ['V283', { cardPoints: 0, tricks: 0, ending: { kind: 'conceded', by: 'opponents' } }],
  ])('%s', async (id, outcome) => {
    const row = named(id);
    const { score, chargedValue, multiplier } = row.expect;
    const answer = await value(row, outcome);
    expect(answer).toMatchObject({
      score,
      ...(chargedValue === undefined ? {} : { charged: chargedValue }),
      ...(multiplier === undefined ? {} : { multiplier }),
    });
  });

  test('V216: the unit of the open Grand was 36', async () => {
    const { steps } = await value(named('V216'), { cardPoints: 120, tricks: 10 });
    expect(steps).toContainEqual(
      expect.objectContaining({ what: 'unit', amount: named('V216').expect['base'], law: 'house:pre-1999-ouvert' }),
    );
  });

  test('V287: only jacks count', async () => {
    const { given, expect: wanted } = named('V287');
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

  test('V268: no Kontra by an opponent who has neither bid nor held', async () => {
    const { given, expect: wanted } = named('V268');
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

  test('V269: no Re to a closed Null; the Kontra stands', async () => {
    const { given, expect: wanted } = named('V269');
    const options = { kontra: { upTo: 're', reOnClosedNull: false } };
    expect(await validate({ game: given['game'], kontra: given['says'] }, options)).toMatchObject({
      legal: wanted['allowed'],
      faults: [{ code: 'kontra-not-allowed' }],
      contract: { game: 'null', kontra: 'kontra' },
    });
    expect(await validate({ game: 'null', ouvert: true, kontra: 're' }, options)).toMatchObject({ legal: true });
  });

  test('V281: no Spitze in a Grand with four jacks', async () => {
    const { given, expect: wanted } = named('V281');
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

  test('V275: when all pass a Ramsch is played where one was agreed to', async () => {
    const calls = ['middlehand', 'rearhand', 'forehand'].map((seat) => ({ seat, call: 'pass' }));
    const { state } = await ask('bids/validate', { ruleset: 'isko', calls, options: { ramsch: { form: 'points' } } });
    expect(state).toMatchObject({ phase: named('V275').expect['nextDeal'] });
  });
});

describe('the order of Altenburg', () => {
  const altenburg = async (contract: Json, more: Json): Promise<Json> =>
    ask('contracts/value', { ruleset: 'altenburg-1886', contract, ...more });

  test('V172: by amount a Null ouvert stands between a Grand with one and a Grand with two', async () => {
    const { grandWith1, grandWith2 } = named('V172').expect;
    const grand = (run: number) =>
      altenburg({ game: 'solo-grand' }, { matadors: { with: run }, outcome: { cardPoints: 61, tricks: 6 } });
    expect([(await grand(1))['value'], (await grand(2))['value']]).toEqual([grandWith1, grandWith2]);
    const { value: nullOuvert } = await altenburg({ game: 'nullo-ouvert' }, { outcome: { tricks: 0 } });
    expect([nullOuvert, named('V172').expect['nullOuvertBetween']]).toEqual([named('V172').given['nullOuvert'], true]);
  });

  test.each([
    ['V173', 'schneider'],
    ['V174', 'simple'],
  ])('%s: the level is %s', async (id, level) => {
    const answer = await altenburg(
      { game: 'solo', trump: 'C' },
      { matadors: { with: 1 }, outcome: { cardPoints: named(id).given['playerPoints'], tricks: 6 } },
    );
    expect(answer['level']).toBe(level);
    const { playerSchneider, opponentsSchneider } = named(id).expect;
    expect(playerSchneider ?? opponentsSchneider).toBe(level === 'schneider');
  });
});
