import { agreeOn, bidValues, findRuleset, readAuction, type Agreement, type Ruleset } from '../../../src/rules';

const isko = findRuleset('isko') as Ruleset;
const faultsOf = (ruleset: Ruleset, agreement: Agreement) => {
  const answer = agreeOn(ruleset, agreement);
  return answer.ok ? [] : answer.faults.map(({ code, pointer }) => `${pointer} ${code}`);
};
const agreed = (agreement: Agreement): Ruleset => {
  const answer = agreeOn(isko, agreement);
  if (!answer.ok) throw new Error(answer.faults.map(({ code }) => code).join());
  return answer.ruleset;
};
const valuesOf = (agreement: Agreement) => bidValues(agreed(agreement)).map(({ value }) => value);

describe('an agreement', () => {
  test('of nothing leaves the ruleset as it is', () => {
    expect(agreed({})).toBe(isko);
    expect(agreed({ games: [], reading: 'law' })).toBe(isko);
  });

  test('answers the same frozen value each time, and another where anything differs', () => {
    const once = agreed({ spitze: 1, kontra: { upTo: 're' } });
    expect(agreed({ kontra: { upTo: 're' }, spitze: 1 })).toBe(once);
    expect(Object.isFrozen(once)).toBe(true);
    const others: readonly Agreement[] = [
      { spitze: 2, kontra: { upTo: 're' } },
      { spitze: 1, kontra: { upTo: 'kontra' } },
      { spitze: 1, kontra: { upTo: 're', right: 'bid-or-held' } },
      { spitze: 1, kontra: { upTo: 're', reOnClosedNull: false } },
      { spitze: 1, kontra: { upTo: 're' }, bock: true },
      { spitze: 1, kontra: { upTo: 're' }, matadors: 'jacks-only' },
      { spitze: 1, kontra: { upTo: 're' }, values: 'pre-1999' },
      { spitze: 1, kontra: { upTo: 're' }, ramsch: { form: 'points' } },
      { spitze: 1, kontra: { upTo: 're' }, games: ['revolution'] },
    ];
    expect(new Set([once, ...others.map(agreed)]).size).toBe(others.length + 1);
  });

  test('of house rules is refused by a code that does not offer them, each at its place', () => {
    const all: Agreement = {
      kontra: { upTo: 'kontra' },
      bock: true,
      spitze: 1,
      matadors: 'jacks-only',
      values: 'pre-1999',
      ramsch: { form: 'points' },
    };
    expect(faultsOf(isko, all)).toEqual([]);
    expect(faultsOf(findRuleset('foster') as Ruleset, all).toSorted()).toEqual([
      '/options/bock option-not-offered',
      '/options/kontra option-not-offered',
      '/options/matadors option-not-offered',
      '/options/ramsch option-not-offered',
      '/options/spitze option-not-offered',
      '/options/values option-not-offered',
    ]);
    expect(faultsOf(findRuleset('eichhorn-1898') as Ruleset, { ramsch: { form: 'points' } })).toEqual([
      '/options/ramsch/form option-not-offered',
    ]);
  });

  test('of a Re to every Null and no Re at all is refused', () => {
    expect(faultsOf(isko, { kontra: { upTo: 'kontra', reOnClosedNull: true } })).toEqual([
      '/options/kontra/reOnClosedNull options-exclude',
    ]);
    expect(faultsOf(isko, { kontra: { upTo: 'kontra', reOnClosedNull: false } })).toEqual([]);
  });
});

describe('what may be bid', () => {
  test('rises with a Spitze by one or two more in the highest suit games', () => {
    const added = (agreement: Agreement) => valuesOf(agreement).filter((value) => !valuesOf({}).includes(value));
    expect(added({ spitze: 1 })).toEqual([171, 190, 209, 228]);
    expect(added({ spitze: 2 })).toEqual([171, 190, 200, 209, 220, 228, 288]);
    expect(added({ games: ['revolution'] })).toEqual([92]);
  });

  test('ends with four jacks where only they are matadors', () => {
    expect(valuesOf({ matadors: 'jacks-only' }).at(-1)).toBe(264);
    expect(valuesOf({ matadors: 'jacks-only' })).not.toContain(198);
  });

  test('reaches 360 where the open Grand is worth 36 and counts no level for being open', () => {
    expect(valuesOf({ values: 'pre-1999' }).slice(-5)).toEqual([240, 252, 288, 324, 360]);
    expect(valuesOf({ values: 'pre-1999' })).not.toContain(264);
  });
});

describe('an agreed Ramsch', () => {
  const passes = [
    { seat: 'middlehand', call: 'pass' },
    { seat: 'rearhand', call: 'pass' },
  ] as const;

  test.each(['pass', 'ramsch'] as const)('is played when forehand says %s after two passes', (call) => {
    const { faults, state } = readAuction(agreed({ ramsch: { form: 'fixed' } }), [
      ...passes,
      { seat: 'forehand', call },
    ]);
    expect([faults, state.phase]).toEqual([[], 'ramsch']);
  });

  test('is not called where none was agreed to', () => {
    const { faults } = readAuction(isko, [...passes, { seat: 'forehand', call: 'ramsch' }]);
    expect(faults).toMatchObject([{ index: 2, code: 'ramsch-not-available' }]);
  });
});
