/*
 * ISkO: shuffling, cutting and dealing (3.2)
 *
 * | 1999   | since 2018 | title                                   | status     |
 * | ------ | ---------- | --------------------------------------- | ---------- |
 * | 3.2.1  | 3.2.1      | Order of dealers                        | definition |
 * | 3.2.2  | 3.2.2      | Shuffling and offering the cut          | definition |
 * | 3.2.3  | 3.2.3      | Faces seen in shuffling                 | executable |
 * | 3.2.4  | 3.2.4      | The cut                                 | executable |
 * | 3.2.5  | 3.2.5      | The cutter is away                      | executable |
 * | 3.2.6  | not known  | Packets                                 | definition |
 * | 3.2.7  | not known  | Who plays at larger tables              | definition |
 * | 3.2.10 | 3.2.13     | Objections to shuffle, cut and packets  | executable |
 * | 3.2.13 | not known  | Wrong order of dealers found late       | executable |
 */
import { numbersIn } from '../../irregularities/facts';
import { foundBefore, foundFrom, type Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const orderOfDealers: Law = {
  number: iskoNumbers({ old: '3.2.1', now: '3.2.1' }),
  group: 'dealing',
  status: 'definition',
  title: { en: 'Order of dealers', de: 'Reihenfolge der Geber' },
  summary: {
    en: 'The first place deals first and the deal moves clockwise, after a passed-in deal too; nobody deals twice running.',
    de: 'Der erste Platz gibt zuerst, dann wechselt das Geben im Uhrzeigersinn, auch nach dem Einpassen; niemand gibt zweimal nacheinander.',
  },
  evidence: 'verified',
};

export const offeringTheCut: Law = {
  number: iskoNumbers({ old: '3.2.2', now: '3.2.2' }),
  numberAssumed: SINCE_2018,
  group: 'dealing',
  status: 'definition',
  title: { en: 'Shuffling and offering the cut', de: 'Mischen und Abheben lassen' },
  summary: {
    en: 'The dealer shuffles thoroughly and has his neighbour on the right cut once.',
    de: 'Der Geber mischt gründlich und lässt seinen rechten Nachbarn einmal abheben.',
  },
  evidence: 'verified',
};

export const facesSeenInShuffle: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.3', now: '3.2.3' }),
  group: 'dealing',
  status: 'executable',
  answers: ['faces-seen-in-shuffle'],
  title: { en: 'Faces seen in shuffling', de: 'Sichtbares Mischen' },
  summary: {
    en: 'A pack shuffled so that faces could be seen is shuffled again in the usual way before the cut.',
    de: 'Wurde so gemischt, dass Karten zu sehen waren, wird vor dem Abheben noch einmal in üblicher Weise gemischt.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.facts['packCut'] === true || foundFrom(incident, 'dealing')
      ? undefined
      : ruling(
          'corrected',
          [
            because(
              facesSeenInShuffle,
              'The pack is not yet cut; it is shuffled again.',
              'Es ist noch nicht abgehoben; es wird noch einmal gemischt.',
            ),
          ],
          {
            corrections: ['dealer-shuffles-last'],
            missing:
              incident.phase === undefined ? askIfUnknown(incident, 'packCut', yesOrNo('new-deal', 'corrected')) : [],
          },
        ),
};

/** Cards that each packet of a cut must have. */
const FEWEST_IN_PACKET = 4;

export const theCut: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.4', now: '3.2.4' }),
  group: 'dealing',
  status: 'executable',
  answers: ['cut'],
  title: { en: 'The cut', de: 'Das Abheben' },
  summary: {
    en: 'The cut is compulsory; at least four cards are lifted and at least four stay.',
    de: 'Abgehoben werden muss; mindestens vier Karten werden abgehoben, mindestens vier bleiben liegen.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const packets = numbersIn(incident, 'packets') ?? [];
    if (packets.every((cards) => cards >= FEWEST_IN_PACKET)) {
      return ruling('allowed', [because(theCut, 'Each packet has cards enough.', 'Jeder Packen hat genug Karten.')], {
        missing: askIfUnknown(incident, 'packets', []),
      });
    }
    if (foundFrom(incident, 'dealing') || takenUp(incident) === true) return undefined;
    return ruling(
      'recut',
      [
        because(
          theCut,
          `A packet has fewer than ${FEWEST_IN_PACKET} cards; the cut is made again.`,
          `Ein Packen hat weniger als ${FEWEST_IN_PACKET} Karten; es wird noch einmal abgehoben.`,
        ),
      ],
      { missing: missingTakenUp(incident, 'recut') },
    );
  },
};

export const cutterAbsent: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.5', now: '3.2.5' }),
  group: 'dealing',
  status: 'executable',
  answers: ['cutter-absent'],
  title: { en: 'The cutter is away', de: 'Abwesenheit des Abhebenden' },
  summary: {
    en: 'At a table of more than three the next member to the right may cut for somebody briefly away who has not reserved the cut; a longer absence is the referee’s.',
    de: 'Bei mehr als drei am Tisch darf für einen kurz Abwesenden der Nächste rechts abheben, wenn jener es sich nicht vorbehalten hat; bei längerer Abwesenheit entscheidet der Schiedsrichter.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { players, reserved, long } = incident.facts;
    if (long === true) return undefined;
    if (players === 3 || reserved === true) {
      return ruling('refused', [
        because(
          cutterAbsent,
          'Nobody else may cut: the table has only three, or he has reserved the cut.',
          'Niemand sonst darf abheben: Der Tisch hat nur drei, oder er hat es sich vorbehalten.',
        ),
      ]);
    }
    return ruling(
      'allowed',
      [because(cutterAbsent, 'The next member to the right may cut.', 'Der Nächste rechts darf abheben.')],
      {
        missing: [
          ...askIfUnknown(incident, 'reserved', yesOrNo('refused', 'allowed')),
          ...askIfUnknown(incident, 'long', yesOrNo('referee', 'allowed')),
          ...askIfUnknown(incident, 'players', [
            { value: 3, disposition: 'refused' },
            { value: 4, disposition: 'allowed' },
          ]),
        ],
      },
    );
  },
};

