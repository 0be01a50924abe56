import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../api/contract';
import { answered, api } from '../api/client';
import type { Tagged } from '../api/signed-in';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { useRefresh } from './event-data';
import { ReasonedAct } from './reasoned-act';
import { deskWords } from './words';

interface SeatProps {
  readonly event: string;
  readonly session: Tagged<components['schemas']['TimedSession']>;
}

/** The numbers that somebody has typed, a line for each table. */
function tablesIn(text: string): readonly { readonly seats: number[] }[] {
  return text
    .split('\n')
    .map((line) => (line.match(/\d+/g) ?? []).map(Number))
    .filter((seats) => seats.length > 0)
    .map((seats) => ({ seats }));
}

/** Seats a whole session as cards were drawn from a bag: one line a table, the start numbers by seat. */
export function SeatByHand({ event, session }: SeatProps) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [typed, setTyped] = useState('');
  const tables = tablesIn(typed);
  const seat = useMutation({
    mutationFn: (reason: string) =>
      answered(
        api.PUT('/v1/tournaments/{tournament}/sessions/{session}/seating', {
          params: { path: { tournament: event, session: session.body.number }, header: { 'If-Match': session.etag } },
          body: { tables: [...tables], ...(reason !== '' && { reason }) },
        }),
      ),
    onSuccess: refresh,
  });
  return (
    <ReasonedAct
      label={words.seatByHand}
      effect={words.seatByHandSay(tables.length, tables.flatMap(({ seats }) => seats).length)}
      isBusy={seat.isPending}
      error={seat.error}
      act={(reason) => seat.mutate(reason)}
      reasonOptional
    >
      <label className={css.typed}>
        {words.tablesTyped}
        <textarea rows={6} value={typed} required onChange={({ target }) => setTyped(target.value)} />
      </label>
    </ReasonedAct>
  );
}
