import { cite, explainFault, FAULTS, mapValues, type Fault, type FaultCode, type LawSource } from '../../rules';
import { defineProblems, ProblemError, type ProblemKind } from '../../platform';

/** The faults of the rules as problems: facts that cannot stand together, or that decide and are missing. */
export const ruleProblems: Readonly<Record<FaultCode, ProblemKind>> = defineProblems(
  mapValues(FAULTS, ({ title, sentence }) => ({ status: 422, title, explanation: sentence })),
);

/** What can be wrong with the ruleset of a question and with what its table has agreed to. */
export const agreementProblems = [
  ruleProblems['unknown-ruleset'],
  ruleProblems['option-not-offered'],
  ruleProblems['options-exclude'],
] as const;

/** The refusal of a question whose facts are at fault: the first fault names it, all are listed, its law is cited. */
export const refusalOf = (faults: readonly Fault[], source: LawSource = 'isko-2022'): ProblemError => {
  const [first] = faults;
  if (first === undefined) throw new Error('a question was refused without a fault');
  return new ProblemError(ruleProblems[first.code], {
    detail: explainFault(first),
    errors: faults.map((fault) => ({ pointer: fault.pointer, code: fault.code, message: explainFault(fault) })),
    ...(first.law === undefined ? {} : { members: { law: cite(first.law, source).citation } }),
  });
};

/** Does something whose refusals point elsewhere than the body of a request does. */
export function pointing<T>(place: (pointer: string) => string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.facts.errors === undefined) throw error;
    const errors = error.facts.errors.map((one) => ({ ...one, pointer: place(one.pointer) }));
    throw new ProblemError(error.kind, { ...error.facts, errors });
  }
}
