import { dictionary } from '../words/dictionary';
import {
  stateNames,
  eventStates,
  seatingWays,
  paperNames,
  checks,
  personStates,
  scopeNames,
  tieNames,
  presetWords,
  germanFault,
  englishFault,
  at,
} from './names';

/** Words of the director's desk. */
export const deskWords = dictionary({
  desk: { de: 'Turniertisch', en: 'Tournament desk' },
  signInSay: {
    de: 'Hier leitet man Turniere. Wer leitet, zeigt einmal seinen Schlüssel; danach kennt ihn dieser Browser einen Spieltag lang.',
    en: 'Tournaments are run from here. Whoever runs them shows his key once; this browser knows him then for a day of play.',
  },
  key: { de: 'Schlüssel', en: 'Key' },
  keyHint: {
    de: 'Der erste steht beim ersten Start im Terminal.',
    en: 'The first one stands in the terminal at the first start.',
  },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  events: { de: 'Turniere', en: 'Events' },
  findEvent: { de: 'Turnier suchen', en: 'Find an event' },
  newEvent: { de: 'Neues Turnier', en: 'New event' },
  noEvents: { de: 'Noch kein Turnier.', en: 'No event yet.' },
  eventState: {
    de: (state: keyof (typeof eventStates)['de']) => eventStates.de[state],
    en: (state: keyof (typeof eventStates)['de']) => eventStates.en[state],
  },
  sheets: { de: 'Blätter des Turniers', en: 'Sheets of the event' },
  board: { de: 'Tafel', en: 'Board' },
  registration: { de: 'Anmeldung', en: 'Registration' },
  lists: { de: 'Listen', en: 'Lists' },
  standings: { de: 'Stand', en: 'Standings' },
  prizes: { de: 'Preise', en: 'Prizes' },
  papers: { de: 'Drucken', en: 'Print' },
  sessions: { de: 'Serien', en: 'Sessions' },
  session: { de: (number: number) => `Serie ${number}`, en: (number: number) => `Session ${number}` },
  sessionState: {
    de: (state: keyof (typeof stateNames)['de']) => stateNames.de[state],
    en: (state: keyof (typeof stateNames)['de']) => stateNames.en[state],
  },
  noSessions: { de: 'Noch keine Serie angesetzt.', en: 'No session is scheduled yet.' },
  newSession: { de: 'Serie ansetzen', en: 'Schedule a session' },
  begins: { de: 'Beginn', en: 'Begins' },
  minutes: { de: 'Minuten', en: 'Minutes' },
  minutesHint: { de: 'leer: wie im Turnier angekündigt', en: 'empty: as the event announces' },
  seatingWay: { de: 'Plätze', en: 'Seats' },
  seatingBy: {
    de: (way: keyof (typeof seatingWays)['de']) => seatingWays.de[way],
    en: (way: keyof (typeof seatingWays)['de']) => seatingWays.en[way],
  },
  timeUp: { de: 'Zeit um', en: 'time is up' },
  timeLeft: { de: (time: string) => `noch ${time}`, en: (time: string) => `${time} left` },
  draw: {
    de: (players: number) => `Auslosen (${players} Spieler)`,
    en: (players: number) => `Draw (${players} players)`,
  },
  drawAgain: { de: 'Neu auslosen', en: 'Draw again' },
  drawAgainSay: {
    de: 'Alle Tische werden neu gelost. Wer wo saß, bleibt im Verlauf; gedruckte Pläne gelten nicht mehr.',
    en: 'All tables are drawn anew. Who sat where stays in the log; printed seatings are void.',
  },
  undraw: { de: 'Auslosung zurücknehmen', en: 'Undo the draw' },
  undrawSay: {
    de: 'Die Serie ist wieder angesetzt. Das geht, solange nichts eingetragen ist.',
    en: 'The session is scheduled again. This is possible while nothing is entered.',
  },
  open: { de: 'Öffnen', en: 'Open' },
  close: { de: 'Schließen', en: 'Close' },
  closeAnyway: { de: 'Schließen mit Grund', en: 'Close with a reason' },
  listsMissing: {
    de: (tables: string) => `Schließen geht, wenn diese Tische fertig sind: ${tables}.`,
    en: (tables: string) => `Can be closed when these tables are done: ${tables}.`,
  },
  closeOver: {
    de: (tables: string, disputes: number) =>
      `${tables === '' ? '' : `Prüfung rot an Tisch ${tables}. `}${disputes === 0 ? '' : `${disputes} Streitfälle sind offen. `}Geschlossen wird mit Grund, wieder geöffnet ebenso.`,
    en: (tables: string, disputes: number) =>
      `${tables === '' ? '' : `A check fails at table ${tables}. `}${disputes === 0 ? '' : `${disputes} disputes are open. `}It is closed with a reason, and can be reopened with one.`,
  },
  finalize: { de: 'Für endgültig erklären', en: 'Make final' },
  finalizeSay: {
    de: 'Die Ergebnisse stehen fest. Vor dem Ende der Einspruchsfrist nur mit Grund; wieder öffnen geht mit Grund.',
    en: 'The results stand. Before the time for objections is over only with a reason; it can be reopened with one.',
  },
  reopen: { de: 'Wieder öffnen', en: 'Reopen' },
  reopenSay: { de: 'Listen können wieder geändert werden.', en: 'Lists can be changed again.' },
  declareVoid: {
    de: (number: number) => `Serie ${number} für ungültig erklären`,
    en: (number: number) => `Declare session ${number} void`,
  },
  voidSay: {
    de: 'Sie zählt nicht mehr, und ihre Nummer wird frei. Das lässt sich nicht zurücknehmen.',
    en: 'It counts no longer, and its number becomes free. This cannot be taken back.',
  },
  swap: { de: 'Plätze tauschen', en: 'Swap places' },
  swapSay: {
    de: 'Zwei Spieler tauschen, solange an ihren Tischen nichts eingetragen ist.',
    en: 'Two players change places while nothing is entered at their tables.',
  },
  firstNumber: { de: 'Startnummer', en: 'Start number' },
  otherNumber: { de: 'tauscht mit Startnummer', en: 'changes with start number' },
  seatByHand: { de: 'Von Hand setzen', en: 'Seat by hand' },
  seatByHandSay: {
    de: (tables: number, players: number) =>
      `${players} Spieler an ${tables} Tischen. Wer fehlt, pausiert. Ein Grund ist nötig, wenn schon gelost war.`,
    en: (tables: number, players: number) =>
      `${players} players at ${tables} tables. Whoever is left out pauses. A reason is needed where it was drawn.`,
  },
  tablesTyped: {
    de: 'Ein Tisch in jeder Zeile: Startnummern nach Plätzen',
    en: 'One table a line: start numbers by seat',
  },
  reason: { de: 'Grund', en: 'Reason' },
  reasonIfAny: { de: 'Grund, wenn nötig', en: 'Reason, if needed' },
  print: { de: 'Drucken:', en: 'Print:' },
  paper: {
    de: (paper: keyof (typeof paperNames)['de']) => paperNames.de[paper],
    en: (paper: keyof (typeof paperNames)['de']) => paperNames.en[paper],
  },
  show: { de: 'Zeigen', en: 'Show' },
  all: { de: 'alle', en: 'all' },
  dispute: { de: 'Streit', en: 'dispute' },
  failed: { de: 'Prüfung rot', en: 'check fails' },
  slow: { de: 'langsam', en: 'slow' },
  unconfirmed: { de: 'unbestätigt', en: 'unconfirmed' },
  missing: { de: 'fehlt', en: 'missing' },
  done: { de: 'fertig', en: 'done' },
  findTable: { de: 'Tisch oder Name', en: 'Table or name' },
  noTable: { de: 'Kein Tisch passt dazu.', en: 'No table fits.' },
  failedAt: {
    de: (code: string, seat: number | null, line: number | null) => `${code}${at(seat, line, 'Platz', 'Spiel')}`,
    en: (code: string, seat: number | null, line: number | null) => `${code}${at(seat, line, 'seat', 'deal')}`,
  },
  behind: {
    de: (deals: number) => `${deals} Spiele zurück`,
    en: (deals: number) => `${deals} deals behind`,
  },
  deal: { de: (number: number) => `Spiel ${number}`, en: (number: number) => `Deal ${number}` },
  deals: { de: (number: number) => `${number} Spiele`, en: (number: number) => `${number} deals` },
  table: { de: (number: number) => `Tisch ${number}`, en: (number: number) => `Table ${number}` },
  onPaper: { de: 'Liste auf Papier', en: 'list on paper' },
  byDeals: { de: 'Spiel für Spiel', en: 'deal by deal' },
  check: {
    de: (code: keyof (typeof checks)['de'], seat?: number | null, line?: number | null) =>
      checks.de[code] + at(seat ?? null, line ?? null, 'Platz', 'Spiel'),
    en: (code: keyof (typeof checks)['de'], seat?: number | null, line?: number | null) =>
      checks.en[code] + at(seat ?? null, line ?? null, 'seat', 'deal'),
  },
  instead: {
    de: (found: string, expected: string) => `(${found} statt ${expected})`,
    en: (found: string, expected: string) => `(${found} instead of ${expected})`,
  },
  openList: { de: 'Zu den Listen', en: 'To the lists' },
  seat: { de: 'Platz', en: 'Seat' },
  name: { de: 'Name', en: 'Name' },
  points: { de: 'Punkte', en: 'Points' },
  won: { de: 'gewonnen', en: 'won' },
  lost: { de: 'verloren', en: 'lost' },
  total: { de: 'Summe', en: 'Total' },
  onTheList: { de: 'auf der Liste', en: 'on the list' },
  noLists: {
    de: 'Erst auslosen; dann werden hier Listen eingegeben.',
    en: 'Draw first; lists are entered here then.',
  },
  paperList: { de: 'Papierliste', en: 'Paper list' },
  tableWord: { de: 'Tisch', en: 'Table' },
  noSuchTable: {
    de: (number: string) => `Tisch ${number} gibt es nicht.`,
    en: (number: string) => `There is no table ${number}.`,
  },
  cell: {
    de: (seat: number, field: string) => `Platz ${seat}, ${field}`,
    en: (seat: number, field: string) => `Seat ${seat}, ${field}`,
  },
  passedDeals: { de: 'eingepasst', en: 'passed' },
  notPlayedDeals: { de: 'nicht gespielt', en: 'not played' },
  gamesAddUp: {
    de: (games: number, passed: number, fixed: number) => `Spiele: ${games} gespielt + ${passed} eingepasst = ${fixed}`,
    en: (games: number, passed: number, fixed: number) => `Deals: ${games} played + ${passed} passed = ${fixed}`,
  },
  paperFault: { de: germanFault, en: englishFault },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: (table: number) => `Tisch ${table} gespeichert.`, en: (table: number) => `Table ${table} saved.` },
  savedRed: {
    de: (table: number) => `Tisch ${table} gespeichert; eine Prüfung ist rot.`,
    en: (table: number) => `Table ${table} saved; a check fails.`,
  },
  alreadyEntered: { de: 'Diese Liste ist schon eingegeben.', en: 'This list is entered already.' },
  change: { de: 'Ändern', en: 'Change' },
  secondReading: { de: 'zweite Lesung', en: 'second reading' },
  readTwice: {
    de: (table: number) => `Tisch ${table}: zweimal gelesen, beide gleich.`,
    en: (table: number) => `Table ${table}: read twice, both alike.`,
  },
  readingsDiffer: {
    de: 'Die beiden Lesungen weichen ab. Nachsehen, berichtigen und speichern:',
    en: 'The two readings differ. Look again, correct and save:',
  },
  difference: {
    de: (cell: string, stored: number, typed: number) => `${cell}: zuerst ${stored}, jetzt ${typed}`,
    en: (cell: string, stored: number, typed: number) => `${cell}: first ${stored}, now ${typed}`,
  },
  changedMeanwhile: {
    de: 'Jemand hat diese Liste inzwischen eingegeben. Dort steht:',
    en: 'Somebody has entered this list meanwhile. It says:',
  },
  theirLine: {
    de: (seat: number, points: number, won: number, lost: number) =>
      `Platz ${seat}: ${points} Punkte, ${won} gewonnen, ${lost} verloren`,
    en: (seat: number, points: number, won: number, lost: number) =>
      `Seat ${seat}: ${points} points, ${won} won, ${lost} lost`,
  },
  keepMine: { de: 'Meine speichern', en: 'Save mine' },
  keptMine: { de: 'gleichzeitig eingegeben, diese gilt', en: 'entered at the same time, this one counts' },
  leaveTheirs: { de: 'Die andere lassen', en: 'Leave the other' },
  leftAsIs: {
    de: (table: number) => `Tisch ${table} bleibt, wie er ist.`,
    en: (table: number) => `Table ${table} stays as it is.`,
  },
  takenBack: { de: 'gleich nach dem Speichern berichtigt', en: 'corrected at once after saving' },
  stillMissing: { de: 'Fehlen noch', en: 'Still missing' },
  nothingMissing: { de: 'Alle Listen sind da.', en: 'All lists are in.' },
  fieldCount: {
    de: (field: number, here: number, waiting: number) =>
      `${field} gemeldet, ${here} da${waiting === 0 ? '' : `, ${waiting} warten`}`,
    en: (field: number, here: number, waiting: number) =>
      `${field} entered, ${here} here${waiting === 0 ? '' : `, ${waiting} waiting`}`,
  },
  findPerson: { de: 'Startnummer oder Name', en: 'Start number or name' },
  findPersonHelp: {
    de: 'Enter: ist da. Umschalt + Enter: ist da und hat bezahlt.',
    en: 'Enter: is here. Shift + Enter: is here and has paid.',
  },
  here: { de: (names: string) => `${names} ist da.`, en: (names: string) => `${names} is here.` },
  hereAndPaid: {
    de: (names: string) => `${names} ist da und hat bezahlt.`,
    en: (names: string) => `${names} is here and has paid.`,
  },
  entered: { de: (name: string) => `${name} spielt mit.`, en: (name: string) => `${name} plays.` },
  nobodyFound: { de: 'Niemand heißt so.', en: 'Nobody is called that.' },
  severalFound: {
    de: (count: number) => `${count} passen; weiter tippen oder die Nummer nehmen.`,
    en: (count: number) => `${count} fit; type on or take the number.`,
  },
  moreFound: {
    de: (count: number) => `und ${count} weitere; weiter tippen.`,
    en: (count: number) => `and ${count} more; type on.`,
  },
  number: { de: 'Nr.', en: 'No.' },
  club: { de: 'Verein', en: 'Club' },
  present: { de: 'Anwesend', en: 'Present' },
  isHere: { de: 'ist da', en: 'is here' },
  isHereAndPaid: { de: 'da und bezahlt', en: 'here and paid' },
  noteHere: { de: (name: string) => `${name} ist da`, en: (name: string) => `${name} is here` },
  notePaid: { de: (name: string) => `${name}: da und bezahlt`, en: (name: string) => `${name}: here and paid` },
  personState: {
    de: (state: keyof (typeof personStates)['de']) => personStates.de[state],
    en: (state: keyof (typeof personStates)['de']) => personStates.en[state],
  },
  walkIn: { de: 'Ohne Anmeldung', en: 'Walk-in' },
  paysNow: { de: 'bezahlt jetzt', en: 'pays now' },
  enter: { de: 'Eintragen', en: 'Enter' },
  importPeople: { de: 'Aus einer Datei', en: 'From a file' },
  csvFile: { de: 'CSV-Datei mit einer Zeile Überschriften', en: 'CSV file with a line of headings' },
  wouldEnter: {
    de: (count: number) => `${count} Spieler sind zu lesen.`,
    en: (count: number) => `${count} players can be read.`,
  },
  haveEntered: {
    de: (count: number) => `${count} Spieler eingetragen.`,
    en: (count: number) => `${count} players entered.`,
  },
  fileLine: {
    de: (line: number, message: string) => `Zeile ${line}: ${message}`,
    en: (line: number, message: string) => `Line ${line}: ${message}`,
  },
  enterAll: {
    de: (count: number) => `Alle ${count} eintragen`,
    en: (count: number) => `Enter all ${count}`,
  },
  scope: {
    de: (scope: keyof (typeof scopeNames)['de']) => scopeNames.de[scope],
    en: (scope: keyof (typeof scopeNames)['de']) => scopeNames.en[scope],
  },
  isFinal: { de: 'endgültig', en: 'final' },
  isProvisional: { de: 'vorläufig', en: 'provisional' },
  rank: { de: 'Rang', en: 'Rank' },
  tieBy: {
    de: (key: keyof (typeof tieNames)['de']) => ` gleich, entschieden durch ${tieNames.de[key]}`,
    en: (key: keyof (typeof tieNames)['de']) => ` level, decided by ${tieNames.en[key]}`,
  },
  cutHere: { de: ' ab hier ausgeschieden', en: ' out from here on' },
  cut: { de: 'Die Besten kommen weiter', en: 'The best go on' },
  bestGoOn: { de: 'So viele kommen weiter', en: 'So many go on' },
  cutSay: {
    de: (out: number, session: number) =>
      `${out} Spieler scheiden nach Serie ${session} aus. Zurücknehmen geht, bis die nächste Serie ausgelost ist.`,
    en: (out: number, session: number) =>
      `${out} players go out after session ${session}. This can be taken back until the next session is drawn.`,
  },
  undoCut: { de: 'Cut zurücknehmen', en: 'Undo the cut' },
  undoCutSay: {
    de: 'Alle, die ausgeschieden waren, sind wieder im Feld.',
    en: 'Everybody who was out is in the field again.',
  },
  noPrizes: { de: 'Es ist kein Preisplan angekündigt.', en: 'No prizes are announced.' },
  pot: {
    de: (cents: string, left: string) => `Im Topf ${cents}, übrig ${left}.`,
    en: (cents: string, left: string) => `${cents} in the pot, ${left} left.`,
  },
  prize: { de: 'Preis', en: 'Prize' },
  nothingToPrint: {
    de: 'Sitzpläne und Spiellisten gibt es, sobald eine Serie ausgelost ist.',
    en: 'Seatings and score sheets are here as soon as a session is drawn.',
  },
  kindOfEvent: { de: 'Was für ein Turnier', en: 'What kind of event' },
  preset: {
    de: (name: keyof (typeof presetWords)['de']) => presetWords.de[name][0],
    en: (name: keyof (typeof presetWords)['de']) => presetWords.en[name][0],
  },
  presetSays: {
    de: (name: keyof (typeof presetWords)['de']) => presetWords.de[name][1],
    en: (name: keyof (typeof presetWords)['de']) => presetWords.en[name][1],
  },
  eventName: { de: 'Name des Turniers', en: 'Name of the event' },
  howManySessions: { de: 'Serien', en: 'Sessions' },
  dealsAtFour: { de: 'Spiele am Vierertisch', en: 'Deals at a table of four' },
  dealsAtFourHint: { de: 'zu dritt drei Viertel davon', en: 'at a table of three three quarters of them' },
  fee: { de: 'Startgeld in Euro', en: 'Entry fee in euros' },
  feeHint: { de: '0: keines. Es kommt ganz in die Preise.', en: '0: none. All of it goes into the prizes.' },
  announce: { de: 'Turnier anlegen', en: 'Set up the event' },
  nextField: { de: 'nächstes Feld', en: 'next field' },
  fieldBefore: { de: 'zurück', en: 'back' },
  toTable: { de: 'zur Tischnummer', en: 'to the table number' },
  compareTotals: { de: 'auch Summen vergleichen', en: 'compare totals too' },
  saveWithReason: { de: 'speichern mit Grund', en: 'save with a reason' },
  lastBack: { de: 'letzten Tisch zurückholen', en: 'take the last table back' },
  clearField: { de: 'Feld leeren', en: 'clear the field' },
});
