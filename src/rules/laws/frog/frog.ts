/*
 * Foster, Frog (a game told beside Skat; its paragraphs have no numbers)
 *
 * | word     | title                     | status     |
 * | -------- | ------------------------- | ---------- |
 * | players  | Three to five             | definition |
 * | cards    | Thirty-six cards          | definition |
 * | dealing  | Order of dealing          | definition |
 * | offers   | Offers                    | definition |
 * | frog     | Frog                      | definition |
 * | playing  | Follow or trump           | definition |
 * | payment  | Who pays                  | definition |
 * | chico    | Chico                     | definition |
 * | grand    | Grand                     | definition |
 * | named    | The game that was offered | definition |
 * | settling | Settling                  | definition |
 * | silence  | Errors                    | referee    |
 */
import type { UnseenLaw } from '../../irregularities/judging-law';
import type { Law } from '../law';

const definition = (
  word: string,
  group: Law['group'],
  title: Law['title'],
  summary: Law['summary'],
  doubts?: Law['doubts'],
): Law => ({
  number: { frog: word },
  group,
  status: 'definition',
  title,
  summary,
  evidence: 'verified',
  ...(doubts && { doubts }),
});

export const players = definition(
  'players',
  'table',
  { en: 'Three to five', de: 'Drei bis fünf' },
  {
    en: 'Three to five play, three of them in a deal: of four the dealer has no cards, of five two on his left and one on his right have them.',
    de: 'Drei bis fünf spielen mit, drei davon in einem Spiel: zu viert bekommt der Geber keine Karten, zu fünft bekommen sie zwei links und einer rechts von ihm.',
  },
);

export const cards = definition(
  'cards',
  'cards',
  { en: 'Thirty-six cards', de: 'Sechsunddreißig Karten' },
  {
    en: 'A 10 K Q J 9 8 7 6 in each suit count 11, 10, 4, 3, 2 and nothing, 120 in all; no jack is a trump by itself.',
    de: 'As 10 K D B 9 8 7 6 in jeder Farbe zählen 11, 10, 4, 3, 2 und nichts, zusammen 120; kein Bube ist von selbst Trumpf.',
  },
);

export const dealing = definition(
  'dealing',
  'dealing',
  { en: 'Order of dealing', de: 'Folge beim Geben' },
  {
    en: 'Three cards each, three for the widow, then twice four each: eleven cards in a hand. The deal passes to the left.',
    de: 'Je drei, drei in den Skat, dann zweimal je vier: elf Karten für jeden. Das Geben geht links herum.',
  },
  [
    {
      en: 'What follows when it is dealt otherwise is not said.',
      de: 'Was folgt, wenn anders gegeben wird, wird nicht gesagt.',
    },
  ],
);

export const offers = definition(
  'offers',
  'bidding',
  { en: 'Offers', de: 'Gebote' },
  {
    en: 'In turn from the dealer’s left each may offer a game; the highest stands, and nobody goes above his own before he has been overbid.',
    de: 'Der Reihe nach, links vom Geber beginnend, darf jeder ein Spiel bieten; das höchste gilt, und keiner geht über das eigene, solange er nicht überboten ist.',
  },
  [
    {
      en: 'Whether who has passed may still offer, and what follows when nobody does, is not said.',
      de: 'Ob jemand nach dem Passen noch bieten darf und was folgt, wenn niemand bietet, wird nicht gesagt.',
    },
  ],
);

export const frogGame = definition(
  'frog',
  'games',
  { en: 'Frog', de: 'Frog' },
  {
    en: 'Hearts are trumps; the widow is shown and taken, three cards are laid away and count for the declarer. A point over or under 60 is one counter.',
    de: 'Herz ist Trumpf; der Skat wird gezeigt und aufgenommen, drei Karten werden gedrückt und zählen für den Alleinspieler. Ein Auge über oder unter 60 kostet eine Marke.',
  },
);

export const playing = definition(
  'playing',
  'playing',
  { en: 'Follow or trump', de: 'Bedienen oder stechen' },
  {
    en: 'The player on the dealer’s left leads first. Suit must be followed; who cannot must trump, but need not beat a card or a trump.',
    de: 'Links vom Geber wird zuerst ausgespielt. Es muss bedient werden; wer nicht kann, muss Trumpf legen, braucht aber weder zu überbieten noch zu überstechen.',
  },
);

export const payment = definition(
  'payment',
  'scoring',
  { en: 'Who pays', de: 'Wer zahlt' },
  {
    en: 'A winner is paid by the two others who held cards; who has less than 60 pays everybody at the table, the idle too.',
    de: 'Einem Gewinner zahlen die beiden anderen mit Karten; wer weniger als 60 hat, zahlt allen am Tisch, auch denen ohne Karten.',
  },
  [
    {
      en: 'That the idle are paid stands under Frog; under Chico and Grand only their rates do.',
      de: 'Dass auch die ohne Karten bekommen, steht bei Frog; bei Chico und Grand stehen nur die Sätze.',
    },
  ],
);

export const chico = definition(
  'chico',
  'games',
  { en: 'Chico', de: 'Chico' },
  {
    en: 'Above Frog: any trump but hearts, the widow untouched and counted for the declarer; a point is two counters.',
    de: 'Über Frog: jeder Trumpf außer Herz, der Skat bleibt liegen und zählt für den Alleinspieler; ein Auge kostet zwei Marken.',
  },
);

export const grand = definition(
  'grand',
  'games',
  { en: 'Grand', de: 'Grand' },
  {
    en: 'The highest: hearts are trumps, the widow stays untouched to the end; a point is four counters.',
    de: 'Das höchste: Herz ist Trumpf, der Skat bleibt bis zum Ende liegen; ein Auge kostet vier Marken.',
  },
);

export const named = definition(
  'named',
  'announcing',
  { en: 'The game that was offered', de: 'Das gebotene Spiel' },
  {
    en: 'The game that was offered is played, neither a higher nor a lower one.',
    de: 'Gespielt wird das gebotene Spiel, kein höheres und kein niedrigeres.',
  },
);

export const settling = definition(
  'settling',
  'scoring',
  { en: 'Settling', de: 'Abrechnen' },
  {
    en: 'Where counters are not paid at once, scores are settled as in Skat.',
    de: 'Wird nicht sofort in Marken gezahlt, rechnet man ab wie beim Skat.',
  },
);

/** The text is silent on every error. */
export const silence: UnseenLaw = {
  number: { frog: 'silence' },
  group: 'conduct',
  status: 'referee',
  answers: [
    'wrong-card-count-dealt',
    'card-exposed-by-dealer',
    'card-faced-in-pack',
    'pack-imperfect',
    'deal-out-of-turn',
    'misdeal',
    'lead-out-of-turn',
    'revoke',
  ],
  title: { en: 'Errors', de: 'Fehler' },
  summary: {
    en: 'The text on Frog says nothing of misdeals, revokes or any other error; the referee decides.',
    de: 'Der Text über Frog sagt nichts über Vergeben, falsches Bedienen oder andere Fehler; der Schiedsrichter entscheidet.',
  },
  evidence: 'derived',
};
