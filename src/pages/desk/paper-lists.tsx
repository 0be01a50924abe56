import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { components } from '../api/contract';
import { api } from '../api/client';
import { Refused } from '../api/refused';
import { type Tagged, tagged } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { busyWith, printedNumber, type Table, useEvent, useRefresh, useRoom, useSessions } from './event-data';
import { PaperColumns } from './paper-columns';
import { differencesIn, emptyForm, type PaperForm, readPaper, typedAt } from './paper-form';
import { PaperConflict, PaperDifferences, PaperKeys } from './paper-notes';
import { deskWords } from './words';

type Sums = components['schemas']['PaperTotals'];

/** A list in hand: the table as it was read, and what is typed. */
interface InHand {
  readonly table: Tagged<Table>;
  readonly form: PaperForm;
  /** Whether it is entered already and only looked at. */
  readonly isLocked: boolean;
}

const at = (name: string): HTMLElement | null => document.getElementById(`paper-${name}`);

function focusOn(name: string): void {
  const field = at(name);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** The lists of a session that were kept on paper: one after the other, by the keyboard alone. */
export function PaperLists({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const { data: itself } = useEvent(event);
  const sessions = useSessions(event);
  const busy = busyWith(sessions.data ?? []);
  const isPlayed = busy !== undefined && busy.state !== 'scheduled';
  const room = useRoom(event, isPlayed ? busy.number : undefined);
  const [number, setNumber] = useState('');
  const [hand, setHand] = useState<InHand>();
  const [comparesTotals, setComparesTotals] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const [differences, setDifferences] = useState<ReturnType<typeof differencesIn>>();
  const [reason, setReason] = useState<string>();
  const [said, setSaid] = useState('');
  const [last, setLast] = useState<{ readonly number: string; readonly hand: InHand }>();
  const [conflict, setConflict] = useState<Tagged<Table>>();
  const wanted = useRef<string>(undefined);

  // Where the next key goes, once what it goes to is there.
  useEffect(() => {
    if (wanted.current === undefined) return;
    focusOn(wanted.current);
    wanted.current = undefined;
  });
  const thenFocus = (name: string): void => {
    wanted.current = name;
  };

  const missing = (room.data?.tables ?? []).filter(({ dealsEntered, dealsFixed }) => dealsEntered < dealsFixed);
  const proposed = missing[0]?.number;
  const profile = itself?.body.profile;
  const frame = hand && {
    dealsFixed: hand.table.body.dealsFixed,
    scoring: profile?.scoring ?? ('seeger-fabian' as const),
    isIsko: itself?.body.ruleset.startsWith('isko') ?? false,
  };
  const reading = hand && frame && readPaper(hand.form, frame);
  const red = reading?.faults[0];

  const choose = useMutation({
    mutationFn: (id: string) => tagged(api.GET('/v1/tables/{table}', { params: { path: { table: id } } })),
    onSuccess: (table) => {
      const isEntered = table.body.onPaper && !isSecond;
      setHand({
        table,
        form: isEntered ? storedForm(table.body) : emptyForm(table.body.seats.length),
        isLocked: isEntered,
      });
      setDifferences(undefined);
      setReason(undefined);
      setConflict(undefined);
      thenFocus(isEntered ? 'change' : '1-points');
    },
  });

  const save = useMutation({
    mutationFn: ({ etag, why }: { readonly etag: string; readonly why: string | undefined }) => {
      if (hand === undefined || reading === undefined) throw new Error('nothing is in hand');
      const body = sumsOf(reading.list, reading.passed, why);
      const params = { path: { table: hand.table.body.id }, header: { 'If-Match': etag } };
      return tagged(api.PUT('/v1/tables/{table}/totals', { params, body }));
    },
    onSuccess: (stored) => {
      if (hand) setLast({ number, hand: { ...hand, table: stored, isLocked: false } });
      const holds = stored.body.checks.every((check) => check.holds || check.code === 'C7');
      done(holds ? words.saved(stored.body.number) : words.savedRed(stored.body.number));
    },
    onError: async (error) => {
      if (!(error instanceof Refused) || error.problem.status !== 412 || hand === undefined) return;
      setConflict(await tagged(api.GET('/v1/tables/{table}', { params: { path: { table: hand.table.body.id } } })));
    },
  });

  const done = (message: string): void => {
    setSaid(message);
    setHand(undefined);
    setNumber('');
    setReason(undefined);
    setConflict(undefined);
    setDifferences(undefined);
    refresh();
    thenFocus('table');
  };

  const chooseTable = (): void => {
    const asked = number.trim() === '' ? proposed : Number(number);
    const found = room.data?.tables.find((table) => table.number === asked);
    setSaid(found ? '' : words.noSuchTable(number));
    if (found === undefined) return;
    setNumber(String(found.number));
    choose.mutate(found.id);
  };

  const trySave = (): void => {
    if (hand === undefined || reading === undefined || hand.isLocked) return;
    if (!reading.isComplete) return focusOn(firstEmpty(hand.form));
    if (isSecond) {
      const found = differencesIn(reading.list, hand.table.body.list);
      if (found.length === 0) return done(words.readTwice(hand.table.body.number));
      setDifferences(found);
      if (reason === undefined) setReason(words.secondReading);
      if (differences === undefined) return focusOn(`${found[0]?.seat}-${found[0]?.field}`);
    } else if (red && reason === undefined) return focusOn(red.seat === null ? 'passed' : `${red.seat}-${red.field}`);
    else if (hand.table.body.onPaper && (reason ?? '').trim() === '') {
      setReason(reason ?? '');
      return thenFocus('reason');
    }
    save.mutate({ etag: hand.table.etag, why: reason });
  };

  const order = [
    'table',
    ...(hand?.form.columns ?? []).flatMap((_, index) =>
      ['points', 'won', 'lost', ...(comparesTotals ? ['total'] : [])].map((field) => `${index + 1}-${field}`),
    ),
    'passed',
    'save',
  ];

  const pressed = (key: KeyboardEvent<HTMLFormElement>): void => {
    const name = (key.target as HTMLElement).id.replace('paper-', '');
    const isNext = key.key === 'Enter' || key.code === 'NumpadAdd';
    const taken = (): void => key.preventDefault();
    if (key.key === 'F2') {
      taken();
      setComparesTotals(!comparesTotals);
    } else if (key.key === 'F4') {
      taken();
      setSecond(!isSecond);
      setHand(undefined);
      thenFocus('table');
    } else if (key.key === 'z' && key.ctrlKey && last) {
      taken();
      setNumber(last.number);
      setHand(last.hand);
      setReason(words.takenBack);
      thenFocus('1-points');
    } else if (isNext && key.altKey) {
      taken();
      setReason(reason ?? '');
      thenFocus('reason');
    } else if (key.key === ' ' && order.includes(name) && name !== 'save') {
      taken();
      focusOn('table');
    } else if (key.key === 'Escape' && hand && order.includes(name)) {
      taken();
      clear(name);
    } else if (isNext && name === 'table') {
      taken();
      chooseTable();
    } else if (isNext && order.includes(name) && name !== 'save') {
      taken();
      const step = order[order.indexOf(name) + (key.shiftKey ? -1 : 1)];
      if (step === 'save' && red) focusOn(red.seat === null ? 'passed' : `${red.seat}-${red.field}`);
      else if (step !== undefined) focusOn(step);
    }
  };

  const clear = (name: string): void => {
    if (hand === undefined) return;
    const [seat, field] = name.split('-');
    if (name === 'passed') setHand({ ...hand, form: { ...hand.form, passed: null } });
    else if (field === 'points' || field === 'won' || field === 'lost' || field === 'total') {
      setHand({ ...hand, form: typedAt(hand.form, Number(seat), field, '') });
    }
  };

  if (busy === undefined || !isPlayed) return <p>{words.noLists}</p>;
  return (
    <div className={css.paper}>
      <form
        className={css.sheet}
        aria-label={words.paperList}
        onKeyDown={pressed}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          trySave();
        }}
      >
        <div className={css.bar}>
          <label className={css.tableNumber} htmlFor="paper-table">
            {words.tableWord}
            <input
              id="paper-table"
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={number}
              placeholder={proposed === undefined ? '' : String(proposed)}
              onChange={({ target }) => {
                setNumber(target.value);
                setHand(undefined);
              }}
            />
          </label>
          <p>
            <b>{words.session(printedNumber(sessions.data ?? [], busy.number))}</b>
            {hand && ` · ${words.deals(hand.table.body.dealsFixed)}`}
            {isSecond && ` · ${words.secondReading}`}
          </p>
        </div>
        {hand && reading && (
          <>
            <PaperColumns
              table={hand.table.body}
              form={hand.form}
              reading={reading}
              comparesTotals={comparesTotals}
              isLocked={hand.isLocked}
              change={(form) => setHand({ ...hand, form })}
            />
            {hand.isLocked ? (
              <p>
                {words.alreadyEntered}{' '}
                <button
                  type="button"
                  id="paper-change"
                  className={buttons.outlined}
                  onClick={() => {
                    setHand({ ...hand, isLocked: false });
                    setReason('');
                    thenFocus('1-points');
                  }}
                >
                  {words.change}
                </button>
              </p>
            ) : (
              <>
                {reason !== undefined && (
                  <label className={css.typed}>
                    {words.reason}
                    <input id="paper-reason" value={reason} onChange={({ target }) => setReason(target.value)} />
                  </label>
                )}
                {differences && <PaperDifferences found={differences} />}
                {conflict && (
                  <PaperConflict
                    theirs={conflict.body}
                    keepMine={() => save.mutate({ etag: conflict.etag, why: reason || words.keptMine })}
                    leave={() => done(words.leftAsIs(conflict.body.number))}
                  />
                )}
                <ProblemNotice error={conflict ? null : save.error} />
                <button type="submit" id="paper-save" className={buttons.filled} disabled={save.isPending}>
                  {words.save}
                </button>
              </>
            )}
          </>
        )}
        <p role="status" className={css.said}>
          {said}
        </p>
        <ProblemNotice error={choose.error ?? room.error} />
      </form>
      <aside className={css.side} aria-label={words.missing}>
        <h2>{words.stillMissing}</h2>
        <p>{missing.length === 0 ? words.nothingMissing : missing.map((table) => table.number).join(' · ')}</p>
        <PaperKeys />
      </aside>
    </div>
  );
}

/** The list that is stored, as it would be typed. */
function storedForm({ list }: Table): PaperForm {
  const columns = list.map(({ gamePoints, won, lost }) => ({
    points: String(gamePoints),
    won: String(won),
    lost: String(lost),
    total: '',
  }));
  return { columns, passed: null, notPlayed: '0' };
}

function firstEmpty({ columns }: PaperForm): string {
  const index = columns.findIndex(({ points, won, lost }) => points === '' || won === '' || lost === '');
  const { points = '', won = '' } = columns[index] ?? {};
  return `${index + 1}-${points === '' ? 'points' : won === '' ? 'won' : 'lost'}`;
}

function sumsOf(
  { totals, notPlayed }: ReturnType<typeof readPaper>['list'],
  passed: number,
  why: string | undefined,
): Sums {
  const written = totals.map(({ seat, gamePoints, won, lost, total }) => {
    return { seat, gamePoints, won, lost, ...(total !== undefined && { total }) };
  });
  return { totals: written, passed, notPlayed, ...(why !== undefined && why.trim() !== '' && { reason: why.trim() }) };
}
