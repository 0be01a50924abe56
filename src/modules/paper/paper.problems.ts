import { defineProblems } from '../../platform';

export const paperProblems = defineProblems({
  'session-needed': {
    status: 422,
    title: { en: 'Name a session', de: 'Eine Serie angeben' },
    explanation: {
      en: 'Seating and score sheets belong to one session, prizes to the whole event.',
      de: 'Sitzpläne und Spiellisten gehören zu einer Serie, Preise zum ganzen Turnier.',
    },
  },
});
