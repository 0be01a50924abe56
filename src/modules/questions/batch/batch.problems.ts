import { defineProblems } from '../../../platform';

/** What one line of a batch can be refused for, before its question is looked at. */
export const batchProblems = defineProblems({
  'unknown-call': {
    status: 400,
    title: { en: 'No such call', de: 'Diesen Aufruf gibt es nicht' },
    explanation: {
      en: 'A call is the path of a question below /v1 with dots: contracts.value asks what POST /v1/contracts/value asks.',
      de: 'Ein Aufruf ist der Pfad einer Frage unter /v1 mit Punkten: contracts.value fragt, was POST /v1/contracts/value fragt.',
    },
  },
});
