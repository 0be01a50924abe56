import { dictionary } from '../words/dictionary';

/** What all pages say. */
export const kitWords = dictionary({
  home: { de: 'Startseite', en: 'Start page' },
  skip: { de: 'Zum Inhalt', en: 'Skip to content' },
  places: { de: 'Bereiche', en: 'Places' },
  laws: { de: 'Gesetze', en: 'Laws' },
  value: { de: 'Spielwert', en: 'Value' },
  language: { de: 'Sprache', en: 'Language' },
  darker: { de: 'Dunkel', en: 'Dark' },
  lighter: { de: 'Hell', en: 'Light' },
  offline: {
    de: 'Kein Netz. Was hier steht, kann veraltet sein.',
    en: 'No network. What you see may be out of date.',
  },
  unreachable: {
    de: 'Der Dienst antwortet nicht. Gleich noch einmal versuchen.',
    en: 'The service does not answer. Please try again in a moment.',
  },
  broken: {
    de: 'Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meist.',
    en: 'Something went wrong on this page. Loading it again mostly helps.',
  },
  notFound: { de: 'Diese Seite gibt es nicht', en: 'There is no such page' },
  toStart: { de: 'Zur Startseite', en: 'To the start page' },
});
