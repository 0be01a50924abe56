/*
 * Foster's prose on the deal and the skat, where it departs from his own laws; in force only under the agreed reading
 * `prose`
 *
 * | word                | title                                    | status     |
 * | ------------------- | ---------------------------------------- | ---------- |
 * | prose-cut           | The cut                                  | executable |
 * | prose-pack          | An imperfect pack                        | executable |
 * | prose-deal          | A new deal on demand                     | executable |
 * | prose-misdeal       | A misdeal                                | executable |
 * | prose-skat          | Looking at the skat before play          | executable |
 * | prose-skat-declarer | The declarer looks at the skat in play   | executable |
 * | prose-skat-opponent | An opponent looks at the skat in play    | executable |
 * | prose-skat-idle     | Somebody without cards looks at the skat | executable |
 */
import { allButTheirs, someTricks } from '../../irregularities/assigned-counts';
import { isPointsGame, settledOn, wonByOffence } from '../../irregularities/decided-games';
import { numbersIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf, type Party } from '../../irregularities/party';
import { askIfUnknown, because, ruling, waitingFor, type Choice, type Ruling } from '../../irregularities/ruling';
import { foundBeforePlay } from '../../irregularities/when-found';
import { dealtInOrder, isDealersError, isNothingExposed } from './dealt';
import { isActive, mayUseSkat } from './skat-handling';

export const cutInProse: JudgingLaw = {
  number: { foster: 'prose-cut' },
  reading: 'prose',
  group: 'dealing',
  status: 'executable',
  answers: ['cut'],
  title: { en: 'The cut', de: 'Das Abheben' },
  summary: {
    en: 'In the prose a cut leaves at least five cards in each packet.',
    de: 'Nach dem Fließtext bleiben beim Abheben mindestens fünf Karten je Packen.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const packets = numbersIn(incident, 'packets');
    if (packets === undefined) return waitingFor(cutInProse, '/incident/facts/packets');
    return packets.some((cards) => cards < FEWEST_IN_PACKET)
      ? ruling('recut', [
          because(
            cutInProse,
            `A packet has fewer than ${FEWEST_IN_PACKET} cards.`,
            `Ein Packen hat weniger als ${FEWEST_IN_PACKET} Karten.`,
          ),
        ])
      : ruling('allowed', [because(cutInProse, 'Each packet has cards enough.', 'Jeder Packen hat genug Karten.')]);
  },
};

