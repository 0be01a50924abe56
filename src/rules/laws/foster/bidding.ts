/*
 * Foster, The Laws of Skat: BIDDING
 *
 * | law | title                       | status     |
 * | --- | --------------------------- | ---------- |
 * | 33  | What may be bid             | executable |
 * | 34  | Order of bidding            | executable |
 * | 35  | No recall, no return        | executable |
 * | 36  | The survivor names the game | definition |
 * | 37  | No bid at all               | definition |
 */
import { isBiddable } from '../../auction/bid-values';
import { numberIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { because, ruling, waitingFor } from '../../irregularities/ruling';
import { isSeat } from '../../seats';
import type { Law } from '../law';

export const biddableNumbers: JudgingLaw = {
  number: { foster: '33' },
  group: 'bidding',
  status: 'executable',
  answers: ['bid-not-a-value', 'game-named-in-bidding'],
  title: { en: 'What may be bid', de: 'Zulässige Gebote' },
  summary: {
    en: 'A bid is a number that some game can be worth, ten or more.',
    de: 'Geboten wird eine Zahl, die ein Spiel wert sein kann, mindestens zehn.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset }) => {
    if (incident.kind === 'game-named-in-bidding') {
      const why = because(
        biddableNumbers,
        'Only numbers are bid; a game that is named is no bid.',
        'Geboten werden nur Zahlen; ein genanntes Spiel ist kein Gebot.',
      );
      return ruling('refused', [why]);
    }
    const value = numberIn(incident, 'value');
    if (value === undefined) return waitingFor(biddableNumbers, '/incident/facts/value');
    return isBiddable(ruleset, value)
      ? ruling('allowed', [
          because(biddableNumbers, `Some game can be worth ${value}.`, `Ein Spiel kann ${value} wert sein.`),
        ])
      : ruling('refused', [
          because(
            biddableNumbers,
            'No game is worth that number; it is no bid.',
            'Kein Spiel ist diese Zahl wert; sie ist kein Gebot.',
          ),
        ]);
  },
};

export const orderOfBidding: JudgingLaw = {
  number: { foster: '34' },
  group: 'bidding',
  status: 'executable',
  answers: ['call-out-of-turn'],
  title: { en: 'Order of bidding', de: 'Reihenfolge beim Reizen' },
  summary: {
    en: 'Middlehand bids to forehand, who holds or passes; rearhand keeps silent until one of them has passed and then bids to the other.',
    de: 'Mittelhand reizt Vorhand, die hält oder passt; Hinterhand schweigt, bis eine von beiden gepasst hat, und reizt dann die andere.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { passed } = incident.facts;
    const isRearhand = isSeat(incident.offender) ? incident.offender === 'rearhand' : undefined;
    if (isRearhand === false || passed === false) {
      return ruling('refused', [
        because(
          orderOfBidding,
          'It was not his turn to call; the call counts for nothing.',
          'Er war nicht am Reizen; der Ruf zählt nicht.',
        ),
      ]);
    }
    if (isRearhand === undefined || passed === undefined) return undefined;
    return ruling('allowed', [
      because(orderOfBidding, 'One of the others has passed.', 'Eine der anderen Hände hat gepasst.'),
    ]);
  },
};

export const noRecall: JudgingLaw = {
  number: { foster: '35' },
  group: 'bidding',
  status: 'executable',
  answers: ['call-recalled', 'call-after-pass', 'hold-in-advance'],
  title: { en: 'No recall, no return', de: 'Kein Widerruf, keine Rückkehr' },
  summary: {
    en: 'A number once named stands, and who has passed stays out.',
    de: 'Eine genannte Zahl gilt, und wer gepasst hat, bleibt draußen.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { said, exceeded } = incident.facts;
    if (incident.kind === 'hold-in-advance' && exceeded === true) {
      return ruling('no-offence', [
        because(noRecall, 'More was bid than he had named.', 'Es wurde höher gereizt, als er genannt hatte.'),
      ]);
    }
    if (incident.kind === 'hold-in-advance') {
      const why = because(
        noRecall,
        'The number named stands; he is bound up to it.',
        'Die genannte Zahl gilt; er ist bis dahin gebunden.',
      );
      return ruling('stands', [why], { corrections: ['call-stands'] });
    }
    if (incident.kind === 'call-after-pass' && said !== undefined && said !== 'pass') {
      return ruling('no-offence', [because(noRecall, 'He had not passed.', 'Er hatte nicht gepasst.')]);
    }
    const why =
      incident.kind === 'call-recalled'
        ? because(noRecall, 'The number named stands.', 'Die genannte Zahl gilt.')
        : because(noRecall, 'Who has passed stays out.', 'Wer gepasst hat, bleibt draußen.');
    return ruling('refused', [why], { corrections: ['call-stands'] });
  },
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
