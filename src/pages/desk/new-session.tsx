import { useState } from 'react';
import { answered, api } from '../api/client';
import { useCommand } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { useRefresh } from './event-data';
import { deskWords } from './words';

/** The ways in which players come to their tables. */
const seatings = ['draw', 'standing', 'plan', 'manual'] as const;

/** In the form of a field for date and time. */
const localNow = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Schedules one more session. */
export function NewSession({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [isOpen, setOpen] = useState(false);
  const [startsAt, setStart] = useState(localNow);
  const [minutes, setMinutes] = useState('');
  const [seating, setSeating] = useState<(typeof seatings)[number]>('draw');
  const schedule = useCommand(
    (_asked: string, key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/sessions', {
          params: { path: { tournament: event }, header: key },
          body: {
            startsAt: new Date(startsAt).toISOString(),
            seating,
            ...(minutes !== '' && { durationMinutes: Number(minutes) }),
          },
        }),
      ),
    () => {
      setOpen(false);
      refresh();
    },
  );
  return (
    <section className={css.act}>
      <button type="button" className={buttons.outlined} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.newSession} …
      </button>
      {isOpen && (
        <form
          className={css.reason}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            schedule.mutate(`${startsAt} ${minutes} ${seating}`);
          }}
        >
          <Field
            label={words.begins}
            type="datetime-local"
            required
            value={startsAt}
            onChange={({ target }) => setStart(target.value)}
          />
          <Field
            label={words.minutes}
            hint={words.minutesHint}
            inputMode="numeric"
            pattern="\d*"
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
          <fieldset className={css.choice}>
            <legend>{words.seatingWay}</legend>
            {seatings.map((way) => (
              <label key={way}>
                <input type="radio" name="seating" checked={seating === way} onChange={() => setSeating(way)} />
                {words.seatingBy(way)}
              </label>
            ))}
          </fieldset>
          <ProblemNotice error={schedule.error} />
          <button type="submit" className={buttons.filled} disabled={schedule.isPending}>
            {words.newSession}
          </button>
        </form>
      )}
    </section>
  );
}
