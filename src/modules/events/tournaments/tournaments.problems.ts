import { defineProblems } from '../../../platform';

export const tournamentProblems = defineProblems({
  'wrong-state': {
    status: 409,
    title: { en: 'The state does not allow it', de: 'Der Zustand lässt das nicht zu' },
    explanation: {
      en: 'A tournament ends its registration with the first draw and freezes its profile when the first session opens. A session goes from scheduled to drawn, open, closed and final; it can be reopened, or declared void.',
      de: 'Ein Turnier beendet die Anmeldung mit der ersten Auslosung und friert sein Profil ein, wenn die erste Serie beginnt. Eine Serie geht von angesetzt über ausgelost, offen und geschlossen zu endgültig; sie kann wieder geöffnet oder für ungültig erklärt werden.',
    },
  },
  'change-without-reason': {
    status: 422,
    title: {
      en: 'A change after the start needs a reason',
      de: 'Eine Änderung nach dem Beginn braucht eine Begründung',
    },
    explanation: {
      en: 'Once the first session has opened, what touches no results can still be changed, with a reason that stands in the log.',
      de: 'Nach dem Beginn der ersten Serie lässt sich noch ändern, was keine Ergebnisse berührt, mit einer Begründung, die im Protokoll steht.',
    },
  },
  'ban-of-nobody': {
    status: 422,
    title: { en: 'The ban names nobody of this event', de: 'Das Verbot nennt niemanden dieses Turniers' },
    explanation: {
      en: 'Players are named by their ids, so enter them first and then change the profile.',
      de: 'Spieler werden mit ihrer Kennung genannt; sie sind zuerst anzumelden, danach wird das Profil geändert.',
    },
  },
  'unknown-time-zone': {
    status: 422,
    title: { en: 'Unknown time zone', de: 'Unbekannte Zeitzone' },
    explanation: {
      en: 'A time zone is named as in the IANA database, such as Europe/Berlin.',
      de: 'Eine Zeitzone heißt wie in der IANA-Datenbank, zum Beispiel Europe/Berlin.',
    },
  },
  'deals-not-whole-rounds': {
    status: 422,
    title: { en: 'The deals are no whole rounds', de: 'Die Spiele ergeben keine ganzen Runden' },
    explanation: {
      en: 'Everybody deals equally often, so the number of deals is a multiple of the players at the table.',
      de: 'Jeder gibt gleich oft, also ist die Zahl der Spiele ein Vielfaches der Spieler am Tisch.',
    },
  },
  'field-full': {
    status: 409,
    title: { en: 'The field is full', de: 'Das Feld ist voll' },
    explanation: {
      en: 'The event has announced how many players it takes. A place becomes free when somebody withdraws.',
      de: 'Das Turnier hat angekündigt, wie viele Spieler es aufnimmt. Ein Platz wird frei, wenn jemand zurücktritt.',
    },
  },
  'not-to-check-in': {
    status: 422,
    title: { en: 'Somebody cannot be checked in', de: 'Jemand kann nicht als anwesend gemeldet werden' },
    explanation: {
      en: 'Players are named by their start numbers or by their whole names; a name that several have needs the number. `errors` names each, and nobody was checked in.',
      de: 'Spieler werden mit der Startnummer oder dem ganzen Namen genannt; wo mehrere so heißen, gilt die Nummer. `errors` nennt jeden, und niemand wurde gemeldet.',
    },
  },
  'no-league-group': {
    status: 422,
    title: { en: 'No group for league points', de: 'Keine Gruppe für Ligapunkte' },
    explanation: {
      en: 'League points are given in a group of four or five teams: 3, 2, 1, 0 or 4, 3, 2, 1, 0 in each session.',
      de: 'Ligapunkte gibt es in einer Gruppe von vier oder fünf Mannschaften: 3, 2, 1, 0 oder 4, 3, 2, 1, 0 je Serie.',
    },
  },
  'table-too-large': {
    status: 422,
    title: { en: 'No tables of that size', de: 'Keine Tische dieser Größe' },
    explanation: {
      en: 'The ruleset and the way of scoring have to know tables of five and six; Seeger-Fabian has rates for three and four.',
      de: 'Regelwerk und Wertung müssen Tische mit fünf und sechs Spielern kennen; Seeger-Fabian hat Sätze für drei und vier.',
    },
  },
  'duplicate-players': {
    status: 409,
    title: { en: 'Somebody is there already', de: 'Jemand ist schon da' },
    explanation: {
      en: 'Players share name and club with others. `lines` names them; leave them out, or send `force: true` where they are other people.',
      de: 'Spieler haben Namen und Verein mit anderen gemeinsam. `lines` nennt sie; weglassen, oder mit `force: true` senden, wo es andere Personen sind.',
    },
  },
  'player-was-drawn': {
    status: 409,
    title: { en: 'A draw has seated the player', de: 'Der Spieler wurde schon gesetzt' },
    explanation: {
      en: 'A player is deleted before the first draw that seats him; later he withdraws.',
      de: 'Gelöscht wird ein Spieler nur vor der ersten Auslosung, die ihn setzt; danach tritt er zurück.',
    },
  },
  'player-has-bookings': {
    status: 409,
    title: { en: 'Money was booked for the player', de: 'Für den Spieler wurde Geld gebucht' },
    explanation: {
      en: 'What was booked stays in the ledger, and so does he; let him withdraw, and pay his money back.',
      de: 'Was gebucht ist, bleibt im Kassenbuch, und er mit ihm; er tritt zurück, und sein Geld wird ausgezahlt.',
    },
  },
});
