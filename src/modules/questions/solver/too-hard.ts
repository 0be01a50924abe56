import { ProblemError } from '../../../platform';
import { solverProblems } from './solver.problems';

/** The refusal of a search that was stopped, with what was found by then and the cards it had tried. */
export const tooHard = (known: object, nodes: number): ProblemError =>
  new ProblemError(solverProblems['too-hard'], {
    detail: {
      en: `After ${nodes} nodes the answer was not found.`,
      de: `Nach ${nodes} Knoten war die Antwort nicht gefunden.`,
    },
    members: { known, nodes },
  });
