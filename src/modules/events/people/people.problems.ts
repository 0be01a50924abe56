import { defineProblems, ProblemError } from '../../../platform';

export const peopleProblems = defineProblems({
  'player-withdrawn': {
    status: 409,
    title: { en: 'The player has withdrawn', de: 'Der Spieler ist zurückgetreten' },
    explanation: {
      en: 'Somebody who has withdrawn does nothing further in the event until a director takes him back.',
      de: 'Wer zurückgetreten ist, nimmt nicht mehr teil, bis die Turnierleitung ihn wieder aufnimmt.',
    },
  },
  'player-not-seated': {
    status: 409,
    title: { en: 'The player does not hold a seat there', de: 'Der Spieler hat dort keinen Platz' },
    explanation: {
      en: 'A substitute takes over from whoever holds the seat in that deal of that session.',
      de: 'Ein Ersatzspieler übernimmt von dem, der den Platz in diesem Spiel dieser Serie innehat.',
    },
  },
  'player-seated-already': {
    status: 409,
    title: { en: 'The substitute has a seat of his own', de: 'Der Ersatzspieler hat selbst einen Platz' },
    explanation: {
      en: 'Nobody plays at two seats in one session.',
      de: 'Niemand spielt in einer Serie auf zwei Plätzen.',
    },
  },
  'no-such-player': {
    status: 422,
    title: { en: 'No player has this id', de: 'Diesen Spieler gibt es nicht' },
    explanation: {
      en: 'A substitute and the members of a team are players of the tournament; enter them first.',
      de: 'Ersatzspieler und Mitglieder einer Mannschaft sind Spieler des Turniers; sie sind zuerst anzumelden.',
    },
  },
  'list-not-divisible': {
    status: 409,
    title: { en: 'The list cannot be divided', de: 'Die Liste lässt sich nicht teilen' },
    explanation: {
      en: 'Of a list kept on paper only the end sums are known, so nobody can take over within it.',
      de: 'Von einer Liste auf Papier sind nur die Endsummen bekannt, deshalb kann darin niemand übernehmen.',
    },
  },
  'no-such-deal': {
    status: 422,
    title: { en: 'The table has no such deal', de: 'Dieses Spiel gibt es am Tisch nicht' },
    explanation: {
      en: 'A substitute takes over from a deal on that the table has.',
      de: 'Ein Ersatzspieler übernimmt von einem Spiel an, das der Tisch hat.',
    },
  },
  'import-faulty': {
    status: 422,
    title: { en: 'The file cannot be imported', de: 'Die Datei lässt sich nicht übernehmen' },
    explanation: {
      en: 'Nobody is entered unless every line can be. `errors` and `report` name line, column and reason; `?dryRun=true` finds the same and stores nothing.',
      de: 'Niemand wird angemeldet, solange nicht jede Zeile brauchbar ist. `errors` und `report` nennen Zeile, Spalte und Grund; `?dryRun=true` findet dasselbe und speichert nichts.',
    },
  },
  'table-full': {
    status: 409,
    title: { en: 'The table has no seat left', de: 'Am Tisch ist kein Platz mehr' },
    explanation: {
      en: 'A newcomer joins a table that is smaller than the largest of the event: a table of three, or of up to five under the old American codes.',
      de: 'Ein Nachzügler setzt sich an einen Tisch, der kleiner ist als der größte des Turniers: an einen Dreiertisch, nach den alten amerikanischen Regeln auch an einen mit bis zu fünf Spielern.',
    },
  },
  'not-between-rounds': {
    status: 409,
    title: { en: 'No round begins there now', de: 'Dort beginnt jetzt keine Runde' },
    explanation: {
      en: 'A newcomer joins at the start of a round, when everybody at the table has dealt equally often in every list that is kept, and a round is left.',
      de: 'Ein Nachzügler steigt am Anfang einer Runde ein, wenn am Tisch jeder gleich oft gegeben hat, in jeder Liste, die geführt wird, und noch eine Runde folgt.',
    },
  },
  'consent-missing': {
    status: 422,
    title: { en: 'Everybody has to agree', de: 'Alle müssen einverstanden sein' },
    explanation: {
      en: 'A newcomer joins a table only with the consent of everybody who sits there.',
      de: 'Ein Nachzügler setzt sich nur dazu, wenn alle am Tisch einverstanden sind.',
    },
  },
  'no-such-table': {
    status: 422,
    title: { en: 'The session has no such table', de: 'Diesen Tisch hat die Serie nicht' },
    explanation: {
      en: 'A newcomer joins a table of the session that is named.',
      de: 'Ein Nachzügler setzt sich an einen Tisch der genannten Serie.',
    },
  },
  'team-exists': {
    status: 409,
    title: { en: 'The name is taken', de: 'Der Name ist vergeben' },
    explanation: {
      en: 'Two teams of one kind do not share a name.',
      de: 'Zwei Mannschaften einer Art tragen nicht denselben Namen.',
    },
  },
  'player-in-team': {
    status: 409,
    title: { en: 'A player belongs to another team', de: 'Ein Spieler gehört zu einer anderen Mannschaft' },
    explanation: {
      en: 'Everybody belongs to at most one team, one tandem and one mixed pair.',
      de: 'Jeder gehört höchstens zu einer Mannschaft, einem Tandem und einem gemischten Paar.',
    },
  },
});

/** The refusal of one field of a request. */
export function refuseField(pointer: string, code: keyof typeof peopleProblems): ProblemError {
  const kind = peopleProblems[code];
  return new ProblemError(kind, { errors: [{ pointer, code, message: kind.title }] });
}
