import type { Law } from './laws/law';
import { fillText, type Text } from './text';

/**
 * Every way in which facts cannot stand together, with the sentence that says so.
 * `{name}` in a sentence is filled from the fault's values.
 */
export const FAULTS = {
  'unknown-ruleset': {
    title: { en: 'Unknown ruleset', de: 'Unbekanntes Regelwerk' },
    sentence: { en: 'There is no ruleset called {id}.', de: 'Ein Regelwerk namens {id} gibt es nicht.' },
  },
  'facts-missing': {
    title: { en: 'Facts are missing', de: 'Angaben fehlen' },
    sentence: {
      en: 'The answer depends on {field}, which is not given.',
      de: 'Die Antwort hängt von {field} ab, das nicht angegeben ist.',
    },
  },
  'card-twice': {
    title: { en: 'A card stands twice', de: 'Karte doppelt' },
    sentence: { en: 'The card {card} stands twice.', de: 'Die Karte {card} kommt doppelt vor.' },
  },
  'wrong-card-count': {
    title: { en: 'Wrong number of cards', de: 'Falsche Kartenzahl' },
    sentence: {
      en: 'There are {found} cards where {expected} belong.',
      de: 'Hier stehen {found} Karten statt {expected}.',
    },
  },
  'card-elsewhere': {
    title: { en: 'A card that does not lie there', de: 'Karte liegt nicht dort' },
    sentence: {
      en: 'The card {card} cannot have been there by the record.',
      de: 'Die Karte {card} kann nach der Aufzeichnung nicht dort gewesen sein.',
    },
  },
  'deal-and-situation': {
    title: { en: 'A deal and a situation', de: 'Spiel und Spielstand' },
    sentence: {
      en: 'The situation comes from the deal or is told, not both.',
      de: 'Der Spielstand kommt aus dem aufgezeichneten Spiel oder wird angegeben, nicht beides.',
    },
  },
  'deal-disagrees': {
    title: { en: 'The deal says otherwise', de: 'Das aufgezeichnete Spiel sagt anderes' },
    sentence: {
      en: '{field} is not what the deal says.',
      de: '{field} ist nicht das, was das aufgezeichnete Spiel sagt.',
    },
  },
  'trick-not-reached': {
    title: { en: 'A trick that the record does not reach', de: 'Stich außerhalb der Aufzeichnung' },
    sentence: {
      en: 'Trick {trick} had not begun when the record ends, after {complete} complete tricks.',
      de: 'Stich {trick} hatte am Ende der Aufzeichnung, nach {complete} vollständigen Stichen, nicht begonnen.',
    },
  },
  'contract-and-ramsch': {
    title: { en: 'A contract and a Ramsch', de: 'Ansage und Ramsch' },
    sentence: {
      en: 'A deal is played as a contract or as a Ramsch, not as both.',
      de: 'Gespielt wird ein angesagtes Spiel oder ein Ramsch, nicht beides.',
    },
  },
  'auction-disagrees': {
    title: { en: 'The auction says otherwise', de: 'Das Reizen ergab anderes' },
    sentence: {
      en: '{field} is not what came out of the calls.',
      de: '{field} ist nicht das, was sich aus dem Reizen ergab.',
    },
  },
  'game-unfinished': {
    title: { en: 'The game is not finished', de: 'Das Spiel ist nicht zu Ende' },
    sentence: {
      en: 'The record stops before the game is finished and names no ending.',
      de: 'Die Aufzeichnung bricht vor dem Ende des Spiels ab und nennt keinen Abbruch.',
    },
  },
  'points-do-not-fit-tricks': {
    title: { en: 'Card points and tricks do not fit', de: 'Augen und Stiche passen nicht zusammen' },
    sentence: {
      en: 'No cards exist that give {cardPoints} card points with {tricks} tricks and the skat.',
      de: 'Keine Karten ergeben {cardPoints} Augen mit {tricks} Stichen und dem Skat.',
    },
  },
  'facts-disagree': {
    title: { en: 'Facts that cannot stand together', de: 'Angaben, die nicht zusammenpassen' },
    sentence: {
      en: '{field} cannot stand together with {other}.',
      de: '{field} passt nicht zu {other}.',
    },
  },
  'counts-contradict': {
    title: {
      en: 'The counts of both sides contradict each other',
      de: 'Die Zählung beider Parteien widerspricht sich',
    },
    sentence: {
      en: 'Both sides together hold more than the pack gives.',
      de: 'Beide Parteien zusammen haben mehr, als das Blatt hergibt.',
    },
  },
  'matadors-out-of-range': {
    title: { en: 'Too many matadors', de: 'Zu viele Spitzen' },
    sentence: { en: 'This game has at most {most} matadors.', de: 'Dieses Spiel hat höchstens {most} Spitzen.' },
  },
  'matadors-disagree': {
    title: { en: 'Matadors and cards disagree', de: 'Spitzen und Karten widersprechen sich' },
    sentence: {
      en: 'The cards give {counted} matadors, which is not what was said.',
      de: 'Die Karten ergeben {counted} Spitzen, angegeben ist etwas anderes.',
    },
  },
  'not-a-game-value': {
    title: { en: 'Not a game value', de: 'Kein Spielwert' },
    sentence: { en: 'No game can be worth {bid}.', de: 'Kein Spiel kann {bid} wert sein.' },
  },
  'game-not-in-ruleset': {
    title: { en: 'No game of this ruleset', de: 'Kein Spiel dieses Regelwerks' },
    sentence: { en: 'This ruleset has no game {game}.', de: 'Dieses Regelwerk kennt kein Spiel {game}.' },
  },
  'game-not-agreed': {
    title: { en: 'A game that was not agreed to', de: 'Nicht abgesprochenes Spiel' },
    sentence: {
      en: '{game} is played only where the table has agreed to it; name it in the options.',
      de: '{game} wird nur nach Absprache gespielt; es muss in den Optionen stehen.',
    },
  },
  'option-not-offered': {
    title: { en: 'An option that is not offered', de: 'Nicht angebotene Option' },
    sentence: { en: 'This ruleset does not offer {option}.', de: 'Dieses Regelwerk bietet {option} nicht an.' },
  },
  'options-exclude': {
    title: { en: 'Options that exclude one another', de: 'Optionen, die einander ausschließen' },
    sentence: { en: '{option} does not go with {other}.', de: '{option} verträgt sich nicht mit {other}.' },
  },
  'trump-not-used': {
    title: { en: 'A trump suit where there is none', de: 'Trumpffarbe ohne Verwendung' },
    sentence: { en: 'This game has no trump suit.', de: 'Dieses Spiel hat keine Trumpffarbe.' },
  },
  'hand-not-allowed': {
    title: { en: 'Hand does not exist in this game', de: 'Kein Handspiel' },
    sentence: { en: 'Hand is not said in this game.', de: 'Hand wird in diesem Spiel nicht gesagt.' },
  },
  'hand-required': {
    title: { en: 'Possible from the hand only', de: 'Nur aus der Hand möglich' },
    sentence: {
      en: 'Levels are announced and suit games or Grands are opened from the hand only; say hand: true.',
      de: 'Angesagt und offen gespielt wird nur aus der Hand; hand: true angeben.',
    },
  },
  'ouvert-not-allowed': {
    title: { en: 'Ouvert does not exist in this game', de: 'Kein offenes Spiel' },
    sentence: { en: 'This game cannot be opened by saying so.', de: 'Dieses Spiel kann nicht ouvert gesagt werden.' },
  },
  'announcement-not-allowed': {
    title: { en: 'Announcement not allowed', de: 'Ansage nicht erlaubt' },
    sentence: {
      en: 'Announcing {announced} is not allowed in this game.',
      de: '{announced} darf in diesem Spiel nicht angesagt werden.',
    },
  },
  'passt-mir-nicht-not-allowed': {
    title: { en: 'Passt-mir-nicht does not exist in this game', de: 'Kein Passt-mir-nicht' },
    sentence: {
      en: 'Only a turned game can be passt-mir-nicht.',
      de: 'Nur ein gedrehtes Spiel kann Passt-mir-nicht sein.',
    },
  },
  'spitze-not-allowed': {
    title: { en: 'Spitze does not exist in this game', de: 'Keine Spitze in diesem Spiel' },
    sentence: {
      en: 'Spitze is announced by a declarer who holds the lowest trump, and not in a Grand with four jacks.',
      de: 'Spitze sagt an, wer den niedrigsten Trumpf hält, und nicht im Grand mit vier Buben.',
    },
  },
  'spitze-without-trick': {
    title: { en: 'Spitze without a trick', de: 'Spitze ohne Stich' },
    sentence: {
      en: 'Without a trick the declarer cannot have taken the last one.',
      de: 'Ohne Stich kann der Alleinspieler den letzten nicht gemacht haben.',
    },
  },
  'kontra-not-allowed': {
    title: { en: 'Not said in this game', de: 'In diesem Spiel nicht gesagt' },
    sentence: {
      en: '{said} is not said in this game at this table.',
      de: '{said} wird in diesem Spiel an diesem Tisch nicht gesagt.',
    },
  },
  'ending-not-allowed': {
    title: { en: 'A game cannot end like that', de: 'So endet kein Spiel' },
    sentence: {
      en: 'This game cannot end like that: {kind} by the {by}.',
      de: 'So kann dieses Spiel nicht enden: {kind} durch {by}.',
    },
  },
  'level-not-claimed': {
    title: { en: 'A level without a claim', de: 'Stufe ohne Anspruch' },
    sentence: {
      en: 'A level is named only with a claim in a game that counts card points.',
      de: 'Eine Stufe wird nur bei einem Anspruch in einem Spiel um Augen genannt.',
    },
  },
  'level-not-counted': {
    title: { en: 'No level in this game', de: 'In diesem Spiel keine Stufe' },
    sentence: {
      en: 'This game counts the same at every level; leave the level out.',
      de: 'Dieses Spiel zählt in jeder Stufe gleich; die Stufe ist wegzulassen.',
    },
  },
  'level-below-announced': {
    title: { en: 'Won below what was announced', de: 'Gewonnen unter der Ansage' },
    sentence: {
      en: 'With {announced} announced the game is won at that level or above; at a lower one it is lost.',
      de: 'Ist {announced} angesagt, wird das Spiel mindestens in dieser Stufe gewonnen, darunter ist es verloren.',
    },
  },
  'choice-not-offered': {
    title: { en: 'A choice that is not offered', de: 'Nicht angebotene Wahl' },
    sentence: {
      en: 'The ruling does not offer the choice {choice}.',
      de: 'Die Entscheidung bietet die Wahl {choice} nicht an.',
    },
  },
  'offender-not-possible': {
    title: { en: 'Somebody who cannot commit this', de: 'Unmöglicher Verursacher' },
    sentence: { en: '{offender} cannot be the offender in {kind}.', de: '{offender} kann {kind} nicht begehen.' },
  },
  'phase-not-possible': {
    title: { en: 'A time at which this cannot be found', de: 'Unmöglicher Zeitpunkt' },
    sentence: {
      en: '{kind} cannot have been found at {phase}, before it could happen.',
      de: '{kind} kann bei {phase} nicht bemerkt worden sein, bevor es geschehen konnte.',
    },
  },
  'ramsch-not-valued': {
    title: { en: 'No value for Ramsch', de: 'Kein Wert für Ramsch' },
    sentence: {
      en: 'This ruleset gives Ramsch no value; name the form that the table has agreed to in options.ramsch.',
      de: 'Dieses Regelwerk gibt Ramsch keinen Wert; die abgesprochene Form gehört in options.ramsch.',
    },
  },
  'counts-do-not-sum': {
    title: { en: 'Counts that do not sum up', de: 'Zahlen, die nicht aufgehen' },
    sentence: {
      en: '{field} make {found} together; they must make {expected}.',
      de: '{field} ergeben zusammen {found}; es müssen {expected} sein.',
    },
  },
  'counts-impossible': {
    title: { en: 'Counts that no cards make', de: 'Zahlen, die keine Karten ergeben' },
    sentence: {
      en: 'The pack cannot be divided into these card points, tricks and skat.',
      de: 'Das Blatt lässt sich nicht auf diese Augen, Stiche und diesen Skat verteilen.',
    },
  },
  'last-trick-not-possible': {
    title: { en: 'The last trick without a trick', de: 'Letzter Stich ohne Stich' },
    sentence: {
      en: '{seat} has no trick and cannot have taken the last one.',
      de: '{seat} hat keinen Stich und kann den letzten nicht gemacht haben.',
    },
  },
  'players-unsupported': {
    title: { en: 'A table of another size', de: 'Andere Tischgröße' },
    sentence: {
      en: '{found} cannot sit at this table; three to five can.',
      de: '{found} können hier nicht sitzen; drei bis fünf können es.',
    },
  },
  'declarer-sits-out': {
    title: { en: 'The declarer has no cards', de: 'Alleinspieler ohne Karten' },
    sentence: { en: 'Seat {seat} has no cards in this deal.', de: 'Platz {seat} hat in diesem Spiel keine Karten.' },
  },
  'trump-not-allowed': {
    title: { en: 'A trump that the game does not allow', de: 'Nicht erlaubter Trumpf' },
    sentence: { en: '{trump} cannot be trumps in {game}.', de: '{trump} kann in {game} nicht Trumpf sein.' },
  },
  'trump-missing': {
    title: { en: 'A game without its trump', de: 'Spiel ohne Trumpf' },
    sentence: {
      en: '{game} needs a trump: clubs, spades or diamonds.',
      de: '{game} braucht einen Trumpf: Kreuz, Pik oder Karo.',
    },
  },
  'not-the-game-bid': {
    title: { en: 'Another game than was offered', de: 'Anderes Spiel als geboten' },
    sentence: {
      en: '{bid} was offered, and {game} may not be played.',
      de: 'Geboten ist {bid}, {game} darf nicht gespielt werden.',
    },
  },
  'option-required': {
    title: { en: 'A fact that needs an option', de: 'Angabe ohne Option' },
    sentence: {
      en: 'This counts only where the table has agreed to {option}; name it in the options.',
      de: 'Das zählt nur, wo {option} abgesprochen ist; es muss in den Optionen stehen.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Text; readonly sentence: Text }>>;

export type FaultCode = keyof typeof FAULTS;

/** One thing wrong with a question: where (a JSON pointer into the request), what, and by which law. */
export interface Fault {
  readonly code: FaultCode;
  readonly pointer: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly law?: Law;
}

export const fault = (code: FaultCode, pointer: string, values: Fault['values'] = {}, law?: Law): Fault => ({
  code,
  pointer,
  values,
  ...(law === undefined ? {} : { law }),
});

/** The sentence of a fault in both languages. */
export const explainFault = ({ code, values }: Fault): Text => fillText(FAULTS[code].sentence, values);
