import { SEATS } from '../seats';
import { leftOf, type SeatIndex } from './position';
import type { Reading } from './reading';
import type { CorrectedPosition, PlayFault, ReplayedTrick } from './replay';

/** The position in which a card that should not have been played has gone back, with all later ones or alone. */
export const correctedPosition = (
  { record, course }: Reading,
  { play: offence, trick }: PlayFault,
  takesBack: 'all' | 'one',
): CorrectedPosition => {
  const { plays = [] } = course.tricks[trick - 1] ?? {};
  const isBefore = (play: number): boolean => play < offence;
  const goesBack = (play: number): boolean => (takesBack === 'all' ? !isBefore(play) : play === offence);
  const unplayable = new Set(course.faults.filter(({ code }) => code === 'after-end').map(({ play }) => play));
  return {
    trick,
    lying: plays.filter((play) => !goesBack(play)).flatMap((play) => record.plays[play] ?? []),
    returned: record.plays.filter((_, play) => goesBack(play) && !unplayable.has(play)),
    toPlay: dueIn(course.tricks, trick, plays.filter(isBefore).length),
  };
};

/** Whose turn it is in a trick in which so many cards lie. */
const dueIn = (tricks: readonly ReplayedTrick[], trick: number, lying: number): CorrectedPosition['toPlay'] => {
  if (lying === 0) return trick === 1 ? SEATS[0] : (tricks[trick - 2]?.winner ?? null);
  const leader = SEATS.indexOf(tricks[trick - 1]?.leader ?? SEATS[0]) as SeatIndex;
  return SEATS[leftOf(leader, lying)];
};
