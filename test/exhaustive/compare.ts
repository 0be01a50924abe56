import { valueContract, type Ruleset, type ValueRequest } from '../../src/rules';
import type { Judged } from './judged-rulesets';
import { verdictOf } from './oracle';
import type { Verdict } from './verdict';

/** A verdict in one line. */
export const told = ({ won, reason, value, charged, score }: Verdict): string =>
  `${won ? 'won' : 'lost'} ${reason} ${value} ${charged} ${score}`;

/** The engine's answer in one line: its verdict or its faults. */
export const engineTold = (ruleset: Ruleset, request: ValueRequest): string => {
  const answer = valueContract(ruleset, request);
  return answer.ok ? told(answer.valuation) : answer.faults.map(({ code, pointer }) => `${pointer} ${code}`).join(', ');
};

/** Collects the questions about which the engine and the slow referee differ. */
export class Comparison {
  compared = 0;
  readonly differences: string[] = [];

  constructor(
    private readonly judged: Pick<Judged, 'id' | 'ruleset'>,
    private readonly referee: (request: ValueRequest) => Verdict = (request) => verdictOf(judged.id, request),
  ) {}

  /** Asks both. `known` is the whole truth where the question leaves a fact out. */
  ask(request: ValueRequest, known: ValueRequest = request): void {
    this.compared += 1;
    const expected = told(this.referee(known));
    const got = engineTold(this.judged.ruleset, request);
    if (got !== expected) this.differences.push(`${JSON.stringify(request)}: expected ${expected}, got ${got}`);
  }
}
