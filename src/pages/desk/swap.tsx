import { useState } from 'react';
import type { components } from '../api/contract';
import { answered, api } from '../api/client';
import { type Tagged, useCommand } from '../api/signed-in';
import { Field } from '../kit/field';
import { useWords } from '../words/language';
import { useRefresh } from './event-data';
import { ReasonedAct } from './reasoned-act';
import { deskWords } from './words';

interface SwapProps {
  readonly event: string;
  readonly session: Tagged<components['schemas']['TimedSession']>;
}

/** Lets two players change places, by their start numbers. */
export function Swap({ event, session }: SwapProps) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [a, setA] = useState('');
  const [b, setB] = useState('');
  const swap = useCommand(
    (body: components['schemas']['Swap'], key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/sessions/{session}/swap', {
          params: {
            path: { tournament: event, session: session.body.number },
            header: { ...key, 'If-Match': session.etag },
          },
          body,
        }),
      ),
    refresh,
  );
  return (
    <ReasonedAct
      label={words.swap}
      effect={words.swapSay}
      isBusy={swap.isPending}
      error={swap.error}
      act={(reason) => swap.mutate({ a: Number(a), b: Number(b), reason })}
    >
      <Field
        label={words.firstNumber}
        inputMode="numeric"
        pattern="\d+"
        required
        value={a}
        onChange={({ target }) => setA(target.value)}
      />
      <Field
        label={words.otherNumber}
        inputMode="numeric"
        pattern="\d+"
        required
        value={b}
        onChange={({ target }) => setB(target.value)}
      />
    </ReasonedAct>
  );
}
