import { cribbage } from '../../src/rules';
import type { RulingLaw } from '../../src/rules/cribbage/law';

/** A card of Cribbage by its name; a name that is none is a broken test. */
export const cribbageCard = (name: string): cribbage.Card => {
  const card = cribbage.parseCard(name);
  if (card === undefined) throw new Error(`${name} is no card`);
  return card;
};

/** Cards by their names, `'H5 CJ D10'`. */
export const cribbageCards = (names: string): readonly cribbage.Card[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map(cribbageCard);

/** What happened, as an example tells it. */
type Asked = Pick<cribbage.Incident, 'kind'> & Partial<cribbage.Incident>;

/** A title, the law, what happened, and what the law makes of it: nothing where it does not apply. */
type Example = readonly [title: string, law: RulingLaw, asked: Asked, ruled: object | undefined];

const judged = (law: RulingLaw, { facts = {}, ...asked }: Asked) => {
  if (!law.answers.includes(asked.kind)) throw new Error(`the law is not asked about ${asked.kind}`);
  return law.judge({ facts, ...asked });
};

/** Each example as a test of its own: the law rules, and rules so. */
export const whereItApplies = (examples: readonly Example[]): void => {
  test.each(examples)('%s', (_title, law, asked, ruled) => {
    const ruling = judged(law, asked);
    expect(ruling).toMatchObject({ ...ruled });
    expect(ruling?.laws).toContainEqual(law);
  });
};

/** Near misses: the law is silent, or finds nothing wrong. */
export const whereItDoesNot = (examples: readonly Example[]): void => {
  test.each(examples)('%s', (_title, law, asked, ruled) => {
    const ruling = judged(law, asked);
    if (ruled === undefined) expect(ruling).toBeUndefined();
    else expect(ruling).toMatchObject({ penalties: [], newDeal: null, ...ruled });
  });
};