export const packInProse: JudgingLaw = {
  number: { foster: 'prose-pack' },
  reading: 'prose',
  group: 'dealing',
  status: 'executable',
  answers: ['pack-imperfect'],
  title: { en: 'An imperfect pack', de: 'Ein fehlerhaftes Blatt' },
  summary: {
    en: 'In the prose a deal with an imperfect pack is void; earlier scores and cuts stand.',
    de: 'Nach dem Fließtext ist ein Spiel mit fehlerhaftem Blatt ungültig; Früheres bleibt bestehen.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.facts['earlierScores'] === false
      ? ruling(
          'new-deal',
          [
            because(
              packInProse,
              'This deal is void and dealt again.',
              'Dieses Spiel ist ungültig und wird neu gegeben.',
            ),
          ],
          { newDeal: { by: 'same-dealer' } },
        )
      : ruling(
          'new-deal',
          [
            because(
              packInProse,
              'This deal is void; what was scored before with the pack stands.',
              'Dieses Spiel ist ungültig; was vorher mit dem Blatt angeschrieben wurde, bleibt.',
            ),
          ],
          { newDeal: { by: 'same-dealer' }, corrections: ['earlier-scores-stand'] },
        ),
};

export const dealOnDemand: JudgingLaw = {
  number: { foster: 'prose-deal' },
  reading: 'prose',
  group: 'dealing',
  status: 'executable',
  answers: ['pack-not-cut', 'card-faced-in-pack', 'card-exposed-by-dealer'],
  title: { en: 'A new deal on demand', de: 'Neues Geben auf Verlangen' },
  summary: {
    en: 'In the prose an uncut pack, a faced or an exposed card gives a new deal only when an active player demands it who has not looked at his cards.',
    de: 'Nach dem Fließtext wird bei nicht abgehobenem Blatt, offener oder aufgedeckter Karte nur auf Verlangen eines Mitspielers neu gegeben, der sein Blatt nicht gesehen hat.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { demandedBy } = incident.facts;
    if (incident.facts['cutOffered'] === true || isNothingExposed(incident)) return undefined;
    if (demandedBy === 'active-not-looked') return dealtAgain(dealOnDemand);
    if (demandedBy !== undefined) return dealStands(dealOnDemand);
    const why = because(
      dealOnDemand,
      'An active player who has not looked at his cards may demand a new deal.',
      'Ein Mitspieler, der sein Blatt nicht gesehen hat, darf neues Geben verlangen.',
    );
    return ruling('choice', [why], {
      choices: demanding('active', dealtAgain(dealOnDemand), dealStands(dealOnDemand)),
      missing: askIfUnknown(incident, 'demandedBy', [
        { value: 'active-not-looked', disposition: 'new-deal' },
        { value: 'active-has-looked', disposition: 'deal-stands' },
      ]),
    });
  },
};

export const misdealInProse: JudgingLaw = {
  number: { foster: 'prose-misdeal' },
  reading: 'prose',
  group: 'dealing',
  status: 'executable',
  answers: ['wrong-card-count-dealt', 'wrong-hand-count', 'misdeal'],
  title: { en: 'A misdeal', de: 'Vergeben' },
  summary: {
    en: 'In the prose a misdeal, also one found in play, is dealt again by the same dealer; ten points are the usual charge.',
    de: 'Nach dem Fließtext gibt nach einem Fehler, auch einem im Spiel bemerkten, derselbe Geber neu; üblich sind zehn Punkte Strafe.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    if (incident.kind === 'wrong-hand-count' && !isDealersError(facts)) return undefined;
    const isRight = incident.kind === 'wrong-card-count-dealt' && dealtInOrder(incident) === true;
    if (isRight || incident.facts['dealtCorrectly'] === true || incident.facts['inTurn'] === false) return undefined;
    return {
      ...dealtAgain(misdealInProse),
      penalties: [{ who: 'dealer', points: -10, mandatory: false }],
    };
  },
};

export const looksBeforePlay: JudgingLaw = {
  number: { foster: 'prose-skat' },
  reading: 'prose',
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Looking at the skat before play', de: 'Blick in den Skat vor dem Spiel' },
  summary: {
    en: 'In the prose an active player who looks at the skat too early may not bid, is charged ten, and either other may demand a new deal.',
    de: 'Nach dem Fließtext darf ein Mitspieler, der zu früh in den Skat sieht, nicht reizen, zahlt zehn, und jeder andere darf neues Geben verlangen.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    const { offender } = incident;
    if (offender === 'onlooker' || isActive(incident) !== true || foundBeforePlay(incident) !== true) return undefined;
    if (mayUseSkat(facts) || incident.facts['laidOutByOffender'] === true) return undefined;
    const charged = { penalties: [{ who: offender, points: -10, mandatory: true }], debarred: [offender] } as const;
    const why = because(
      looksBeforePlay,
      'He may not bid and is charged ten; either other player may demand a new deal.',
      'Er darf nicht reizen und zahlt zehn; jeder der anderen darf neues Geben verlangen.',
    );
    return ruling('choice', [why], {
      ...charged,
      choices: demanding(
        'either-other',
        { ...dealtAgain(looksBeforePlay), penalties: charged.penalties },
        { ...dealStands(looksBeforePlay), ...charged },
      ),
    });
  },
};

export const declarerLooksInProse: JudgingLaw = {
  number: { foster: 'prose-skat-declarer' },
  reading: 'prose',
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'The declarer looks at the skat in play', de: 'Der Alleinspieler sieht im Spiel in den Skat' },
  summary: {
    en: 'In the prose play stops; the declarer counts what he has taken without the skat, all the rest goes to the opponents.',
    de: 'Nach dem Fließtext endet das Spiel; der Alleinspieler zählt das Eingenommene ohne Skat, alles andere gehört den Gegnern.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, situation, ruleset } = facts;
    if (incident.offender !== 'declarer' || foundBeforePlay(incident) === true || !isPointsGame(facts))
      return undefined;
    if (incident.facts['laidOutByOffender'] === true || incident.facts['entitled'] === true) return undefined;
    const cardPoints = situation.cardPoints?.declarer;
    const why = because(
      declarerLooksInProse,
      'Play stops; he counts what he has taken, the skat and all the rest go to the opponents.',
      'Das Spiel endet; er zählt das Eingenommene, der Skat und alles andere fallen den Gegnern zu.',
    );
    if (cardPoints !== undefined) {
      return settledOn(facts, why, {
        cardPoints,
        tricks: situation.tricks?.declarer ?? someTricks(cardPoints, cardPoints),
      });
    }
    const { amount } = ruleset.thresholds.win;
    return ruling('game-lost', [why], {
      game: { won: false, level: null, result: null },
      missing: [
        {
          pointer: '/situation/cardPoints/declarer',
          ifAnswered: [
            { value: amount, disposition: 'game-won' },
            { value: amount - 1, disposition: 'game-lost' },
          ],
        },
      ],
    });
  },
};

