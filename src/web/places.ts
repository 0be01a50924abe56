import type { Text } from '../platform';

/** A place of the pages, as the server knows it before any script has run. */
export interface Place {
  /** Its addresses, as routes of a controller. */
  readonly routes: readonly string[];
  readonly title: Text;
  /** A sentence for those who find the page by a search. */
  readonly description: Text;
}

export const startPlace: Place = {
  routes: ['/'],
  title: { en: 'Knows the laws of Skat. Runs tournaments.', de: 'Kennt die Skatgesetze. Führt Turniere.' },
  description: {
    en: 'What may be bid, what a game is worth and what follows from a mistake, with the law each answer rests on; and whole tournaments.',
    de: 'Was gereizt werden darf, was ein Spiel wert ist und was bei einem Fehler gilt, mit dem Gesetz zu jeder Antwort; und ganze Turniere.',
  },
};

export const lawsPlace: Pick<Place, 'title' | 'description'> = {
  title: { en: 'Laws of Skat', de: 'Gesetze des Skats' },
  description: {
    en: 'The laws of Skat in every code and edition, side by side, with what follows from each.',
    de: 'Die Gesetze des Skats in allen Ordnungen und Fassungen nebeneinander, und was aus jedem folgt.',
  },
};

/** All other places. */
export const places: readonly Place[] = [
  {
    routes: ['value'],
    title: { en: 'What is it worth?', de: 'Was ist es wert?' },
    description: {
      en: 'What a game of Skat is worth, step by step with its laws, and what may be bid.',
      de: 'Was ein Skatspiel zählt, Schritt für Schritt mit den Gesetzen, und was gereizt werden darf.',
    },
  },
  {
    routes: ['deals'],
    title: { en: 'What happened?', de: 'Was ist geschehen?' },
    description: {
      en: 'A deal of Skat trick by trick, with its mistakes and its result.',
      de: 'Ein Skatspiel Stich für Stich, mit seinen Fehlern und seinem Ergebnis.',
    },
  },
  {
    routes: ['events', 'events/:event', 'events/:event/screen'],
    title: { en: 'Tournaments', de: 'Turniere' },
    description: {
      en: 'Where you sit and how you stand: seating, standings and results of tournaments of Skat.',
      de: 'Wo man sitzt und wie man steht: Sitzplan, Stand und Ergebnisse von Skatturnieren.',
    },
  },
  {
    routes: ['t/:table'],
    title: { en: 'The table', de: 'Der Tisch' },
    description: { en: 'The score sheet of a table.', de: 'Die Spielliste eines Tisches.' },
  },
  {
    routes: ['desk', 'desk/*'],
    title: { en: 'Tournament desk', de: 'Turniertisch' },
    description: { en: 'Running a tournament of Skat.', de: 'Ein Skatturnier leiten.' },
  },
  {
    routes: ['referee', 'referee/*'],
    title: { en: 'Referee', de: 'Schiedsrichter' },
    description: {
      en: 'From what has happened at the table to the ruling and its law.',
      de: 'Von dem, was am Tisch geschehen ist, zur Entscheidung und ihrem Gesetz.',
    },
  },
];
