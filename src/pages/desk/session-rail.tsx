import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { printedNumber, type Session } from './event-data';
import { deskWords } from './words';

interface RailProps {
  readonly sessions: readonly Session[];
  readonly chosen: number | undefined;
  readonly choose: (number: number) => void;
}

/** The sessions that count, to choose one of them. */
export function SessionRail({ sessions, chosen, choose }: RailProps) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <div role="group" aria-label={words.sessions} className={css.rail}>
      {sessions
        .filter(({ state }) => state !== 'void')
        .map(({ number, state, startsAt }) => (
          <button key={number} type="button" aria-pressed={number === chosen} onClick={() => choose(number)}>
            <b>{words.session(printedNumber(sessions, number))}</b>
            <span>{state === 'scheduled' ? time.format(new Date(startsAt)) : words.sessionState(state)}</span>
          </button>
        ))}
    </div>
  );
}
