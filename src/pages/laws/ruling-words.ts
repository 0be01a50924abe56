import type { components } from '../api/contract';
import type { Word } from '../words/dictionary';

type Law = components['schemas']['Law'];
type Sentences<Key extends string> = Readonly<Record<Key, Readonly<Record<'de' | 'en', string>>>>;

/** How well a text is known. */
export const evidenceWords = {
  verified: { de: 'am Text geprüft', en: 'checked against the text' },
  court: { de: 'aus Entscheidungen des Skatgerichts', en: 'from decisions of the court' },
  secondary: { de: 'aus zweiter Hand', en: 'second hand' },
  derived: { de: 'gefolgert', en: 'concluded' },
  assumed: { de: 'angenommen', en: 'assumed' },
} satisfies Sentences<Law['evidence']>;

/** What the service does with a law. */
export const statusWords = {
  executable: { de: 'Der Dienst entscheidet danach selbst.', en: 'The service rules by it.' },
  definition: { de: 'Der Dienst rechnet damit.', en: 'The service calculates with it.' },
  referee: { de: 'Hier entscheidet der Schiedsrichter.', en: 'The referee decides here.' },
} satisfies Sentences<Law['status']>;

/** Headings under which the laws of a code stand. */
export const groupWords = {
  games: { de: 'Spiele', en: 'Games' },
  table: { de: 'Tisch', en: 'Table' },
  cards: { de: 'Karten', en: 'Cards' },
  dealing: { de: 'Geben', en: 'Dealing' },
  skat: { de: 'Skat', en: 'Skat' },
  bidding: { de: 'Reizen', en: 'Bidding' },
  announcing: { de: 'Ansagen', en: 'Announcing' },
  playing: { de: 'Spielen', en: 'Playing' },
  revoke: { de: 'Bedienen', en: 'Following suit' },
  conduct: { de: 'Verhalten', en: 'Conduct' },
  ending: { de: 'Ende des Spiels', en: 'End of a game' },
  scoring: { de: 'Rechnen', en: 'Scoring' },
} as Readonly<Record<string, Word & Readonly<Record<'de' | 'en', string>>>>;

/** What a ruling comes to. */
export const dispositionWords = {
  'new-deal': { de: 'neu geben', en: 'new deal' },
  'deal-stands': { de: 'das Geben gilt', en: 'the deal stands' },
  recut: { de: 'neu abheben', en: 'cut again' },
  'hand-reduced': { de: 'das Blatt wird ergänzt', en: 'the hand is reduced' },
  refused: { de: 'nicht erlaubt', en: 'not allowed' },
  allowed: { de: 'erlaubt', en: 'allowed' },
  'no-offence': { de: 'kein Fehler', en: 'no offence' },
  corrected: { de: 'wird berichtigt', en: 'is put right' },
  stands: { de: 'gilt', en: 'stands' },
  'forced-game': { de: 'ein bestimmtes Spiel ist zu spielen', en: 'a certain game must be played' },
  'game-won': { de: 'Spiel gewonnen', en: 'game won' },
  'game-lost': { de: 'Spiel verloren', en: 'game lost' },
  'play-on': { de: 'weiterspielen', en: 'play on' },
  choice: { de: 'die andere Seite wählt', en: 'the other side chooses' },
  'breach-without-penalty': { de: 'Verstoß ohne Folge', en: 'breach without penalty' },
  referee: { de: 'der Schiedsrichter entscheidet', en: 'the referee decides' },
} as const;

/** Who did it, or who may choose. */
export const partyWords: Sentences<string> = {
  declarer: { de: 'Alleinspieler', en: 'declarer' },
  opponent: { de: 'Gegner', en: 'opponent' },
  'opponent-not-played': { de: 'der Gegner, der noch nicht gespielt hat', en: 'the opponent who has not played' },
  'opponent-played': { de: 'der Gegner, der gespielt hat', en: 'the opponent who has played' },
  'other-opponent': { de: 'der andere Gegner', en: 'the other opponent' },
  'either-other': { de: 'jeder der beiden anderen', en: 'either of the others' },
  dealer: { de: 'Geber', en: 'dealer' },
  'same-dealer': { de: 'derselbe Geber', en: 'the same dealer' },
  'right-dealer': { de: 'der richtige Geber', en: 'the right dealer' },
  pone: { de: 'wer abhebt', en: 'pone' },
  active: { de: 'ein Spieler', en: 'a player' },
  idle: { de: 'wer aussetzt', en: 'who sits out' },
  newcomer: { de: 'wer hinzukommt', en: 'newcomer' },
  onlooker: { de: 'Zuschauer', en: 'onlooker' },
  table: { de: 'der Tisch', en: 'the table' },
  forehand: { de: 'Vorhand', en: 'forehand' },
  middlehand: { de: 'Mittelhand', en: 'middlehand' },
  rearhand: { de: 'Hinterhand', en: 'rearhand' },
};
