import { useState } from 'react';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import { BoardTiles } from './board-tiles';
import css from './desk.module.css';
import { busyWith, printedNumber, usePlayers, useRoom, useSession, useSessions } from './event-data';
import { NewSession } from './new-session';
import { SessionActs } from './session-acts';
import { SessionClock } from './session-clock';
import { SessionRail } from './session-rail';
import { TableDetail } from './table-detail';
import { tilesOf } from './tile-states';
import { deskWords } from './words';

/** A session at a glance: what each table is in, and what can be done now. */
export function Board({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const sessions = useSessions(event);
  const players = usePlayers(event);
  const [asked, choose] = useState<number>();
  const known = sessions.data ?? [];
  const number = asked ?? busyWith(known)?.number;
  const session = useSession(event, number);
  const isDrawn = session.data !== undefined && session.data.body.state !== 'scheduled';
  const room = useRoom(event, isDrawn ? number : undefined);
  const [table, chooseTable] = useState<string>();
  const tiles = isDrawn && room.data ? tilesOf(room.data.room, room.data.tables) : [];
  const chosen = tiles.find((tile) => tile.table.id === table);
  return (
    <>
      <SessionRail sessions={known} chosen={number} choose={choose} />
      <ProblemNotice error={sessions.error ?? session.error ?? room.error} />
      {sessions.data && busyWith(known) === undefined && <p>{words.noSessions}</p>}
      {session.data && number !== undefined && (
        <section aria-label={words.session(printedNumber(known, number))} className={css.board}>
          <SessionClock session={session.data.body} />
          <SessionActs
            event={event}
            session={session.data}
            printed={printedNumber(known, number)}
            players={players.data ?? []}
            room={isDrawn ? room.data?.room : undefined}
          />
          {tiles.length > 0 && <BoardTiles tiles={tiles} chosen={table} choose={chooseTable} />}
          {chosen && <TableDetail event={event} tile={chosen} />}
        </section>
      )}
      <NewSession event={event} />
    </>
  );
}
