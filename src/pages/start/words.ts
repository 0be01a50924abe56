import { dictionary } from '../words/dictionary';

/** Words of the start page. */
export const startWords = dictionary({
  title: { de: 'Kennt die Skatgesetze. Führt Turniere.', en: 'Knows the laws of Skat. Runs tournaments.' },
  purpose: {
    de: 'Was ein Spiel wert ist, was bei einem Fehler gilt, wer wo sitzt und wie es steht. Zu jeder Antwort das Gesetz, auf dem sie ruht.',
    en: 'What a game is worth, what follows from a mistake, who sits where and how they stand. With every answer the law it rests on.',
  },
  search: { de: 'Ein Gesetz suchen', en: 'Search for a law' },
  searchHint: { de: 'nicht bedient, überreizt, 4.1.4', en: 'revoke, overbid, 4.1.4' },
  found: {
    de: (count: number) => (count === 1 ? '1 Gesetz' : `${count} Gesetze`),
    en: (count: number) => (count === 1 ? '1 law' : `${count} laws`),
  },
  nothing: {
    de: 'Kein Gesetz enthält alle diese Wörter.',
    en: 'No law contains all of these words.',
  },
  programmers: { de: 'Für Programmierer', en: 'For programmers' },
  programmersSay: { de: 'Dieselben Antworten als JSON.', en: 'The same answers as JSON.' },
  readInterface: { de: 'Schnittstelle lesen', en: 'Read the interface' },
  contract: { de: 'Vertrag als Datei', en: 'Contract as a file' },
  problems: { de: 'Fehler und was dann zu tun ist', en: 'Errors, and what to do about them' },
});
