import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemNotice } from '../kit/problem-notice';
import { deviceId, randomId } from '../outbox/random-id';
import { plain, type TableWords } from './said';
import { confirmList, type SeenTable } from './table-api';
import css from './table.module.css';

interface ConfirmProps {
  readonly seen: SeenTable;
  readonly tableKey: string;
  readonly words: TableWords;
  readonly nameOf: (seat: number) => string;
  readonly onList: () => void;
}

/** The list is full: two people look at it on two phones and say that it is right. */
export function ConfirmView({ seen, tableKey, words, nameOf, onList }: ConfirmProps) {
  const { table, etag } = seen;
  const [seat, setSeat] = useState<number>();
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: (who: number) =>
      confirmList(table.id, tableKey, { seat: who, by: deviceId(), etag, command: randomId() }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['table', table.id] }),
  });
  const confirmed = new Set(table.confirmations.map((one) => one.seat));
  return (
    <section className={css.confirm}>
      <h2>{words.listDone}</h2>
      <ul className={css.totals}>
        {table.list.map((column) => (
          <li key={column.seat}>
            <b>{nameOf(column.seat)}</b>
            <span className={css.soft}>{confirmed.has(column.seat) ? words.confirmed : ''}</span>
            <output>{plain(column.total)}</output>
          </li>
        ))}
      </ul>
      {table.listState === 'confirmed' ? (
        <p role="status">{words.listConfirmed}</p>
      ) : (
        <>
          <p>{words.twoPhones}</p>
          <div role="group" aria-label={words.whoAreYou} className={css.row}>
            {table.seats.map((taken) => (
              <button
                key={taken.seat}
                type="button"
                className={css.key}
                aria-pressed={seat === taken.seat}
                onClick={() => setSeat(taken.seat)}
              >
                {nameOf(taken.seat)}
              </button>
            ))}
          </div>
          <ProblemNotice error={confirming.error} />
          {seat === undefined ? (
            <p className={css.question}>{words.whoAreYou}</p>
          ) : (
            <button type="button" className={css.save} onClick={() => confirming.mutate(seat)}>
              {words.confirms(nameOf(seat))}
            </button>
          )}
          <button type="button" className={css.text} onClick={onList}>
            {words.somethingWrong}
          </button>
        </>
      )}
    </section>
  );
}
