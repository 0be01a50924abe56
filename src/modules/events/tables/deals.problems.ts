import { defineProblems } from '../../../platform';

export const dealProblems = defineProblems({
  'deal-exists': {
    status: 409,
    title: { en: 'The deal was entered before', de: 'Das Spiel ist schon eingetragen' },
    explanation: {
      en: 'Another entry of this number stands, see Location. A slip is corrected by PUT, which keeps the earlier entry.',
      de: 'Unter dieser Nummer steht ein anderer Eintrag, siehe Location. Ein Fehler wird mit PUT berichtigt; der frühere Eintrag bleibt erhalten.',
    },
  },
  'deal-out-of-order': {
    status: 409,
    title: { en: 'This is not the next deal', de: 'Das ist nicht das nächste Spiel' },
    explanation: {
      en: 'Deals are entered in the order of their numbers, without gaps.',
      de: 'Spiele werden der Reihe nach und ohne Lücken eingetragen.',
    },
  },
  'deal-not-last': {
    status: 409,
    title: { en: 'This is not the last deal', de: 'Das ist nicht das letzte Spiel' },
    explanation: {
      en: 'Only the last deal of a list is taken back, `last` names it. Any other one is corrected by PUT.',
      de: 'Zurückgenommen wird nur das letzte Spiel einer Liste, `last` nennt es. Jedes andere wird mit PUT berichtigt.',
    },
  },
  'deal-was-disputed': {
    status: 409,
    title: { en: 'A dispute names this deal', de: 'Ein Streitfall nennt dieses Spiel' },
    explanation: {
      en: 'A dispute, see Location, is about a deal whose number would change or vanish. Correct the lines one by one.',
      de: 'Ein Streitfall, siehe Location, betrifft ein Spiel, dessen Nummer sich ändern oder verschwinden würde. Die Zeilen einzeln berichtigen.',
    },
  },
  'deals-cannot-move': {
    status: 409,
    title: { en: 'Later deals cannot move on', de: 'Spätere Spiele können nicht weiterrücken' },
    explanation: {
      en: 'An inserted deal moves every later one to the next number, where another seat deals and where nobody may have taken over or joined. `errors` names the deals that cannot stand there; correct them first.',
      de: 'Ein eingefügtes Spiel rückt jedes spätere um eine Nummer weiter; dort gibt ein anderer Platz, und niemand darf inzwischen übernommen haben oder dazugekommen sein. `errors` nennt die Spiele, die dort nicht stehen können; sie sind zuerst zu berichtigen.',
    },
  },
  'session-full': {
    status: 409,
    title: { en: 'All deals are entered', de: 'Alle Spiele sind eingetragen' },
    explanation: {
      en: 'The table has entered the fixed number of deals.',
      de: 'Der Tisch hat die festgelegte Zahl von Spielen eingetragen.',
    },
  },
  'session-not-open': {
    status: 409,
    title: { en: 'The session is not open', de: 'Die Serie ist nicht offen' },
    explanation: {
      en: 'Deals are entered from the opening of the session to its closing.',
      de: 'Spiele werden vom Beginn der Serie bis zu ihrem Schluss eingetragen.',
    },
  },
  'dealer-cannot-declare': {
    status: 422,
    title: { en: 'The dealer cannot be declarer', de: 'Der Kartengeber kann nicht Alleinspieler sein' },
    explanation: {
      en: 'At a table of four the dealer has no cards. Check the number of the deal and the seat.',
      de: 'Am Vierertisch hat der Kartengeber keine Karten. Nummer des Spiels und Platz prüfen.',
    },
  },
  'seat-not-at-table': {
    status: 422,
    title: { en: 'No such seat at this table', de: 'Diesen Platz gibt es am Tisch nicht' },
    explanation: {
      en: 'Seats are counted from 1 to the number of players.',
      de: 'Plätze zählen von 1 bis zur Zahl der Spieler.',
    },
  },
  'ramsch-follows': {
    status: 422,
    title: { en: 'Ramsch follows when all pass', de: 'Wenn alle passen, folgt Ramsch' },
    explanation: {
      en: 'Under this ruleset a deal cannot be passed in: where nobody bids a Ramsch is played, and its facts are entered as `ramsch`.',
      de: 'Nach diesem Regelwerk kann ein Spiel nicht eingepasst werden: Reizt niemand, wird Ramsch gespielt, und seine Angaben stehen unter `ramsch`.',
    },
  },
  'seat-without-cards': {
    status: 422,
    title: { en: 'This seat has no cards in this deal', de: 'Dieser Platz hat in diesem Spiel keine Karten' },
    explanation: {
      en: 'A Ramsch is told for the three who held cards; at a table of four and more the others sit out.',
      de: 'Ein Ramsch wird für die drei angegeben, die Karten hatten; ab vier Spielern sitzen die übrigen aus.',
    },
  },
  'seat-named-twice': {
    status: 422,
    title: { en: 'A seat is named twice', de: 'Ein Platz ist zweimal genannt' },
    explanation: {
      en: 'Each seat is named once, by its number or by the name of its hand.',
      de: 'Jeder Platz wird einmal genannt, mit seiner Nummer oder dem Namen der Hand.',
    },
  },
  'deal-in-dispute': {
    status: 409,
    title: { en: 'The deal is in dispute', de: 'Das Spiel ist strittig' },
    explanation: {
      en: 'It stays as it is until the dispute is ruled on or withdrawn, see Location; all other deals go on.',
      de: 'Es bleibt, wie es ist, bis der Streitfall entschieden oder zurückgezogen ist, siehe Location; alle anderen Spiele gehen weiter.',
    },
  },
  'list-on-paper': {
    status: 409,
    title: { en: 'The list was kept on paper', de: 'Die Liste wurde auf Papier geführt' },
    explanation: {
      en: 'Only the end sums of this list count, so no single deals are entered. The sums are corrected by PUT on `totals`; DELETE takes them back, and the list goes on deal by deal.',
      de: 'Von dieser Liste zählen nur die Endsummen, einzelne Spiele werden nicht eingetragen. Die Summen werden mit PUT auf `totals` berichtigt; DELETE nimmt sie zurück, und die Liste geht Spiel für Spiel weiter.',
    },
  },
  'list-by-deals': {
    status: 409,
    title: { en: 'The list is written deal by deal', de: 'Die Liste wird Spiel für Spiel geführt' },
    explanation: {
      en: 'No end sums were entered at this table, so that there are none to take back.',
      de: 'An diesem Tisch sind keine Endsummen eingetragen, es gibt also keine zurückzunehmen.',
    },
  },
  'list-incomplete': {
    status: 409,
    title: { en: 'The list is not complete', de: 'Die Liste ist nicht vollständig' },
    explanation: {
      en: 'A list is confirmed when every fixed deal is entered, passed, or not played with a reason.',
      de: 'Eine Liste wird bestätigt, wenn jedes Spiel eingetragen, eingepasst oder mit Begründung nicht gespielt ist.',
    },
  },
  'device-has-confirmed': {
    status: 409,
    title: {
      en: 'This device has confirmed for another seat',
      de: 'Dieses Gerät hat für einen anderen Platz bestätigt',
    },
    explanation: {
      en: 'Two people confirm a list on two devices, so that each has looked at it himself.',
      de: 'Zwei Personen bestätigen eine Liste auf zwei Geräten, damit jede sie selbst angesehen hat.',
    },
  },
  'columns-missing': {
    status: 422,
    title: { en: 'Each seat has one column', de: 'Jeder Platz hat eine Spalte' },
    explanation: {
      en: 'The end sums name every seat of the table once, also one that declared no game.',
      de: 'Die Endsummen nennen jeden Platz des Tisches einmal, auch den, der kein Spiel gemacht hat.',
    },
  },
  'passed-without-dealer': {
    status: 422,
    title: { en: 'Each passed deal has a dealer', de: 'Jedes eingepasste Spiel hat einen Geber' },
    explanation: {
      en: 'The event credits the dealer of a deal that all pass, so `passed` of the seats adds up to `passed` of the list.',
      de: 'Das Turnier schreibt dem Geber eines eingepassten Spiels etwas gut, deshalb ergibt `passed` der Plätze zusammen `passed` der Liste.',
    },
  },
  'correction-without-reason': {
    status: 422,
    title: { en: 'A correction needs a reason', de: 'Eine Berichtigung braucht einen Grund' },
    explanation: {
      en: 'These sums were entered before. What stands is kept, and the correction says why it was needed.',
      de: 'Diese Summen waren schon eingetragen. Das Bisherige bleibt erhalten, und die Berichtigung sagt, warum sie nötig war.',
    },
  },
  'unknown-law': {
    status: 422,
    title: { en: 'No law has this citation', de: 'Kein Gesetz hat diese Nummer' },
    explanation: {
      en: 'A law is cited as in /v1/laws, for example foster:47.',
      de: 'Ein Gesetz wird zitiert wie unter /v1/laws, zum Beispiel foster:47.',
    },
  },
  'list-divided': {
    status: 409,
    title: { en: 'A substitute took over within this list', de: 'In dieser Liste hat ein Ersatzspieler übernommen' },
    explanation: {
      en: 'End sums do not tell whose the deals were, so this list is entered deal by deal.',
      de: 'Endsummen sagen nicht, wem die Spiele gehören, deshalb wird diese Liste Spiel für Spiel eingetragen.',
    },
  },
});
