import type { IncidentKindId } from './incident-kinds';

/** Where people look for an incident, in the order of an evening at the table. */
export const INCIDENT_GROUPS = [
  'table',
  'before-dealing',
  'dealing',
  'bidding',
  'skat',
  'playing',
  'tricks',
  'conduct',
  'ending',
] as const;
export type IncidentGroup = (typeof INCIDENT_GROUPS)[number];

/** Under which group a kind of incident is found, and what players call it. */
export interface IncidentWords {
  readonly group: IncidentGroup;
  readonly synonyms: Readonly<Record<'de' | 'en', readonly string[]>>;
}

const words = (group: IncidentGroup, de: readonly string[], en: readonly string[]): IncidentWords => ({
  group,
  synonyms: { de, en },
});

/** Group and words of every kind of incident. */
export const INCIDENT_WORDS: Readonly<Record<IncidentKindId, IncidentWords>> = {
  'seats-drawn': words(
    'table',
    ['Plätze auslosen', 'Karten um die Plätze ziehen', 'wer sitzt wo'],
    ['draw for seats', 'cut for seats', 'who sits where'],
  ),
  withdraw: words(
    'table',
    ['aufhören', 'Tisch verlassen', 'aussteigen', 'nach Hause gehen'],
    ['leave the table', 'quit', 'stop playing'],
  ),
  join: words(
    'table',
    ['dazukommen', 'mitspielen wollen', 'neuer Spieler', 'vierter Mann'],
    ['new player', 'newcomer', 'come in'],
  ),
  'end-game': words(
    'table',
    ['Schluss machen', 'Runde beenden', 'letzte Runde'],
    ['end the sitting', 'last round', 'break up'],
  ),
  'shuffle-demand': words(
    'before-dealing',
    ['Mischen verlangt', 'noch einmal mischen', 'nachmischen'],
    ['wants to shuffle', 'shuffle again', 'demand a shuffle'],
  ),
  'faces-seen-in-shuffle': words(
    'before-dealing',
    ['offen gemischt', 'beim Mischen Karten gesehen', 'Mischen mit Einsicht'],
    ['shuffled face up', 'saw cards in the shuffle', 'careless shuffle'],
  ),
  'cutter-absent': words(
    'before-dealing',
    ['Abheber fehlt', 'niemand hebt ab', 'Mitspieler abwesend'],
    ['cutter away', 'nobody to cut', 'player absent'],
  ),
  cut: words(
    'before-dealing',
    ['falsch abgehoben', 'zu wenig abgehoben', 'drei Karten abgehoben'],
    ['wrong cut', 'too few cards cut', 'small packet'],
  ),
  'card-exposed-in-cut': words(
    'before-dealing',
    ['Karte beim Abheben aufgedeckt', 'Karte beim Abheben gesehen', 'beim Abheben umgedreht'],
    ['card shown in the cut', 'exposed while cutting', 'card turned in cutting'],
  ),
  'pack-not-cut': words(
    'before-dealing',
    ['nicht abgehoben', 'Abheben vergessen', 'nicht abheben lassen'],
    ['not cut', 'forgot to cut', 'no cut offered'],
  ),
  'card-faced-in-pack': words(
    'before-dealing',
    ['Karte verkehrt herum', 'umgedrehte Karte im Blatt', 'offene Karte im Stapel'],
    ['card upside down', 'faced card', 'card face up in the pack'],
  ),
  'pack-imperfect': words(
    'before-dealing',
    ['Karte fehlt', 'Karte doppelt', 'gezinkt', 'Spiel unvollständig'],
    ['card missing', 'two of a card', 'marked card'],
  ),
  'deal-out-of-turn': words(
    'dealing',
    ['falscher Geber', 'außer der Reihe gegeben', 'Geberfolge durcheinander'],
    ['wrong dealer', 'dealt out of turn', 'order of dealers'],
  ),
  misdeal: words(
    'dealing',
    ['vergeben', 'falsch gegeben', 'zum dritten Mal vergeben'],
    ['misdeal', 'dealt wrongly', 'bad deal'],
  ),
  'card-exposed-by-dealer': words(
    'dealing',
    ['Geber deckt Karte auf', 'Karte beim Geben umgefallen', 'Karte beim Geben gezeigt'],
    ['dealer showed a card', 'card flipped in dealing', 'exposed by the dealer'],
  ),
  'card-turned-in-deal': words(
    'dealing',
    ['Spieler deckt beim Geben auf', 'Karte beim Geben umgestoßen', 'Mitspieler dreht Karte um'],
    ['player turned up a card', 'card knocked over while dealt', 'not the dealer’s fault'],
  ),
  'cards-confused': words(
    'dealing',
    ['Karten vermischt', 'Blätter durcheinander', 'Karten zusammengeworfen'],
    ['hands mixed up', 'cards confused', 'packets run together'],
  ),
  'wrong-card-count-dealt': words(
    'dealing',
    ['zu viele Karten', 'zu wenige Karten', 'elf Karten bekommen', 'neun Karten bekommen', 'drei im Skat'],
    ['too many cards dealt', 'too few cards dealt', 'eleven cards', 'nine cards'],
  ),
  'skat-not-laid-in-turn': words(
    'dealing',
    ['Skat vergessen', 'Skat falsch gelegt', 'Skat zu spät gelegt'],
    ['skat forgotten in dealing', 'skat laid late', 'skat out of order'],
  ),
  'uneven-packet': words(
    'dealing',
    ['ungleich gegeben', 'drei und vier vertauscht', 'falsche Packen'],
    ['uneven packets', 'wrong packets', 'three for one and four for another'],
  ),
  'bid-not-a-value': words(
    'bidding',
    ['falscher Reizwert', '19 gereizt', 'Zahl gibt es nicht', 'kein Reizwert'],
    ['wrong number bid', 'no such bid', 'bid 19'],
  ),
  'call-out-of-turn': words(
    'bidding',
    ['außer der Reihe gereizt', 'zu früh gereizt', 'vorlaut gepasst'],
    ['bid out of turn', 'bid too early', 'passed out of turn'],
  ),
  'call-recalled': words(
    'bidding',
    ['Gebot zurückgenommen', 'versprochen beim Reizen', 'doch nicht gereizt'],
    ['took back a bid', 'slip of the tongue', 'bid recalled'],
  ),
  'call-after-pass': words(
    'bidding',
    ['nach dem Passen gereizt', 'doch noch reizen', 'passe zurückgenommen'],
    ['bid after passing', 'came back in', 'took back a pass'],
  ),
  'hold-in-advance': words(
    'bidding',
    ['im Voraus gehalten', 'halte bis', 'ich gehe bis', 'vorher gesagt wie weit'],
    ['held in advance', 'I hold up to', 'said how far he goes'],
  ),
  'game-named-in-bidding': words(
    'bidding',
    ['Spiel beim Reizen genannt', 'Grand Hand gereizt', 'Null gereizt statt Zahl'],
    ['named a game while bidding', 'bid Grand Hand', 'bid Null'],
  ),
  'ramsch-announced': words(
    'bidding',
    ['Ramsch gesagt', 'alle gepasst', 'Ramsch verlangt'],
    ['called Ramsch', 'all passed', 'wants Ramsch'],
  ),
  'other-hand-seen': words(
    'bidding',
    ['fremdes Blatt gesehen', 'in die Karten geschaut', 'gespickt', 'Nachbarn ins Blatt gesehen'],
    ['saw another hand', 'peeked at a neighbour', 'looked into the cards of another'],
  ),
  announcement: words(
    'bidding',
    ['Spielansage', 'Schneider angesagt', 'Hand nicht gesagt', 'Ansage ungültig', 'falsch angesagt'],
    ['announced a game', 'announced schneider', 'did not say hand', 'wrong announcement'],
  ),
  'announcement-changed': words(
    'bidding',
    ['Ansage geändert', 'anderes Spiel', 'versprochen bei der Ansage', 'umgesagt'],
    ['changed his game', 'announced another game', 'slip in announcing'],
  ),
  'nullo-after-turn': words(
    'bidding',
    ['Null nach dem Drehen', 'nach dem Aufdecken Nullo', 'gedrehter Null'],
    ['null after turning', 'turned nullo', 'nullo from a tournee'],
  ),
  'skat-seen': words(
    'skat',
    ['Skat gesehen', 'Skat angeschaut', 'in den Skat geschaut', 'Skat aufgedeckt'],
    ['looked at the skat', 'saw the skat', 'peeked at the skat'],
  ),
  'skat-taken-into-hand': words(
    'skat',
    ['Skat eingesteckt', 'Skat mit aufgenommen', 'Skat ins Blatt gesteckt', 'zwölf Karten'],
    ['picked up the skat by mistake', 'skat in his hand', 'twelve cards'],
  ),
  'no-layout': words(
    'skat',
    ['nicht gedrückt', 'Drücken vergessen', 'mit zwölf Karten gespielt'],
    ['did not discard', 'forgot to lay away', 'no discard'],
  ),
  'wrong-layout-count': words(
    'skat',
    ['falsch gedrückt', 'verdrückt', 'drei Karten gedrückt', 'nur eine Karte gedrückt'],
    ['wrong discard', 'laid away three', 'laid away one'],
  ),
  'layout-changed': words(
    'skat',
    ['umgedrückt', 'gedrückte Karten getauscht', 'Skat wieder aufgenommen'],
    ['changed the discard', 'exchanged with the skat', 'took the discard back'],
  ),
  'cards-laid-apart': words(
    'skat',
    ['Karten abgelegt und weitergespielt', 'Karten beiseite gelegt', 'neben den Skat gelegt'],
    ['cards laid aside', 'cards beside the skat', 'played on with cards laid away'],
  ),
  'cards-exchange': words(
    'skat',
    ['Karten tauschen', 'Gegner wollen den Skat', 'Blatt getauscht'],
    ['swap cards', 'opponents want the skat', 'exchange cards'],
  ),
  'both-skat-taken-together': words(
    'skat',
    ['beide Skatkarten genommen', 'Skat ganz aufgenommen', 'beide zugleich aufgehoben'],
    ['took both skat cards', 'picked up the whole skat', 'both together'],
  ),
  'first-card-kept-unshown': words(
    'skat',
    ['Skatkarte nicht gezeigt', 'erste Karte eingesteckt', 'ungezeigt eingesteckt'],
    ['first card not shown', 'kept the turned card', 'put in hand unshown'],
  ),
  'both-skat-exposed': words(
    'skat',
    ['beide Skatkarten aufgedeckt', 'ganzer Skat offen', 'beide umgedreht'],
    ['both skat cards face up', 'turned both', 'exposed the skat'],
  ),
  'jack-turned': words(
    'skat',
    ['Buben gedreht', 'Wenzel aufgedeckt', 'Grand oder Farbe nach Bube'],
    ['turned a jack', 'jack face up', 'turned Grand or suit'],
  ),
  'lead-before-announcement': words(
    'playing',
    ['vor der Ansage ausgespielt', 'ohne Ansage gespielt', 'Ansage vergessen'],
    ['led before announcing', 'forgot to announce', 'no game announced'],
  ),
  'lead-out-of-turn': words(
    'playing',
    ['falsch rausgekommen', 'falsch ausgespielt', 'nicht am Ausspiel', 'außer der Reihe ausgespielt'],
    ['led out of turn', 'wrong lead', 'false lead'],
  ),
  'play-out-of-turn': words(
    'playing',
    ['vorgeworfen', 'zu früh zugegeben', 'vor der Hand gespielt', 'außer der Reihe zugegeben'],
    ['played out of turn', 'played too early', 'premature card'],
  ),
  revoke: words(
    'playing',
    ['nicht bedient', 'nicht bekannt', 'verworfen', 'falsch bedient', 'Farbe verleugnet'],
    ['revoke', 'did not follow suit', 'renounced', 'reneged'],
  ),
  'card-taken-back': words(
    'playing',
    ['Karte zurückgenommen', 'was liegt liegt', 'Karte wieder aufgenommen'],
    ['took a card back', 'card retracted', 'picked up a played card'],
  ),
  'card-half-played': words(
    'playing',
    ['Karte halb gelegt', 'Karte gezuckt', 'Karte noch in der Hand', 'Karte angespielt und zurückgezogen'],
    ['card half played', 'card held out', 'drew the card back'],
  ),
  'card-not-dealt': words(
    'playing',
    ['fremde Karte gespielt', 'Karte nicht im Blatt', 'Karte eines anderen'],
    ['played a card not his', 'card of another', 'card he was not dealt'],
  ),
  lead: words(
    'playing',
    ['wer spielt aus', 'erstes Ausspiel', 'wer kommt raus'],
    ['who leads', 'first lead', 'right to lead'],
  ),
  'open-hand-late': words(
    'playing',
    ['ouvert nicht aufgelegt', 'Blatt zu spät aufgelegt', 'offenes Spiel verdeckt'],
    ['open hand laid late', 'did not lay open', 'ouvert still closed'],
  ),
  'trick-gathered-wrongly': words(
    'tricks',
    ['falscher Stich eingezogen', 'fremden Stich genommen', 'Stich falsch weggelegt'],
    ['took the wrong trick', 'gathered another’s trick', 'trick to the wrong side'],
  ),
  'incomplete-trick-gathered': words(
    'tricks',
    ['Stich mit zwei Karten', 'unvollständiger Stich', 'zu früh eingezogen'],
    ['trick of two cards', 'incomplete trick', 'gathered too early'],
  ),
  'look-back': words(
    'tricks',
    ['Stich nachgesehen', 'letzten Stich angeschaut', 'in die Stiche geschaut', 'umgedreht nachgeschaut'],
    ['looked back at a trick', 'saw the last trick', 'turned over a trick'],
  ),
  'count-own-cards': words(
    'tricks',
    ['Stiche gezählt', 'Augen nachgezählt', 'eigene Stiche durchgesehen'],
    ['counted his tricks', 'counted points', 'went through his tricks'],
  ),
  'card-exposed': words(
    'tricks',
    ['Karte gezeigt', 'Karte fallen lassen', 'Karte aufgedeckt', 'Karte gefallen'],
    ['showed a card', 'dropped a card', 'card exposed'],
  ),
  'wrong-hand-count': words(
    'tricks',
    ['zu viele Karten im Spiel', 'Karte zu wenig', 'Karte übrig', 'falsche Kartenzahl'],
    ['too many cards in play', 'one card short', 'a card left over'],
  ),
  'tells-partner': words(
    'conduct',
    ['Partner etwas gesagt', 'Kartenverrat', 'verraten', 'Bemerkung', 'laut gezählt', 'Augen gesagt'],
    ['told his partner', 'table talk', 'remark', 'counted aloud'],
  ),
  'open-game-talk': words(
    'conduct',
    ['beim Ouvert beraten', 'Gegner sprechen sich ab', 'Karte vorschreiben'],
    ['opponents consult', 'talked in an open game', 'dictated a card'],
  ),
  'partner-stopped': words(
    'conduct',
    ['Partner gewarnt', 'Partner abgehalten', 'Mitspieler aufmerksam gemacht'],
    ['warned his partner', 'stopped his partner', 'kept from a mistake'],
  ),
  'poor-defence': words(
    'conduct',
    ['schlecht gespielt', 'absichtlich verloren', 'falsch gegengespielt', 'verschenkt'],
    ['bad play', 'lost on purpose', 'poor defence'],
  ),
  'onlooker-interferes': words(
    'conduct',
    ['Kiebitz redet', 'Zuschauer mischt sich ein', 'Aussetzender sagt etwas'],
    ['kibitzer speaks', 'spectator interferes', 'onlooker talks'],
  ),
  abandon: words(
    'ending',
    ['früh aufgeben', 'Tournee aufgeben', 'Spiel hinwerfen vor dem zweiten Stich'],
    ['abandon the game', 'give up a tournee', 'give up early'],
  ),
  'declarer-claims': words(
    'ending',
    ['Alleinspieler legt auf', 'Rest gehört mir', 'hab genug', 'Karten aufgedeckt und beansprucht'],
    ['declarer claims', 'the rest is mine', 'lays down his hand'],
  ),
  'adversary-claims': words(
    'ending',
    ['Gegner legt auf', 'Gegner deckt auf', 'wir haben gewonnen', 'Rest gehört uns'],
    ['opponent claims', 'opponent lays down', 'the rest is ours'],
  ),
  'adversary-gives-up': words(
    'ending',
    ['Gegner gibt auf', 'Gegner schenkt das Spiel', 'hast gewonnen gesagt'],
    ['opponent concedes', 'opponent gives up', 'gave the declarer the game'],
  ),
  'cards-thrown-in': words(
    'ending',
    ['Karten hingeworfen', 'Karten weggeworfen', 'zusammengeworfen', 'Blatt hingeschmissen'],
    ['threw in his cards', 'cards thrown down', 'threw his hand in'],
  ),
  'both-throw-in': words(
    'ending',
    ['beide werfen hin', 'gleichzeitig weggeworfen', 'zwei werfen zusammen'],
    ['both throw in', 'threw in at once', 'two throw in together'],
  ),
  'declarer-gives-up': words(
    'ending',
    ['Alleinspieler gibt auf', 'Spiel aufgegeben', 'legt ab', 'schenkt das Spiel her'],
    ['declarer gives up', 'declarer concedes', 'gives the game away'],
  ),
  overbid: words(
    'ending',
    ['überreizt', 'Reizwert nicht erreicht', 'zu hoch gereizt'],
    ['overbid', 'bid too high', 'game worth less than the bid'],
  ),
};

/** Spelling as people type it: umlauts and sharp s may be written with two letters. */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Whether every word asked for stands in one of these texts, in any order; all texts hold no words. */
export const holdsWords = (texts: readonly string[], asked: string): boolean => {
  const text = texts.map(folded).join(' ');
  return folded(asked)
    .split(' ')
    .every((word) => text.includes(word));
};
