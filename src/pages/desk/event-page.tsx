import { useParams } from '@tanstack/react-router';
import { Board } from './board';
import { DeskFrame } from './desk-frame';
import { PaperLists } from './paper-lists';
import { PapersSheet } from './papers-sheet';
import { People } from './people';
import { PrizesSheet } from './prizes-sheet';
import { StandingsSheet } from './standings-sheet';

/** The id of the event in the address. */
function useEventId(): string {
  return useParams({ strict: false }).event ?? '';
}

/** The board of a session. */
export function BoardPage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="board">
      <Board event={event} />
    </DeskFrame>
  );
}

/** Lists that were kept on paper. */
export function ListsPage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="lists">
      <PaperLists event={event} />
    </DeskFrame>
  );
}

/** Who takes part. */
export function PeoplePage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="registration">
      <People event={event} />
    </DeskFrame>
  );
}

/** Who leads. */
export function StandingsPage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="standings">
      <StandingsSheet event={event} />
    </DeskFrame>
  );
}

/** Who gets what. */
export function PrizesPage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="prizes">
      <PrizesSheet event={event} />
    </DeskFrame>
  );
}

/** What is hung up and laid on the tables. */
export function PapersPage() {
  const event = useEventId();
  return (
    <DeskFrame event={event} sheet="papers">
      <PapersSheet event={event} />
    </DeskFrame>
  );
}
