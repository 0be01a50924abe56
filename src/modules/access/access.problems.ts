import { defineProblems, httpProblems, ProblemError } from '../../platform';
import type { Refusal } from './permissions';

export const accessProblems = defineProblems({
  unauthenticated: {
    status: 401,
    title: { en: 'A key is needed', de: 'Ein Schlüssel wird gebraucht' },
    explanation: {
      en: 'Send a valid key as `Authorization: Bearer <key>`. Keys expire, and can be revoked.',
      de: 'Einen gültigen Schlüssel als `Authorization: Bearer <Schlüssel>` senden. Schlüssel laufen ab und können widerrufen werden.',
    },
  },
  'csrf-token-wrong': {
    status: 403,
    title: { en: 'The token of the page is missing', de: 'Das Zeichen der Seite fehlt' },
    explanation: {
      en: 'Whoever is known by a cookie sends the `csrfToken` of `GET /v1/session` as `X-CSRF-Token` with everything that is no reading.',
      de: 'Wer durch ein Cookie bekannt ist, sendet das `csrfToken` von `GET /v1/session` als `X-CSRF-Token` mit allem, was kein Lesen ist.',
    },
  },
  forbidden: {
    status: 403,
    title: { en: 'This key may not do that', de: 'Dieser Schlüssel darf das nicht' },
    explanation: {
      en: 'The role of the key does not include this, or the tournament is not its own.',
      de: 'Die Rolle des Schlüssels umfasst das nicht, oder das Turnier ist nicht das eigene.',
    },
  },
});

/** The answer to somebody who may not: what he may not see is not there. */
export function refusal(reason: Refusal): ProblemError {
  if (reason === 'hidden') return new ProblemError(httpProblems['not-found']);
  const headers = reason === 'unauthenticated' ? { 'WWW-Authenticate': 'Bearer' } : {};
  return new ProblemError(accessProblems[reason], { headers });
}
