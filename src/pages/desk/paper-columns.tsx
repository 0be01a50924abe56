import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { figuresIn } from './figures';
import type { Table } from './event-data';
import { type PaperField, type PaperForm, type PaperReading, typedAt } from './paper-form';
import { deskWords } from './words';

interface ColumnsProps {
  readonly table: Table;
  readonly form: PaperForm;
  readonly reading: PaperReading;
  readonly comparesTotals: boolean;
  readonly isLocked: boolean;
  readonly change: (form: PaperForm) => void;
}

/** A line for each seat: what is typed, what it comes to, and what cannot be. */
export function PaperColumns({ table, form, reading, comparesTotals, isLocked, change }: ColumnsProps) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const figures = figuresIn(language);
  const { faults, sums, passed, isComplete } = reading;
  const games = sums.reduce((sum, { won, lost }) => sum + won + lost, 0);
  const fields: readonly PaperField[] = ['points', 'won', 'lost', ...(comparesTotals ? (['total'] as const) : [])];
  const faultOf = (seat: number | null, field: PaperField | 'passed') =>
    faults.find((fault) => fault.seat === seat && fault.field === field);
  const ofTable = faultOf(null, 'passed');
  return (
    <>
      <table className={css.typing}>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.lost}</th>
            {comparesTotals && <th scope="col">{words.onTheList}</th>}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ seat, name }) => {
            const column = form.columns[seat - 1];
            const isKnown = isComplete && !faults.some((fault) => fault.seat === seat && fault.field !== 'total');
            return (
              <tr key={seat}>
                <td>{seat}</td>
                <th scope="row">{name}</th>
                {fields.map((field) => {
                  const fault = faultOf(seat, field);
                  return (
                    <td key={field}>
                      <input
                        id={`paper-${seat}-${field}`}
                        className={css.cell}
                        inputMode="numeric"
                        autoComplete="off"
                        readOnly={isLocked}
                        aria-label={words.cell(seat, words[field === 'total' ? 'onTheList' : field])}
                        aria-invalid={fault !== undefined}
                        aria-describedby={fault ? `paper-fault-${seat}-${field}` : undefined}
                        value={column?.[field] ?? ''}
                        onChange={({ target }) =>
                          change(typedAt(form, seat, field, target.value.replace('+', '').trim()))
                        }
                      />
                    </td>
                  );
                })}
                <td className={css.sum}>{isKnown ? figures(sums[seat - 1]?.total ?? 0) : '?'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={css.bar}>
        <label className={css.small}>
          {words.passedDeals}
          <input
            id="paper-passed"
            className={css.cell}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isLocked}
            aria-invalid={ofTable !== undefined}
            value={form.passed ?? String(passed)}
            onChange={({ target }) => change({ ...form, passed: target.value.trim() })}
          />
        </label>
        <label className={css.small}>
          {words.notPlayedDeals}
          <input
            id="paper-not-played"
            className={css.cell}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isLocked}
            value={form.notPlayed}
            onChange={({ target }) => change({ ...form, notPlayed: target.value.trim() })}
          />
        </label>
        {isComplete && ofTable === undefined && (
          <p className={css.right}>✓ {words.gamesAddUp(games, passed, table.dealsFixed)}</p>
        )}
      </div>
      <div role="alert">
        {faults.map((fault) => (
          <p key={`${fault.seat} ${fault.field}`} id={`paper-fault-${fault.seat}-${fault.field}`} className={css.alert}>
            ✗ {words.paperFault(fault, figures)}
          </p>
        ))}
      </div>
    </>
  );
}
