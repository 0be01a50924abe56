import { defineProblems, ProblemError } from '../../../platform';

export const seasonProblems = defineProblems({
  'unknown-tournament': {
    status: 422,
    title: { en: 'No such tournament', de: 'Dieses Turnier gibt es nicht' },
    explanation: {
      en: 'A season is over tournaments that its director may see, each named once.',
      de: 'Eine Saison umfasst Turniere, die ihre Leitung sehen darf, jedes einmal genannt.',
    },
  },
  'unknown-entrant': {
    status: 422,
    title: {
      en: 'No such player in the tournaments of the season',
      de: 'Diesen Spieler gibt es in den Turnieren der Saison nicht',
    },
    explanation: {
      en: 'A member is told by players of the tournaments of the season; add the tournament first.',
      de: 'Ein Mitglied wird durch Spieler der Turniere der Saison benannt; zuerst das Turnier aufnehmen.',
    },
  },
  'tournament-named-twice': {
    status: 422,
    title: { en: 'A tournament is named twice', de: 'Ein Turnier kommt zweimal vor' },
    explanation: {
      en: 'Nobody is two players of one tournament, and no tournament counts twice.',
      de: 'Niemand ist zwei Spieler eines Turniers, und kein Turnier zählt zweimal.',
    },
  },
  'entrant-taken': {
    status: 409,
    title: { en: 'The player is another member already', de: 'Der Spieler ist schon ein anderes Mitglied' },
    explanation: {
      en: 'Every player of a tournament is one member of the season at most.',
      de: 'Jeder Spieler eines Turniers ist höchstens ein Mitglied der Saison.',
    },
  },
});

/** The refusal of one field of a request. */
export function refuseAt(pointer: string, code: keyof typeof seasonProblems): ProblemError {
  const kind = seasonProblems[code];
  return new ProblemError(kind, { errors: [{ pointer, code, message: kind.title }] });
}