export const packets: Law = {
  number: iskoNumbers({ old: '3.2.6' }),
  alsoIn: SINCE_2018,
  group: 'dealing',
  status: 'definition',
  title: { en: 'Packets', de: 'Geben' },
  summary: {
    en: 'From the dealer’s left three cards each, two to the skat, four each, three each.',
    de: 'Links vom Geber beginnend je drei Karten, zwei in den Skat, je vier, je drei.',
  },
  evidence: 'verified',
};

export const largerTables: Law = {
  number: iskoNumbers({ old: '3.2.7' }),
  alsoIn: SINCE_2018,
  group: 'table',
  status: 'definition',
  title: { en: 'Who plays at larger tables', de: 'Spieler am größeren Tisch' },
  summary: {
    en: 'With four at the table the dealer gets no cards; with more the two on his left and the one on his right play.',
    de: 'Bei vier am Tisch bekommt der Geber keine Karten; bei mehr spielen die beiden links und der rechts von ihm.',
  },
  evidence: 'verified',
};

export const objections: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.10', now: '3.2.13' }),
  group: 'dealing',
  status: 'executable',
  answers: ['cut', 'pack-not-cut', 'faces-seen-in-shuffle', 'skat-not-laid-in-turn', 'uneven-packet'],
  title: { en: 'Objections to shuffle, cut and packets', de: 'Einsprüche gegen Mischen, Abheben und Geben' },
  summary: {
    en: 'An objection to the shuffle, the cut or the way of dealing is valid only before the cards are taken up.',
    de: 'Einsprüche gegen Mischen, Abheben oder die Art des Gebens gelten nur vor Aufnahme der Karten.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'What follows from an objection in time was not seen; a new deal by the same dealer is concluded.',
      de: 'Was auf einen rechtzeitigen Einspruch folgt, lag nicht vor; neues Geben durch denselben Geber ist gefolgert.',
    },
  ],
  judge: ({ incident }) => {
    if (incident.facts['cutOffered'] === true) return undefined;
    if (takenUp(incident) === true) {
      return ruling('deal-stands', [
        because(
          objections,
          'The cards have been taken up; the objection comes too late.',
          'Die Karten sind aufgenommen; der Einspruch kommt zu spät.',
        ),
      ]);
    }
    return ruling(
      'new-deal',
      [
        because(
          objections,
          'The cards have not been taken up; the objection is valid and the deal is made again.',
          'Die Karten sind nicht aufgenommen; der Einspruch gilt, und es wird neu gegeben.',
        ),
      ],
      {
        newDeal: { by: 'same-dealer' },
        missing: missingTakenUp(incident, 'new-deal'),
        doubts: objections.doubts ?? [],
      },
    );
  },
};

/** Whether the cards had been taken up: from the bidding on they have, before the deal was complete they have not. */
const takenUp = (incident: Incident): boolean | undefined => {
  const { cardsTakenUp } = incident.facts;
  if (typeof cardsTakenUp === 'boolean') return cardsTakenUp;
  if (foundFrom(incident, 'bidding')) return true;
  return foundBefore(incident, 'deal-complete') ? false : undefined;
};

const missingTakenUp = (incident: Incident, before: 'recut' | 'new-deal'): Ruling['missing'] =>
  takenUp(incident) === undefined ? askIfUnknown(incident, 'cardsTakenUp', yesOrNo('deal-stands', before)) : [];

export const wrongOrderFoundLate: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.13' }),
  alsoIn: SINCE_2018,
  group: 'dealing',
  status: 'executable',
  answers: ['deal-out-of-turn'],
  title: { en: 'Wrong order of dealers found late', de: 'Spät bemerkte falsche Geberfolge' },
  summary: {
    en: 'When the order of dealers went wrong in an earlier round, or nobody knows where, finished rounds stand and the current one is played again from the first place.',
    de: 'Geriet die Geberfolge in einer früheren Runde durcheinander oder weiß niemand, wann, gelten beendete Runden, und die laufende wird ab dem ersten Platz wiederholt.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'What follows when the error began in the current round was not seen.',
      de: 'Was folgt, wenn der Fehler in der laufenden Runde begann, lag nicht vor.',
    },
  ],
  judge: ({ incident }) => {
    const { since } = incident.facts;
    if (since === 'this-round' || since === undefined) return undefined;
    return ruling(
      'new-deal',
      [
        because(
          wrongOrderFoundLate,
          'The finished rounds stand; the current round is played again, beginning with the first place as dealer.',
          'Die beendeten Runden gelten; die laufende Runde wird wiederholt, beginnend mit dem ersten Platz als Geber.',
        ),
      ],
      { newDeal: { by: 1 }, corrections: ['earlier-scores-stand', 'round-is-replayed'] },
    );
  },
};
