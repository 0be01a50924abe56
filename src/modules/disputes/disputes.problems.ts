import { defineProblems } from '../../platform';

export const disputeProblems = defineProblems({
  'unknown-table': {
    status: 422,
    title: { en: 'No such table in this tournament', de: 'Diesen Tisch gibt es im Turnier nicht' },
    explanation: {
      en: 'Name the id of a table of this tournament.',
      de: 'Die Kennung eines Tisches dieses Turniers angeben.',
    },
  },
  'deal-not-entered': {
    status: 409,
    title: { en: 'The deal is not entered', de: 'Das Spiel ist nicht eingetragen' },
    explanation: {
      en: 'A dispute is about a deal that stands in the list. Enter the deal first as it was played, or leave the deal out.',
      de: 'Ein Streitfall betrifft ein Spiel, das in der Liste steht. Das Spiel zuerst so eintragen, wie es gespielt wurde, oder weglassen.',
    },
  },
  'deadline-passed': {
    status: 409,
    title: { en: 'The time for it is over', de: 'Die Frist ist abgelaufen' },
    explanation: {
      en: 'The table contests a list until the time for objections is over, and a ruling until the time for appeals is; a referee may open a dispute later.',
      de: 'Der Tisch bestreitet eine Liste bis zum Ende der Einspruchsfrist und eine Entscheidung bis zum Ende der Berufungsfrist; ein Schiedsrichter darf einen Streitfall auch später eröffnen.',
    },
  },
});
