/*
 * ISkO: the auction (3.3)
 *
 * | 1999  | since 2018 | title                    | status     |
 * | ----- | ---------- | ------------------------ | ---------- |
 * | 3.3.1 | not known  | What may be bid          | definition |
 * | 3.3.2 | not known  | Order of the auction     | definition |
 * | 3.2.16 | not known | Passed in                | definition |
 */
import { iskoNumbers, type Law } from '../law';

export const biddableValues: Law = {
  number: iskoNumbers({ old: '3.3.1' }),
  group: 'bidding',
  status: 'definition',
  title: { en: 'What may be bid', de: 'Zulässige Reizwerte' },
  summary: {
    en: 'A bid is the value of some game, 18 or more.',
    de: 'Geboten wird der Wert eines möglichen Spiels, mindestens 18.',
  },
  evidence: 'verified',
};

export const orderOfAuction: Law = {
  number: iskoNumbers({ old: '3.3.2' }),
  group: 'bidding',
  status: 'definition',
  title: { en: 'Order of the auction', de: 'Reihenfolge beim Reizen' },
  summary: {
    en: 'Middlehand bids to forehand, rearhand to the survivor; jumps are allowed; forehand may take the game at 18 when both others pass.',
    de: 'Mittelhand reizt Vorhand, Hinterhand den Verbleibenden; Sprünge sind erlaubt; passen beide, darf Vorhand bei 18 spielen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The provisions on calls out of turn and on forehand alone at 18 were not seen.',
      de: 'Die Bestimmungen über Gebote außer der Reihe und über Vorhand allein bei 18 lagen nicht vor.',
    },
  ],
};

export const passedIn: Law = {
  number: iskoNumbers({ old: '3.2.16' }),
  group: 'bidding',
  status: 'definition',
  title: { en: 'Passed in', de: 'Eingepasst' },
  summary: {
    en: 'When nobody bids the deal is passed in: a valid game worth nothing to anybody, not dealt again; there is no Ramsch.',
    de: 'Bietet niemand, ist eingepasst: ein gültiges Spiel ohne Wertung, das nicht wiederholt wird; Ramsch gibt es nicht.',
  },
  evidence: 'verified',
};
