/*
 * ISkO: the skat and other hands seen before the bidding is over (3.2, 3.3)
 *
 * | 1999   | since 2018 | title                                | status     |
 * | ------ | ---------- | ------------------------------------ | ---------- |
 * | 3.2.14 | not known  | The skat seen before the bidding     | executable |
 * | 3.2.15 | not known  | The skat taken up with the cards     | executable |
 * | 3.3.9  | not known  | The skat or a hand seen in bidding   | executable |
 * | 3.3.10 | not known  | Restoring a skat taken up            | definition |
 */
import { foundBefore, foundFrom, type Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import type { Party } from '../../irregularities/party';
import { because, ruling, type Correction, type Ruling } from '../../irregularities/ruling';
import { isSeat, type Seat } from '../../seats';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

/** Whether a player of this deal did it before the bidding was over. */
const isPlayerInBidding = (incident: Incident): boolean =>
  (incident.offender === 'active' || isSeat(incident.offender)) &&
  incident.facts['active'] !== false &&
  incident.facts['entitled'] !== true &&
  !foundFrom(incident, 'skat-use');

const passedEarly = ({ facts: { passedBeforeAnyBid } }: Incident): readonly Seat[] =>
  Array.isArray(passedBeforeAnyBid) ? passedBeforeAnyBid.filter(isSeat) : [];

const barred = (incident: Incident): readonly Party[] => [
  incident.offender,
  ...passedEarly(incident).filter((seat) => seat !== incident.offender),
];

export const skatSeenBeforeBidding: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.14' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'The skat seen before the bidding', de: 'Skat vor dem Reizen eingesehen' },
  summary: {
    en: 'A player who looks at or turns up the skat during or after a correct deal may not bid.',
    de: 'Wer während oder nach richtigem Geben den Skat einsieht oder aufdeckt, darf nicht reizen.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    isPlayerInBidding(incident) && foundBefore(incident, 'bidding')
      ? ruling(
          'stands',
          [
            because(
              skatSeenBeforeBidding,
              'He has seen the skat and may not bid; the two others bid without him.',
              'Er hat den Skat gesehen und darf nicht reizen; die beiden anderen reizen ohne ihn.',
            ),
          ],
          { debarred: [incident.offender] },
        )
      : undefined,
};

export const skatTakenWithCards: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.15' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'executable',
  answers: ['skat-taken-into-hand'],
  title: { en: 'The skat taken up with the cards', de: 'Skat mit den Karten aufgenommen' },
  summary: {
    en: 'A player who takes up the skat with his cards may not bid; he shuffles all twelve and the dealer draws two face down as the skat.',
    de: 'Wer den Skat mit seinen Karten aufnimmt, darf nicht reizen; er mischt seine zwölf, und der Geber zieht zwei verdeckt als Skat.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    isPlayerInBidding(incident) && foundBefore(incident, 'bidding')
      ? ruling(
          'hand-reduced',
          [
            because(
              skatTakenWithCards,
              'He may not bid; he shuffles his cards and the dealer draws the skat face down.',
              'Er darf nicht reizen; er mischt seine Karten, und der Geber zieht den Skat verdeckt.',
            ),
          ],
          { debarred: [incident.offender], corrections: ['dealer-draws-face-down'] },
        )
      : undefined,
};

export const seenInBidding: JudgingLaw = {
  number: iskoNumbers({ old: '3.3.9' }),
  alsoIn: SINCE_2018,
  group: 'bidding',
  status: 'executable',
  answers: ['skat-seen', 'skat-taken-into-hand', 'other-hand-seen'],
  title: { en: 'The skat or a hand seen in bidding', de: 'Skat oder fremdes Blatt beim Reizen gesehen' },
  summary: {
    en: 'Who looks at or takes the skat, or looks at another hand, before the bidding is over is shut out; the others are freed from their bids and bid anew, but not who had passed before any bid (since 9 November 2002).',
    de: 'Wer vor Ende des Reizens den Skat einsieht oder nimmt oder fremde Karten sieht, ist ausgeschlossen; die anderen sind von ihren Geboten frei und reizen neu, nicht aber, wer vor jedem Gebot gepasst hatte (seit 9. November 2002).',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (isOtherMemberInBidding(incident)) {
      return ruling('corrected', [bidsReleased()], {
        debarred: passedEarly(incident),
        corrections: ['bids-are-released'],
      });
    }
    if (!isPlayerInBidding(incident)) return undefined;
    const restored = restoring(incident);
    return ruling('corrected', [shutOut(), ...restored.reasoning], {
      debarred: barred(incident),
      corrections: [...restored.corrections, 'bids-are-released'],
    });
  },
};

/** Whether the dealer who sits out, or another member of the table, looked while the bidding went on. */
const isOtherMemberInBidding = (incident: Incident): boolean =>
  (incident.offender === 'dealer' || incident.offender === 'idle') &&
  incident.facts['active'] !== true &&
  foundFrom(incident, 'bidding') &&
  foundBefore(incident, 'skat-use');

/** The fourth sentence of the provision (court, case 061): the bids are released as if a player had looked. */
const bidsReleased = (): Ruling['reasoning'][number] =>
  because(
    seenInBidding,
    'A member of the table who does not play in the deal looked at the skat; the players are freed from their bids and bid anew, except who had passed before any bid.',
    'Ein nicht mitspielendes Mitglied des Tisches hat den Skat eingesehen; die Spieler sind von ihren Geboten frei und reizen neu, außer wer vor jedem Gebot gepasst hatte.',
  );

const shutOut = (): Ruling['reasoning'][number] =>
  because(
    seenInBidding,
    'He is shut out; the others are freed from their bids and bid anew, except who had passed before any bid. If nobody bids, the deal is passed in and the next player deals; it is not dealt again.',
    'Er ist ausgeschlossen; die anderen sind von ihren Geboten frei und reizen neu, außer wer vor jedem Gebot gepasst hatte. Bietet niemand, ist eingepasst und der Nächste gibt; neu gegeben wird nicht.',
  );

export const restoringTheSkat: Law = {
  number: iskoNumbers({ old: '3.3.10' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'definition',
  title: { en: 'Restoring a skat taken up', de: 'Zurücklegen eines aufgenommenen Skats' },
  summary: {
    en: 'Skat cards that can be told apart beyond doubt go back; otherwise the offender shuffles his twelve cards and the dealer draws two face down.',
    de: 'Zweifelsfrei erkennbare Skatkarten werden zurückgelegt; sonst mischt der Schuldige seine zwölf Karten, und der Geber zieht zwei verdeckt.',
  },
  evidence: 'verified',
};

type Restored = Pick<Ruling, 'reasoning'> & { readonly corrections: readonly Correction[] };

/** How a skat that was taken up comes back. */
const restoring = (incident: Incident): Restored => {
  if (incident.kind !== 'skat-taken-into-hand') return { reasoning: [], corrections: [] };
  return incident.facts['separable'] === true
    ? {
        reasoning: [
          because(
            restoringTheSkat,
            'The two cards can be told apart and go back.',
            'Die beiden Karten sind erkennbar und werden zurückgelegt.',
          ),
        ],
        corrections: ['skat-goes-back'],
      }
    : {
        reasoning: [
          because(
            restoringTheSkat,
            'The two cards cannot be told apart; he shuffles his twelve and the dealer draws two face down.',
            'Die beiden Karten sind nicht erkennbar; er mischt seine zwölf, und der Geber zieht zwei verdeckt.',
          ),
        ],
        corrections: ['dealer-draws-face-down'],
      };
};
