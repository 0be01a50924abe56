import { defineProblems } from '../../platform';

export const dealProblems = defineProblems({
  'deal-exists': {
    status: 409,
    title: { en: 'The deal was entered before', de: 'Das Spiel ist schon eingetragen' },
    explanation: {
      en: 'Another entry of this number stands, see Location. A slip is corrected by PUT, which keeps the earlier entry.',
      de: 'Unter dieser Nummer steht ein anderer Eintrag, siehe Location. Ein Fehler wird mit PUT berichtigt; der frühere Eintrag bleibt erhalten.',
    },
  },
  'deal-out-of-order': {
    status: 409,
    title: { en: 'This is not the next deal', de: 'Das ist nicht das nächste Spiel' },
    explanation: {
      en: 'Deals are entered in the order of their numbers, without gaps.',
      de: 'Spiele werden der Reihe nach und ohne Lücken eingetragen.',
    },
  },
  'session-full': {
    status: 409,
    title: { en: 'All deals are entered', de: 'Alle Spiele sind eingetragen' },
    explanation: {
      en: 'The table has entered the fixed number of deals.',
      de: 'Der Tisch hat die festgelegte Zahl von Spielen eingetragen.',
    },
  },
  'session-not-open': {
    status: 409,
    title: { en: 'The session is not open', de: 'Die Serie ist nicht offen' },
    explanation: {
      en: 'Deals are entered from the opening of the session to its closing.',
      de: 'Spiele werden vom Beginn der Serie bis zu ihrem Schluss eingetragen.',
    },
  },
  'dealer-cannot-declare': {
    status: 422,
    title: { en: 'The dealer cannot be declarer', de: 'Der Kartengeber kann nicht Alleinspieler sein' },
    explanation: {
      en: 'At a table of four the dealer has no cards. Check the number of the deal and the seat.',
      de: 'Am Vierertisch hat der Kartengeber keine Karten. Nummer des Spiels und Platz prüfen.',
    },
  },
  'seat-not-at-table': {
    status: 422,
    title: { en: 'No such seat at this table', de: 'Diesen Platz gibt es am Tisch nicht' },
    explanation: {
      en: 'Seats are counted from 1 to the number of players.',
      de: 'Plätze zählen von 1 bis zur Zahl der Spieler.',
    },
  },
  'ramsch-follows': {
    status: 422,
    title: { en: 'Ramsch follows when all pass', de: 'Wenn alle passen, folgt Ramsch' },
    explanation: {
      en: 'Under this ruleset a deal cannot be passed in.',
      de: 'Nach diesem Regelwerk kann ein Spiel nicht eingepasst werden.',
    },
  },
  'ramsch-not-offered': {
    status: 422,
    title: { en: 'Ramsch cannot be entered', de: 'Ramsch kann nicht eingetragen werden' },
    explanation: {
      en: 'The ruleset has no Ramsch, or this service does not value it yet.',
      de: 'Das Regelwerk kennt keinen Ramsch, oder dieser Dienst bewertet ihn noch nicht.',
    },
  },
});
