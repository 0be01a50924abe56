import { defineProblems } from '../../../platform';

export const paperProblems = defineProblems({
  'session-needed': {
    status: 422,
    title: { en: 'Name a session', de: 'Eine Serie angeben' },
    explanation: {
      en: 'Seating and score sheets belong to one session: add `?session=` and its number.',
      de: 'Sitzpläne und Spiellisten gehören zu einer Serie: `?session=` und ihre Nummer anfügen.',
    },
  },
  'no-session-of-records': {
    status: 422,
    title: { en: 'These records are of the whole event', de: 'Diese Aufzeichnungen gelten für das ganze Turnier' },
    explanation: {
      en: 'Leave `session` out; where a line belongs to a session, it says so.',
      de: '`session` weglassen; wo eine Zeile zu einer Serie gehört, steht es in ihr.',
    },
  },
  'no-session-of-prizes': {
    status: 422,
    title: { en: 'Prizes belong to no single session', de: 'Preise gehören zu keiner einzelnen Serie' },
    explanation: {
      en: 'Prizes are those of the whole event: leave `session` out.',
      de: 'Preise gelten für das ganze Turnier: `session` weglassen.',
    },
  },
});
