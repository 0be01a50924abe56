import { defineProblems } from '../../../platform';

/** What a file of an event can be refused for. `line` counts its lines from 1. */
export const exchangeProblems = defineProblems({
  'event-format-unknown': {
    status: 422,
    title: { en: 'This is no event that can be read', de: 'Das ist kein lesbares Turnier' },
    explanation: {
      en: 'An event begins with a line of kind meta that names the format and a version that this service reads.',
      de: 'Ein Turnier beginnt mit einer Zeile der Art meta, die das Format und eine Fassung nennt, die dieser Dienst liest.',
    },
  },
  'event-truncated': {
    status: 422,
    title: { en: 'The event is not whole', de: 'Das Turnier ist nicht vollständig' },
    explanation: {
      en: 'The last line must be of kind end; without it the export was broken off or ended with an error. Export it again.',
      de: 'Die letzte Zeile muss von der Art end sein; ohne sie wurde der Export abgebrochen oder endete mit einem Fehler. Neu exportieren.',
    },
  },
  'event-altered': {
    status: 422,
    title: { en: 'The event is not as it was written', de: 'Das Turnier ist nicht, wie es geschrieben wurde' },
    explanation: {
      en: 'The counts or the digest of the last line do not fit the lines before it: something was changed or lost on the way.',
      de: 'Die Zahlen oder die Prüfsumme der letzten Zeile passen nicht zu den Zeilen davor: Etwas wurde geändert oder ging unterwegs verloren.',
    },
  },
  'record-out-of-place': {
    status: 422,
    title: { en: 'A record is out of place', de: 'Ein Datensatz steht am falschen Platz' },
    explanation: {
      en: 'Records stand in the order of their kinds, the one tournament first, and nothing follows the end.',
      de: 'Datensätze stehen in der Reihenfolge ihrer Arten, zuerst das eine Turnier, und auf das Ende folgt nichts.',
    },
  },
  'event-differs': {
    status: 422,
    title: {
      en: 'The event does not follow from its deals and seeds',
      de: 'Das Turnier folgt nicht aus seinen Spielen und Seeds',
    },
    explanation: {
      en: 'What was worked out anew differs from what the file says; `findings` names the first hundred differences, `count` says how many there are. Nothing was stored.',
      de: 'Was neu berechnet wurde, weicht von der Datei ab; `findings` nennt die ersten hundert Abweichungen, `count` ihre Zahl. Nichts wurde gespeichert.',
    },
  },
  'record-refused': {
    status: 422,
    title: { en: 'A record cannot be stored', de: 'Ein Datensatz kann nicht gespeichert werden' },
    explanation: {
      en: 'The record breaks the named rule of the database, as where the same key is there already. Nothing was stored.',
      de: 'Der Datensatz verletzt die genannte Regel der Datenbank, etwa weil es denselben Schlüssel schon gibt. Nichts wurde gespeichert.',
    },
  },
  'tournament-exists': {
    status: 409,
    title: { en: 'The tournament is there already', de: 'Das Turnier gibt es schon' },
    explanation: {
      en: 'An event keeps its ids when it is imported, so it is imported once.',
      de: 'Ein Turnier behält beim Import seine Kennungen und wird deshalb nur einmal importiert.',
    },
  },
  'event-too-large': {
    status: 413,
    title: { en: 'The event is too large', de: 'Das Turnier ist zu groß' },
    explanation: { en: 'An event has at most 512 MiB.', de: 'Ein Turnier hat höchstens 512 MiB.' },
  },
});

/** The longest event that is read. */
export const eventLimit = { bytes: 512 * 1024 * 1024, tooLarge: exchangeProblems['event-too-large'] };
