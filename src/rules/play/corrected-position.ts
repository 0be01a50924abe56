import { SEATS, type Seat } from '../seats';
import type { Course, ReplayedTrick } from './course';
import type { PlayFault } from './play-fault';
import { leftOf, type SeatIndex } from './board';
import type { DealRecord, Play } from './record';

/** From where play goes on when a card that should not have been played is put right. */
export interface CorrectedPosition {
  /** Which trick it is, 1..10. */
  readonly trick: number;
  /** What stays in it. */
  readonly lying: readonly Play[];
  /** Which cards go back to whom, in the order in which they were played. */
  readonly returned: readonly Play[];
  /** Who leads or plays next; null where an unseen card hides who won the trick before. */
  readonly toPlay: Seat | null;
}

/** The position in which a card that should not have been played has gone back, with all later ones or alone. */
export const correctedPosition = (
  { plays: played }: DealRecord,
  { tricks, faults }: Pick<Course, 'tricks' | 'faults'>,
  { play: offence, trick }: PlayFault,
  takesBack: 'all' | 'one',
): CorrectedPosition => {
  const { plays = [] } = tricks[trick - 1] ?? {};
  const isBefore = (play: number): boolean => play < offence;
  const goesBack = (play: number): boolean => (takesBack === 'all' ? !isBefore(play) : play === offence);
  const unplayable = new Set(faults.filter(({ code }) => code === 'after-end').map(({ play }) => play));
  return {
    trick,
    lying: plays.filter((play) => !goesBack(play)).flatMap((play) => played[play] ?? []),
    returned: played.filter((_, play) => goesBack(play) && !unplayable.has(play)),
    toPlay: dueIn(tricks, trick, plays.filter(isBefore).length),
  };
};

/** Whose turn it is in a trick in which so many cards lie. */
const dueIn = (tricks: readonly ReplayedTrick[], trick: number, lying: number): CorrectedPosition['toPlay'] => {
  if (lying === 0) return trick === 1 ? SEATS[0] : (tricks[trick - 2]?.winner ?? null);
  const leader = SEATS.indexOf(tricks[trick - 1]?.leader ?? SEATS[0]) as SeatIndex;
  return SEATS[leftOf(leader, lying)];
};
