/*
 * Foster, The Laws of Skat: ANNOUNCEMENTS
 *
 * | law | title                                    | status     |
 * | --- | ---------------------------------------- | ---------- |
 * | 38  | Games without the skat                   | definition |
 * | 39  | When a level is announced; open Grand    | definition |
 * | 40  | Taking up the skat announces the game    | definition |
 * | 41  | Nothing announced in games with the skat | definition |
 * | 42  | Opponents announce nothing               | definition |
 * | 43  | Who may call Ramsch                      | definition |
 */
import type { Law } from '../law';

export const gamesWithoutSkat: Law = {
  number: { foster: '38' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Games without the skat', de: 'Spiele ohne Skat' },
  summary: {
    en: 'Who leaves the skat untouched may play any suit, a Grand or a Nullo.',
    de: 'Wer den Skat liegen lässt, darf jede Farbe, Grand oder Nullo spielen.',
  },
  evidence: 'verified',
};

export const announcingLevels: Law = {
  number: { foster: '39' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'When a level is announced; open Grand', de: 'Zeitpunkt der Ansage; offener Grand' },
  summary: {
    en: 'Schneider or schwarz is announced with the game and before the first lead; an open Grand always carries schwarz announced.',
    de: 'Schneider oder Schwarz wird mit dem Spiel und vor dem ersten Ausspiel angesagt; ein offener Grand trägt immer Schwarz angesagt.',
  },
  evidence: 'verified',
};

export const takingUpAnnounces: Law = {
  number: { foster: '40' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Taking up the skat announces the game', de: 'Die Skataufnahme sagt das Spiel an' },
  summary: {
    en: 'How the skat is taken up announces a tournee, passt-mir-nicht or Gucki; a Gucki Nullo is said before the skat is touched, an open one before it is seen.',
    de: 'Die Art der Skataufnahme sagt Tournee, Passt-mir-nicht oder Gucki an; Gucki-Nullo wird vor dem Berühren, der offene vor dem Ansehen des Skats gesagt.',
  },
  evidence: 'verified',
};

export const noLevelsWithSkat: Law = {
  number: { foster: '41' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Nothing announced in games with the skat', de: 'Keine Ansage bei Spielen mit Skat' },
  summary: {
    en: 'Who uses the skat may announce neither schneider nor schwarz.',
    de: 'Wer den Skat benutzt, darf weder Schneider noch Schwarz ansagen.',
  },
  evidence: 'verified',
};

export const opponentsAnnounceNothing: Law = {
  number: { foster: '42' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Opponents announce nothing', de: 'Gegner sagen nichts an' },
  summary: {
    en: 'The opponents may never announce schneider or schwarz.',
    de: 'Die Gegner dürfen niemals Schneider oder Schwarz ansagen.',
  },
  evidence: 'verified',
};

export const whoMayCallRamsch: Law = {
  number: { foster: '43' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Who may call Ramsch', de: 'Wer Ramsch ansagen darf' },
  summary: {
    en: 'Only forehand may call Ramsch, and only when nobody has bid.',
    de: 'Nur Vorhand darf Ramsch ansagen, und nur wenn niemand geboten hat.',
  },
  evidence: 'verified',
};
