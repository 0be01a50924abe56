/** An announcement: its title, the body of `POST /v1/contracts/validate`, the first fault with its law, what stands. */
export type AnnouncementRow = readonly [
  title: string,
  body: object,
  fault: string | undefined,
  law: string | undefined,
  contract: object | null,
];

const suit = { game: 'suit', trump: 'S' };
const tournee = (trump: string) => ({ game: 'tournee', trump });

/** Announcements under the ISkO. */
export const ISKO_ANNOUNCEMENTS: readonly AnnouncementRow[] = [
  ['a plain suit game after taking the skat stands', { skat: 'taken', contract: suit }, undefined, undefined, suit],
  [
    'a Hand game with schneider announced stands',
    { skat: 'untouched', contract: { ...suit, hand: true, announced: 'schneider' } },
    undefined,
    undefined,
    { ...suit, hand: true, announced: 'schneider' },
  ],
  [
    'an untouched skat without the word Hand is no Hand game',
    { skat: 'untouched', contract: suit },
    undefined,
    undefined,
    suit,
  ],
  [
    'Hand after taking the skat drops out',
    { skat: 'taken', contract: { ...suit, hand: true } },
    'hand-not-allowed',
    'isko-2022:2.6',
    suit,
  ],
  [
    'C064: Grand with schneider announced but without Hand is a plain Grand',
    { skat: 'untouched', contract: { game: 'grand', announced: 'schneider' } },
    'hand-not-said',
    'isko-2022:2.6',
    { game: 'grand' },
  ],
  [
    'schneider cannot be announced with the skat seen',
    { skat: 'taken', contract: { ...suit, announced: 'schneider' } },
    'hand-not-said',
    'isko-2022:2.6',
    suit,
  ],
  [
    'an open Grand from the hand carries schwarz announced',
    { skat: 'untouched', contract: { game: 'grand', hand: true, ouvert: true } },
    undefined,
    undefined,
    { game: 'grand', hand: true, ouvert: true, announced: 'schwarz' },
  ],
  [
    'an open suit game after taking the skat is a plain one',
    { skat: 'taken', contract: { ...suit, hand: true, ouvert: true } },
    'hand-not-allowed',
    'isko-2022:2.6',
    suit,
  ],
  [
    'Null ouvert stands in both classes',
    { skat: 'taken', contract: { game: 'null', ouvert: true } },
    undefined,
    undefined,
    { game: 'null', ouvert: true },
  ],
  [
    'no level is announced in Null',
    { skat: 'untouched', contract: { game: 'null', hand: true, announced: 'schwarz' } },
    'announcement-not-allowed',
    'isko-2022:2.6',
    { game: 'null', hand: true },
  ],
  ['the skat is not turned', { skat: 'turned', turned: ['H7'], contract: suit }, 'skat-use', 'isko-2022:2.6', null],
];

/** Announcements under Foster's laws. */
export const FOSTER_ANNOUNCEMENTS: readonly AnnouncementRow[] = [
  [
    'foster:38: a Solo in any suit with the skat untouched',
    { skat: 'untouched', contract: { game: 'solo', trump: 'C', announced: 'schwarz' } },
    undefined,
    undefined,
    { game: 'solo', trump: 'C', announced: 'schwarz' },
  ],
  [
    'foster:39: an open Grand carries schwarz announced',
    { skat: 'untouched', contract: { game: 'open-grand' } },
    undefined,
    undefined,
    { game: 'open-grand', announced: 'schwarz' },
  ],
  [
    'foster:40: the turned card makes the tournee',
    { skat: 'turned', turned: ['HQ'], contract: tournee('H') },
    undefined,
    undefined,
    tournee('H'),
  ],
  [
    'foster:40: another suit than the turned one is not played',
    { skat: 'turned', turned: ['HQ'], contract: tournee('C') },
    'not-the-turned-suit',
    'foster:40',
    tournee('H'),
  ],
  [
    'foster:28: both cards taken together force a Gucki Grand',
    { skat: 'taken', contract: { game: 'solo', trump: 'C' } },
    'skat-use',
    'foster:28',
    { game: 'gucki-grand' },
  ],
  [
    'foster:28: a Nullo may be played with both cards taken',
    { skat: 'taken', contract: { game: 'gucki-nullo' } },
    undefined,
    undefined,
    { game: 'gucki-nullo' },
  ],
  [
    'foster:28: a second card turned is passt-mir-nicht',
    { skat: 'second-turned', turned: ['S9'], contract: tournee('S') },
    undefined,
    undefined,
    { ...tournee('S'), passtMirNicht: true },
  ],
  [
    'foster:29: both exposed, the suit of higher value is played',
    { skat: 'both-exposed', turned: ['D9', 'CJ'], contract: tournee('D') },
    'not-the-turned-suit',
    'foster:29',
    tournee('C'),
  ],
  [
    'foster:29: no Grand after both were exposed',
    { skat: 'both-exposed', turned: ['D9', 'CJ'], contract: { game: 'turned-grand' } },
    'turned-card-forbids',
    'foster:29',
    tournee('C'),
  ],
  [
    'foster:30: a turned jack allows the Grand',
    { skat: 'turned', turned: ['HJ'], contract: { game: 'turned-grand' } },
    undefined,
    undefined,
    { game: 'turned-grand' },
  ],
  [
    'foster:30: no other card does',
    { skat: 'turned', turned: ['H9'], contract: { game: 'turned-grand' } },
    'turned-card-forbids',
    'foster:30',
    tournee('H'),
  ],
  [
    'foster:31: a turned seven allows Nullo where it was agreed',
    { skat: 'turned', turned: ['S7'], contract: { game: 'turned-nullo' }, options: { games: ['turned-nullo'] } },
    undefined,
    undefined,
    { game: 'turned-nullo' },
  ],
  [
    'foster:31: and not where it was not',
    { skat: 'turned', turned: ['S7'], contract: { game: 'turned-nullo' } },
    'game-not-agreed',
    'foster:1',
    tournee('S'),
  ],
  [
    'foster:31: a turned nine never does',
    { skat: 'turned', turned: ['S9'], contract: { game: 'turned-nullo' }, options: { games: ['turned-nullo'] } },
    'turned-card-forbids',
    'foster:31',
    tournee('S'),
  ],
  [
    'foster:41: no level in a game with the skat',
    { skat: 'turned', turned: ['HQ'], contract: { ...tournee('H'), announced: 'schneider' } },
    'announcement-not-allowed',
    'foster:41',
    tournee('H'),
  ],
  [
    'foster:1: Revolution only where the table has agreed',
    { skat: 'untouched', contract: { game: 'revolution' } },
    'game-not-agreed',
    'foster:1',
    null,
  ],
];
