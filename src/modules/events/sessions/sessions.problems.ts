import { defineProblems } from '../../../platform';

export const sessionProblems = defineProblems({
  'players-cannot-be-split': {
    status: 422,
    title: { en: 'These players cannot be split', de: 'Diese Spieler lassen sich nicht aufteilen' },
    explanation: {
      en: 'One, two or five players do not fill tables of four and three. `choices` names what the draw or the profile can decide on as `uneven`: somebody pauses, somebody who waits plays along for the whole session, or nothing is drawn. Else enter another player.',
      de: 'Ein, zwei oder fünf Spieler füllen keine Vierer- und Dreiertische. `choices` nennt, wofür sich die Auslosung oder das Profil als `uneven` entscheiden kann: Jemand setzt aus, ein Wartender spielt die ganze Serie mit, oder es wird nicht ausgelost. Sonst einen weiteren Spieler melden.',
    },
  },
  'no-floating-fourth': {
    status: 422,
    title: { en: 'No floating fourth', de: 'Kein Aushilfsspieler' },
    explanation: {
      en: 'A floating fourth is one of those who wait. He makes one table of three a table of four for the whole session; nobody changes between tables within one.',
      de: 'Ein Aushilfsspieler ist einer der Wartenden. Er macht einen Dreiertisch für die ganze Serie zum Vierertisch; niemand wechselt innerhalb einer Serie den Tisch.',
    },
  },
  'bans-cannot-be-kept': {
    status: 409,
    title: { en: 'Two who must never meet would', de: 'Zwei, die sich nie begegnen dürfen, säßen zusammen' },
    explanation: {
      en: 'The profile names players who never sit at one table, and no seating was found that keeps them apart. `errors` names the pairs; change the bans, the seating or the field.',
      de: 'Das Profil nennt Spieler, die nie an einem Tisch sitzen, und keine Sitzordnung hält sie getrennt. `errors` nennt die Paare; die Verbote, die Sitzweise oder das Feld ändern.',
    },
  },
  'reason-required': {
    status: 422,
    title: { en: 'A reason is needed', de: 'Eine Begründung wird gebraucht' },
    explanation: {
      en: 'A draw is made again or undone in the sight of everybody; say why it was needed.',
      de: 'Eine Auslosung wird vor aller Augen wiederholt oder zurückgenommen; dafür ist eine Begründung anzugeben.',
    },
  },
  'session-not-closed': {
    status: 409,
    title: { en: 'A session before is not closed', de: 'Eine Serie davor ist nicht geschlossen' },
    explanation: {
      en: 'Players are set by the standing, and the field is cut by it, once the sessions before are closed: until then results are missing. `sessions` names those that are not. With a reason it is done all the same.',
      de: 'Nach dem Stand wird erst gesetzt und ausgeschieden, wenn die Serien davor geschlossen sind: Bis dahin fehlen Ergebnisse. `sessions` nennt die anderen. Mit Begründung geschieht es dennoch.',
    },
  },
  'nobody-is-cut': {
    status: 422,
    title: { en: 'Nobody would be out', de: 'Niemand würde ausscheiden' },
    explanation: {
      en: 'A cut leaves fewer in the field than there are. `players` says how many that is.',
      de: 'Nach einem Cut sind weniger im Feld als vorher. `players` sagt, wie viele es sind.',
    },
  },
  'seated-by-hand': {
    status: 409,
    title: { en: 'This session is seated by hand', de: 'Diese Serie wird von Hand gesetzt' },
    explanation: {
      en: 'Its seating is `manual`: say who sits where with `PUT .../seating`, or change the seating of the session and draw then.',
      de: 'Ihre Sitzweise ist `manual`: mit `PUT .../seating` angeben, wer wo sitzt, oder die Sitzweise der Serie ändern und dann auslosen.',
    },
  },
  'cannot-be-seated': {
    status: 422,
    title: { en: 'Somebody cannot be seated', de: 'Jemand kann nicht gesetzt werden' },
    explanation: {
      en: 'Seats are given to players of the event by their start numbers, each at most once, and to nobody who has left. `errors` names each seat.',
      de: 'Plätze bekommen Spieler des Turniers nach ihren Startnummern, jeder höchstens einen, und niemand, der ausgeschieden ist. `errors` nennt jeden Platz.',
    },
  },
  'already-entered': {
    status: 409,
    title: { en: 'Something is entered already', de: 'Es ist schon etwas eingetragen' },
    explanation: {
      en: 'A session is announced anew, its draw undone and its players seated anew only while no deal, sum, penalty, warning or dispute is entered at any of its tables. What was entered is corrected at its table; a session that cannot be played is declared void.',
      de: 'Eine Serie wird nur neu angesetzt, neu gesetzt oder ihre Auslosung zurückgenommen, solange an keinem ihrer Tische ein Spiel, eine Summe, eine Strafe, eine Verwarnung oder ein Streitfall eingetragen ist. Eingetragenes wird am Tisch berichtigt; eine Serie, die nicht gespielt werden kann, wird für ungültig erklärt.',
    },
  },
  'deals-missing': {
    status: 409,
    title: { en: 'Deals are missing', de: 'Es fehlen Spiele' },
    explanation: {
      en: 'Before a session is closed every fixed deal is entered, passed, or not played with a reason. `errors` names the tables; with a `reason` and `missing: "not-played"` the closing enters all that is missing.',
      de: 'Vor dem Schließen einer Serie ist jedes Spiel eingetragen, eingepasst oder mit Begründung nicht gespielt. `errors` nennt die Tische; mit `reason` und `missing: "not-played"` trägt das Schließen alles Fehlende ein.',
    },
  },
  'checks-failed': {
    status: 409,
    title: { en: 'Checks of lists fail', de: 'Listen bestehen die Prüfung nicht' },
    explanation: {
      en: 'A session is closed over a failed check only with a reason, which goes into the log. `errors` names tables, checks and lines.',
      de: 'Über eine nicht bestandene Prüfung hinweg wird eine Serie nur mit Begründung geschlossen, die im Protokoll steht. `errors` nennt Tische, Prüfungen und Zeilen.',
    },
  },
  'disputes-open': {
    status: 409,
    title: { en: 'Disputes wait for a ruling', de: 'Streitfälle sind nicht entschieden' },
    explanation: {
      en: 'Over a dispute that waits for a ruling a session is closed and finalized only with a reason. `errors` names tables and deals.',
      de: 'Über einen offenen Streitfall hinweg wird eine Serie nur mit Begründung geschlossen und endgültig. `errors` nennt Tische und Spiele.',
    },
  },
  'objections-open': {
    status: 409,
    title: { en: 'The lists can still be contested', de: 'Die Einspruchsfrist läuft noch' },
    explanation: {
      en: 'The event has announced how long lists can be contested; before that a session is finalized only with a reason.',
      de: 'Das Turnier hat eine Einspruchsfrist angekündigt; vorher wird eine Serie nur mit Begründung endgültig.',
    },
  },
});