export const opponentLooksInProse: JudgingLaw = {
  number: { foster: 'prose-skat-opponent' },
  reading: 'prose',
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'An opponent looks at the skat in play', de: 'Ein Gegner sieht im Spiel in den Skat' },
  summary: {
    en: 'In the prose the declarer may stop at once, and the opponents count only what they hold.',
    de: 'Nach dem Fließtext darf der Alleinspieler sofort aufhören, und die Gegner zählen nur, was sie haben.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, situation } = facts;
    if (sideOf(incident.offender) !== 'opponents' || foundBeforePlay(incident) === true || !isPointsGame(facts)) {
      return undefined;
    }
    const why = because(
      opponentLooksInProse,
      'The declarer may stop; then the opponents count only what they have taken.',
      'Der Alleinspieler darf aufhören; dann zählen die Gegner nur, was sie eingenommen haben.',
    );
    const counts = allButTheirs(situation);
    const stopped = counts === undefined ? wonByOffence(facts, why) : settledOn(facts, why, counts);
    return ruling('choice', [why], {
      missing: counts === undefined ? [{ pointer: '/situation/cardPoints/opponents', ifAnswered: [] }] : [],
      choices: [
        {
          by: 'declarer',
          choice: 'stop',
          effect: { en: 'The game ends and is counted.', de: 'Das Spiel endet und wird gezählt.' },
          leadsTo: () => stopped,
        },
        {
          by: 'declarer',
          choice: 'play-on',
          effect: { en: 'Play goes on and the outcome counts.', de: 'Es wird weitergespielt, das Ergebnis zählt.' },
          leadsTo: () => ruling('play-on', [why], { playingFor: 'outcome' }),
        },
      ],
    });
  },
};

export const idleLooksInProse: JudgingLaw = {
  number: { foster: 'prose-skat-idle' },
  reading: 'prose',
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Somebody without cards looks at the skat', de: 'Wer nicht mitspielt, sieht in den Skat' },
  summary: {
    en: 'In the prose a member of the table who holds no cards may be charged ten for looking.',
    de: 'Nach dem Fließtext kann, wer am Tisch keine Karten hat und in den Skat sieht, zehn zahlen.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.offender !== 'onlooker' && isActive(incident) === false
      ? ruling('play-on', [because(idleLooksInProse, 'He may be charged ten.', 'Er kann mit zehn belegt werden.')], {
          penalties: [{ who: incident.offender, points: -10, mandatory: false }],
        })
      : undefined,
};

/** The fewest cards that a cut may leave in a packet by the prose. */
const FEWEST_IN_PACKET = 5;

const dealtAgain = (law: JudgingLaw): Ruling =>
  ruling('new-deal', [because(law, 'The same dealer deals again.', 'Derselbe Geber gibt noch einmal.')], {
    newDeal: { by: 'same-dealer' },
  });

const dealStands = (law: JudgingLaw): Ruling =>
  ruling('deal-stands', [
    because(law, 'Nobody who may has demanded a new deal.', 'Niemand, der es darf, hat neues Geben verlangt.'),
  ]);

/** The choice between a new deal and this one. */
const demanding = (by: Party, demanded: Ruling, stands: Ruling): readonly Choice[] => [
  {
    by,
    choice: 'demand-new-deal',
    effect: { en: 'The same dealer deals again.', de: 'Derselbe Geber gibt noch einmal.' },
    leadsTo: () => demanded,
  },
  {
    by,
    choice: 'let-stand',
    effect: { en: 'The deal stands.', de: 'Das Gegebene gilt.' },
    leadsTo: () => stands,
  },
];
