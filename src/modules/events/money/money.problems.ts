import { defineProblems } from '../../../platform';

export const moneyPlanProblems = defineProblems({
  'code-used-twice': {
    status: 422,
    title: { en: 'A code is used twice', de: 'Ein Kürzel kommt zweimal vor' },
    explanation: {
      en: 'Charges have codes of their own, and so have prizes, awards and jackpots together, because lines of the ledger name them.',
      de: 'Gebühren haben je ein eigenes Kürzel, ebenso Preise, Sonderpreise und Jackpots zusammen, denn die Zeilen des Kassenbuchs nennen sie.',
    },
  },
  'pot-used-twice': {
    status: 422,
    title: { en: 'A pot is paid out twice', de: 'Ein Topf wird zweimal ausgezahlt' },
    explanation: {
      en: 'Each pot is paid out by one prize rule, award or jackpot at most.',
      de: 'Jeder Topf wird von höchstens einem Preisplan, Sonderpreis oder Jackpot ausgezahlt.',
    },
  },
  'tiers-not-ascending': {
    status: 422,
    title: { en: 'The tiers do not ascend from 1', de: 'Die Stufen steigen nicht von 1 an' },
    explanation: {
      en: 'The first tier begins with the first lost game, and each further one later than the one before.',
      de: 'Die erste Stufe beginnt mit dem ersten verlorenen Spiel, jede weitere später als die vorige.',
    },
  },
  'announced-plan': {
    status: 422,
    title: { en: 'The plan has been announced', de: 'Der Plan ist angekündigt' },
    explanation: {
      en: 'Once a session has opened, what was announced about money changes only with a reason, which goes into the log.',
      de: 'Hat eine Serie begonnen, so ändert sich das Angekündigte nur noch mit Begründung, die im Protokoll steht.',
    },
  },
  'booked-code-missing': {
    status: 422,
    title: { en: 'A booking names what the plan no longer has', de: 'Eine Buchung nennt, was der Plan nicht mehr hat' },
    explanation: {
      en: 'A charge that was given back, or a pot that was filled by a booking, stays in the plan.',
      de: 'Eine Gebühr, von der erstattet, oder ein Topf, in den gebucht wurde, bleibt im Plan.',
    },
  },
});

export const bookingProblems = defineProblems({
  'unknown-player': {
    status: 422,
    title: { en: 'No such player in this tournament', de: 'Diesen Spieler gibt es im Turnier nicht' },
    explanation: {
      en: 'Name the id of a player of this tournament.',
      de: 'Die Kennung eines Spielers dieses Turniers angeben.',
    },
  },
  'unknown-pot': {
    status: 422,
    title: { en: 'No such pot', de: 'Diesen Topf gibt es nicht' },
    explanation: {
      en: 'Pots are those that the charges, prizes, awards and jackpots of the plan name.',
      de: 'Töpfe sind die, die Gebühren, Preise, Sonderpreise und Jackpots des Plans nennen.',
    },
  },
  'not-refundable': {
    status: 422,
    title: { en: 'This charge is not given back', de: 'Diese Gebühr wird nicht erstattet' },
    explanation: {
      en: 'The plan has no such charge, or announces that it is not given back.',
      de: 'Der Plan kennt die Gebühr nicht oder kündigt an, dass sie nicht erstattet wird.',
    },
  },
  'more-than-charged': {
    status: 422,
    title: { en: 'More than was charged', de: 'Mehr als berechnet wurde' },
    explanation: {
      en: 'No more can be given back than the player was charged under that code and has not been given back yet.',
      de: 'Erstattet wird höchstens, was dem Spieler unter diesem Kürzel berechnet und noch nicht erstattet wurde.',
    },
  },
  'more-than-balance': {
    status: 422,
    title: { en: 'More than the player has to come', de: 'Mehr als dem Spieler zusteht' },
    explanation: {
      en: 'No more is paid out than the balance of the player. Prizes are in it once all sessions are final.',
      de: 'Ausgezahlt wird höchstens das Guthaben des Spielers. Preise gehören dazu, sobald alle Serien endgültig sind.',
    },
  },
});
