/*
 * Foster, The Laws of Skat: DEALING
 *
 * | law | title                             | status     |
 * | --- | --------------------------------- | ---------- |
 * | 14  | Who receives cards                | definition |
 * | 15  | The dealer of three               | definition |
 * | 16  | The deal passes on                | definition |
 * | 17  | Shuffle and cut                   | executable |
 * | 18  | Manner of dealing                 | definition |
 * | 19  | A faced card or an imperfect pack | executable |
 * | 20  | A deal out of turn                | executable |
 */
import { PACK } from '../../cards/card';
import { numberIn, numbersIn } from '../../irregularities/facts';
import { foundBefore, type Incident } from '../../irregularities/incident';
import type { IncidentKindId } from '../../irregularities/incident-kinds';
import type { Phase } from '../../irregularities/incident-kind';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { because, ruling, waitingFor, type Ruling } from '../../irregularities/ruling';
import { SEATS } from '../../seats';
import type { Law } from '../law';

export const whoReceivesCards: Law = {
  number: { foster: '14' },
  group: 'dealing',
  status: 'definition',
  title: { en: 'Who receives cards', de: 'Wer Karten erhält' },
  summary: {
    en: 'With four or more at the table the dealer serves the two on his left and the one on his right, and takes no cards.',
    de: 'Ab vier Spielern gibt der Geber den beiden zur Linken und dem zur Rechten und nimmt selbst keine Karten.',
  },
  evidence: 'verified',
};

export const dealerOfThree: Law = {
  number: { foster: '15' },
  group: 'dealing',
  status: 'definition',
  title: { en: 'The dealer of three', de: 'Geber zu dritt' },
  summary: {
    en: 'With three players rearhand is the dealer.',
    de: 'Zu dritt gibt Hinterhand.',
  },
  evidence: 'verified',
};

export const dealPasses: Law = {
  number: { foster: '16' },
  group: 'dealing',
  status: 'definition',
  title: { en: 'The deal passes on', de: 'Der Geber wechselt' },
  summary: {
    en: 'The deal goes round to the left.',
    de: 'Gegeben wird reihum nach links.',
  },
  evidence: 'verified',
};

export const shuffleAndCut: JudgingLaw = {
  number: { foster: '17' },
  group: 'dealing',
  status: 'executable',
  answers: ['cut', 'card-exposed-in-cut', 'shuffle-demand'],
  title: { en: 'Shuffle and cut', de: 'Mischen und Abheben' },
  summary: {
    en: 'The player on the right of the dealer cuts, three cards or more in each packet; anybody may shuffle, the dealer last; an exposed card means a new cut.',
    de: 'Rechts vom Geber wird abgehoben, mindestens drei Karten je Packen; jeder darf mischen, der Geber zuletzt; eine sichtbare Karte fordert neues Abheben.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (incident.kind === 'shuffle-demand') return shuffling(incident.phase);
    if (incident.kind === 'card-exposed-in-cut') {
      return incident.facts['exposed'] === 0
        ? ruling('no-offence', [because(shuffleAndCut, 'No card was exposed.', 'Keine Karte wurde sichtbar.')])
        : ruling('recut', [
            because(shuffleAndCut, 'A card was exposed in cutting.', 'Beim Abheben wurde eine Karte sichtbar.'),
          ]);
    }
    const packets = numbersIn(incident, 'packets');
    if (packets === undefined) return waitingFor(shuffleAndCut, '/incident/facts/packets');
    return packets.some((cards) => cards < FEWEST_IN_PACKET)
      ? ruling('recut', [
          because(
            shuffleAndCut,
            `A packet has fewer than ${FEWEST_IN_PACKET} cards.`,
            `Ein Packen hat weniger als ${FEWEST_IN_PACKET} Karten.`,
          ),
        ])
      : ruling('allowed', [because(shuffleAndCut, 'Each packet has cards enough.', 'Jeder Packen hat genug Karten.')]);
  },
};

/** When the cards of a deal are not yet being dealt. */
const NOT_YET_DEALT: ReadonlySet<Phase> = new Set<Phase>(['before-cut', 'cut', 'mid-round', 'round-end', 'later-deal']);

const shuffling = (phase: Phase | undefined): Ruling =>
  phase === undefined || NOT_YET_DEALT.has(phase)
    ? ruling(
        'allowed',
        [
          because(
            shuffleAndCut,
            'Any player may shuffle before the deal.',
            'Jeder Spieler darf vor dem Geben mischen.',
          ),
        ],
        { corrections: ['dealer-shuffles-last'] },
      )
    : ruling('refused', [
        because(
          shuffleAndCut,
          'The cards are being dealt or have been; it is too late to shuffle.',
          'Es wird oder ist schon gegeben; zum Mischen ist es zu spät.',
        ),
      ]);

