import { useWords } from '../words/language';
import { printedNumber, useSessions } from './event-data';
import { sessionPapers, SessionPapers } from './session-papers';
import { deskWords } from './words';

/** Everything that can be printed, session by session. */
export function PapersSheet({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const { data: sessions = [] } = useSessions(event);
  const printable = sessions.filter(({ state }) => sessionPapers(state).length > 0);
  return (
    <>
      {printable.length === 0 && <p>{words.nothingToPrint}</p>}
      {printable.map(({ number, state }) => (
        <section key={number}>
          <h2>{words.session(printedNumber(sessions, number))}</h2>
          <SessionPapers event={event} session={number} papers={sessionPapers(state)} />
        </section>
      ))}
    </>
  );
}
