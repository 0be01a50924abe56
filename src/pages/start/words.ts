import { dictionary } from '../words/dictionary';

/** Words of the start page. */
export const startWords = dictionary({
  title: { de: 'Kennt die Skatgesetze. Führt Turniere.', en: 'Knows the laws of Skat. Runs tournaments.' },
  purpose: {
    de: 'Was ein Spiel wert ist, was bei einem Fehler gilt, wer wo sitzt und wie es steht. Zu jeder Antwort das Gesetz, auf dem sie ruht.',
    en: 'What a game is worth, what follows from a mistake, who sits where and how they stand. With every answer the law it rests on.',
  },
  curious: { de: 'Wer es wissen will', en: 'Whoever wants to know' },
  curiousSay: { de: 'Was zählt das Spiel, was darf ich reizen?', en: 'What does it count, what may I bid?' },
  toValue: { de: 'ein Spiel berechnen', en: 'work out a game' },
  referees: { de: 'Schiedsrichter', en: 'Referees' },
  refereesSay: { de: 'Was ist geschehen, was gilt?', en: 'What has happened, what follows?' },
  toLaws: { de: 'ins Gesetz sehen', en: 'look into the laws' },
  programmers: { de: 'Für Programmierer', en: 'For programmers' },
  programmersSay: { de: 'Dieselben Antworten als JSON.', en: 'The same answers as JSON.' },
  readInterface: { de: 'Schnittstelle lesen', en: 'Read the interface' },
  contract: { de: 'Vertrag als Datei', en: 'Contract as a file' },
  problems: { de: 'Fehler und was dann zu tun ist', en: 'Errors, and what to do about them' },
});
