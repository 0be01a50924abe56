import { useEffect, useState } from 'react';
import type { components } from '../api/contract';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { deskWords } from './words';

type Timed = components['schemas']['TimedSession'];

/** What is left of the time of a session, by the clock of the service. */
export function SessionClock({ session }: { readonly session: Timed }) {
  const words = useWords(deskWords);
  const { state, timeUp, clock } = session;
  const [read, setRead] = useState({ clock, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (read.clock !== clock) setRead({ clock, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = clock.secondsLeft === null ? null : Math.max(0, clock.secondsLeft - Math.floor((now - read.at) / 1000));
  return (
    <p className={css.clock}>
      <b>{words.sessionState(state)}</b>
      {timeUp && <span className={css.slow}>▲ {words.timeUp}</span>}
      {left !== null && !timeUp && (
        <span>{words.timeLeft(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}</span>
      )}
    </p>
  );
}
