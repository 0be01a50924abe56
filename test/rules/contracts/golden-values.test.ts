import { agreeOn, findRuleset, parseCard, valueContract, type Valuation, type ValueRequest } from '../../../src/rules';
import { askedCases } from '../../tools/asked-cases';
import type { Case } from '../../tools/cases';
import { fosterQuestion, iskoQuestion, olderQuestion, type ValueBody } from '../../tools/value-questions';

const { values } = askedCases;

/** What the rules answer to a question as a client writes it. */
const valued = ({ ruleset: id, options, cards, ...rest }: ValueBody): Valuation => {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, options);
  if (!agreed?.ok) throw new Error(id);
  const parsed = cards && { hand: cards.hand.map(parseCard), skat: cards.skat.map(parseCard) };
  const answer = valueContract(agreed.ruleset, {
    ...rest,
    ...(parsed && { cards: parsed }),
  } as unknown as ValueRequest);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.valuation;
};

/** The figures that a case expects, in the words of a valuation. */
const wanted = ({ expect: { won, outcome, value, gameValue, counted, score, multiplier } }: Case): object =>
  Object.fromEntries(
    Object.entries({
      won: won ?? (outcome && outcome === 'won'),
      value: gameValue ?? value,
      charged: counted,
      score,
      multiplier,
    }).filter(([, figure]) => figure !== undefined),
  );

/** The ISkO's cases call value what is charged where they do not name both. */
const wantedByIsko = (row: Case): object => {
  const { value, actualValue, chargedValue, ...others } = row.expect;
  const charged = chargedValue ?? value;
  const played = actualValue ?? (chargedValue === undefined ? undefined : value);
  return { ...wanted({ ...row, expect: { ...others, value: played } }), ...(charged === undefined ? {} : { charged }) };
};

type Asked = readonly [id: string, body: ValueBody, expected: object];

const asked: readonly Asked[] = [
  ...values.foster.map((row): Asked => [row.id, fosterQuestion(row), wanted(row)]),
  ...values.isko.map((row): Asked => [row.id, iskoQuestion(row), wantedByIsko(row)]),
  ...values.older.map((row): Asked => [row.id, olderQuestion(row), wanted(row)]),
  ...values.prose.map((row): Asked => [row.id, { ...fosterQuestion(row), options: { reading: 'prose' } }, wanted(row)]),
  ...values.american.map((row): Asked => [row.id, { ...fosterQuestion(row, 'foster-american') }, wanted(row)]),
  ...values.flat.map((row): Asked => [`${row.id}, won`, olderQuestion(row, 0), { score: row.expect['scoreIfWon'] }]),
  ...values.flat.map((row): Asked => [`${row.id}, lost`, olderQuestion(row, 1), { score: row.expect['scoreIfLost'] }]),
];

describe('the golden cases put to the rules themselves', () => {
  test.each(asked)('%s', (_id, body, expected) => {
    expect(valued(body)).toMatchObject(expected);
  });

  test.each(asked)('%s: the steps lead from the unit to the score', (_id, body) => {
    const { steps, laws, ...figures } = valued(body);
    expect(steps.filter(({ amount }) => amount === 0)).toEqual([]);
    const amounts = (...kinds: readonly string[]): readonly number[] =>
      steps.filter(({ what }) => kinds.includes(what)).map(({ amount }) => amount);
    expect(laws).toEqual(expect.arrayContaining(steps.map(({ law }) => law)));
    expect(amounts('flat', 'value')).toEqual([figures.value]);
    expect(amounts('multiplier')).toEqual(figures.multiplier === null ? [] : [figures.multiplier]);
    expect(amounts('unit').map((unit) => unit * (figures.multiplier ?? 0))).toEqual(
      figures.multiplier === null ? [] : [figures.value],
    );
    const isOverbid = figures.reason === 'overbid' || figures.charged !== figures.value;
    expect(amounts('charged')).toEqual(isOverbid ? [figures.charged] : []);
    const [loss = -1] = amounts('loss-factor');
    expect(steps.at(-1)).toMatchObject({ what: 'score', amount: -loss * figures.charged });
    expect(amounts('loss-factor').length).toBe(figures.won ? 0 : 1);
  });
});