export const mannerOfDealing: Law = {
  number: { foster: '18' },
  group: 'dealing',
  status: 'definition',
  title: { en: 'Manner of dealing', de: 'Art des Gebens' },
  summary: {
    en: 'Three cards to each from the left, two to the skat, then four and three to each, all face down.',
    de: 'Von links je drei Karten, zwei in den Skat, dann je vier und je drei, alle verdeckt.',
  },
  evidence: 'verified',
};

export const imperfectPack: JudgingLaw = {
  number: { foster: '19' },
  group: 'dealing',
  status: 'executable',
  answers: ['card-faced-in-pack', 'pack-imperfect', 'wrong-card-count-dealt', 'wrong-hand-count'],
  title: { en: 'A faced card or an imperfect pack', de: 'Offene Karte oder fehlerhaftes Blatt' },
  summary: {
    en: 'A card faced in the pack, or a pack with a card twice, missing or known by its back, means a new deal.',
    de: 'Eine offene Karte im Blatt oder ein Blatt mit doppelter, fehlender oder kenntlicher Karte fordert neues Geben.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    COUNTS.has(incident.kind) && !isPackWrong(incident)
      ? undefined
      : ruling(
          'new-deal',
          [
            because(
              imperfectPack,
              'The pack was not in order; the same dealer deals again, nobody is charged.',
              'Das Blatt war nicht in Ordnung; derselbe Geber gibt neu, niemand zahlt.',
            ),
          ],
          { newDeal: { by: 'same-dealer' } },
        ),
};

/** Kinds that speak of cards in hands, not of the pack itself. */
const COUNTS: ReadonlySet<IncidentKindId> = new Set<IncidentKindId>(['wrong-card-count-dealt', 'wrong-hand-count']);

/** Whether it is said, or the cards dealt show, that the pack itself is not right. */
const isPackWrong = (incident: Incident): boolean => {
  const hands = numbersIn(incident, 'hands');
  const skat = numberIn(incident, 'skat');
  const isWrongTotal =
    hands?.length === SEATS.length &&
    skat !== undefined &&
    hands.reduce((sum, cards) => sum + cards, skat) !== PACK.length;
  return incident.facts['packPerfect'] === false || isWrongTotal;
};

export const dealOutOfTurn: JudgingLaw = {
  number: { foster: '20' },
  group: 'dealing',
  status: 'executable',
  answers: ['deal-out-of-turn'],
  title: { en: 'A deal out of turn', de: 'Geben außer der Reihe' },
  summary: {
    en: 'A complete deal out of turn stands and the round is evened out; an incomplete one is given by the right dealer; the wrong one may be charged ten.',
    de: 'Vollständig außer der Reihe Gegebenes gilt, und die Runde wird ausgeglichen; sonst gibt der Berechtigte neu; der falsche Geber kann mit zehn belegt werden.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const due = numberIn(incident, 'due') ?? 'right-dealer';
    if (incident.facts['dealt'] === due) {
      return ruling('no-offence', [
        because(dealOutOfTurn, 'He dealt in his turn.', 'Er hat gegeben, als er dran war.'),
      ]);
    }
    const penalties = [{ who: numberIn(incident, 'dealt') ?? incident.offender, points: -10, mandatory: false }];
    if (foundBefore(incident, 'deal-complete')) {
      return ruling(
        'new-deal',
        [
          because(
            dealOutOfTurn,
            'The deal was not complete; the right dealer deals, and the wrong one may be charged.',
            'Es war noch nicht fertig gegeben; der Berechtigte gibt, der falsche Geber kann belegt werden.',
          ),
        ],
        { newDeal: { by: 'right-dealer' }, nextDealer: due, penalties },
      );
    }
    return ruling(
      'deal-stands',
      [
        because(
          dealOutOfTurn,
          'The deal was complete and stands; who should have dealt deals next, so that the round keeps its number.',
          'Es war fertig gegeben und gilt; als Nächster gibt, wer an der Reihe war, damit die Runde aufgeht.',
        ),
      ],
      {
        nextDealer: due,
        penalties,
        corrections: ['round-is-evened-out'],
        missing: incident.phase === undefined ? [{ pointer: '/incident/phase', ifAnswered: whenFound }] : [],
      },
    );
  },
};

/** The fewest cards that a cut may leave in a packet. */
const FEWEST_IN_PACKET = 3;

const whenFound = [
  { value: 'dealing', disposition: 'new-deal' },
  { value: 'deal-complete', disposition: 'deal-stands' },
] as const;
