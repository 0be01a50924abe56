import {
  agreeOn,
  findRuleset,
  LAW_SOURCES,
  type Incident,
  type JudgingLaw,
  type Ruleset,
  type Situation,
} from '../../src/rules';

/** An incident as an example tells it: what is left out is the usual. */
export interface Asked extends Partial<Omit<Incident, 'kind' | 'offender'>> {
  readonly kind: Incident['kind'];
  readonly offender: Incident['offender'];
  readonly situation?: Situation;
}

/** A title, the law, what happened, and what the law makes of it: nothing where it does not apply. */
export type Example = readonly [title: string, law: JudgingLaw, asked: Asked, ruled: object | undefined];

const rulesetOf = (id: string, reading: 'law' | 'prose' = 'law'): Ruleset => {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, { reading });
  if (agreed?.ok !== true) throw new Error(`no ruleset ${id} in the reading ${reading}`);
  return agreed.ruleset;
};

/** Foster for his own laws; else the oldest edition in which the law has a number. */
const sourceOf = ({ number }: JudgingLaw): string =>
  number.foster === undefined ? (LAW_SOURCES.findLast((source) => number[source] !== undefined) ?? '') : 'foster';

/** What the law makes of it. An example of a kind that the law is never asked about would prove nothing. */
const judged = (law: JudgingLaw, { situation = {}, ...incident }: Asked) => {
  if (!law.answers.includes(incident.kind)) throw new Error(`the law is not asked about ${incident.kind}`);
  return law.judge({
    ruleset: rulesetOf(sourceOf(law), law.reading),
    incident: { facts: {}, ...incident },
    situation,
  });
};

/** Each example as a test of its own: the law rules, and rules so. */
export const whereItApplies = (examples: readonly Example[]): void => {
  test.each(examples)('%s', (_title, law, asked, ruled) => {
    const ruling = judged(law, asked);
    expect(ruling).toMatchObject(ruled ?? {});
    for (const { text } of ruling?.reasoning ?? []) {
      expect([text.en, text.de].every((said) => said.endsWith('.'))).toBe(true);
      expect(text.de).not.toBe(text.en);
    }
  });
};

/** Near misses as tests of their own: the law is silent, or finds nothing wrong. */
export const whereItDoesNot = (examples: readonly Example[]): void => {
  test.each(examples)('%s', (_title, law, asked, ruled) => {
    const ruling = judged(law, asked);
    if (ruled === undefined) expect(ruling).toBeUndefined();
    else expect(ruling).toMatchObject({ penalties: [], debarred: [], ...ruled });
  });
};
