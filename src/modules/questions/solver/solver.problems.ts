import { defineProblems } from '../../../platform';

/** What a question to the solver can be refused for beside the faults of its deal. */
export const solverProblems = defineProblems({
  'deal-at-fault': {
    status: 422,
    title: { en: 'No such deal can be played', de: 'So kann kein Spiel verlaufen sein' },
    explanation: {
      en: 'A card was played or a contract announced that the rules do not allow. `errors` names it; deals/replay judges such a deal.',
      de: 'Eine Karte wurde gespielt oder ein Spiel angesagt, wie es die Regeln nicht erlauben. `errors` nennt die Stelle; deals/replay beurteilt ein solches Spiel.',
    },
  },
  'too-hard': {
    status: 422,
    title: { en: 'The search took too long', de: 'Die Suche hat zu lange gedauert' },
    explanation: {
      en: 'The answer was not found within the nodes asked for or ten seconds. `known` says what was found so far; with more cards played it is found sooner.',
      de: 'Die Antwort war mit der verlangten Zahl an Knoten oder in zehn Sekunden nicht zu finden. `known` sagt, was bis dahin feststand; sind mehr Karten gespielt, geht es schneller.',
    },
  },
});
