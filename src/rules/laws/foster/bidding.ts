/*
 * Foster, The Laws of Skat: BIDDING
 *
 * | law | title                          | status     |
 * | --- | ------------------------------ | ---------- |
 * | 33  | What may be bid                | definition |
 * | 34  | Order of bidding               | definition |
 * | 35  | No recall, no return           | definition |
 * | 36  | The survivor names the game    | definition |
 * | 37  | No bid at all                  | definition |
 */
import type { Law } from '../law';

export const biddableNumbers: Law = {
  number: { foster: '33' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'What may be bid', de: 'Zulässige Gebote' },
  summary: {
    en: 'A bid is a number that some game can be worth, ten or more.',
    de: 'Geboten wird eine Zahl, die ein Spiel wert sein kann, mindestens zehn.',
  },
  evidence: 'verified',
};

export const orderOfBidding: Law = {
  number: { foster: '34' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'Order of bidding', de: 'Reihenfolge beim Reizen' },
  summary: {
    en: 'Middlehand bids to forehand, who holds or passes; rearhand keeps silent until one of them has passed and then bids to the other.',
    de: 'Mittelhand reizt Vorhand, die hält oder passt; Hinterhand schweigt, bis eine von beiden gepasst hat, und reizt dann die andere.',
  },
  evidence: 'verified',
};

export const noRecall: Law = {
  number: { foster: '35' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'No recall, no return', de: 'Kein Widerruf, keine Rückkehr' },
  summary: {
    en: 'A number once named stands, and who has passed stays out.',
    de: 'Eine genannte Zahl gilt, und wer gepasst hat, bleibt draußen.',
  },
  evidence: 'verified',
};

export const survivorPlays: Law = {
  number: { foster: '36' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'The survivor names the game', de: 'Der Letzte sagt das Spiel an' },
  summary: {
    en: 'Who is left in the bidding is the declarer and names the game; the two others are the opponents.',
    de: 'Wer beim Reizen übrig bleibt, ist Alleinspieler und sagt das Spiel an; die beiden anderen spielen gegen ihn.',
  },
  evidence: 'verified',
};

export const noBidMade: Law = {
  number: { foster: '37' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'No bid at all', de: 'Kein Gebot' },
  summary: {
    en: 'When nobody has bid, forehand may take any game without a number; otherwise Ramsch is played.',
    de: 'Hat niemand geboten, darf Vorhand jedes Spiel ohne Zahl übernehmen; sonst wird Ramsch gespielt.',
  },
  evidence: 'verified',
};
