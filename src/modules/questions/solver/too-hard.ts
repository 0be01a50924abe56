import { ProblemError } from '../../../platform';
import { solverProblems } from './solver.problems';

/** The refusal of a search that was stopped, with what was found by then and, where they were counted, the cards tried. */
export const tooHard = (known: object, nodes?: number): ProblemError => {
  const tried = {
    en: nodes === undefined ? '' : ` after ${nodes} nodes`,
    de: nodes === undefined ? '' : ` nach ${nodes} Knoten`,
  };
  return new ProblemError(solverProblems['too-hard'], {
    detail: {
      en: `The answer was not found${tried.en}; \`known\` says what was. Ask with more cards played.`,
      de: `Die Antwort war${tried.de} nicht gefunden; \`known\` sagt, was feststand. Mit mehr gespielten Karten erneut fragen.`,
    },
    members: { known, ...(nodes === undefined ? {} : { nodes }) },
  });
};
