import { useParams } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Refused } from '../api/refused';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { alone } from '../outbox/alone';
import { BrowserEntries } from '../outbox/entry-store';
import { Outbox } from '../outbox/outbox';
import { randomId } from '../outbox/random-id';
import { useWords } from '../words/language';
import { readDeals, readTable, senderTo, type SeenTable } from './table-api';
import { TableScreen } from './table-screen';
import { takeKey } from './table-key';
import { tableWords } from './words';

/** What is told of a table while others write: whatever has changed its list or its session. */
const told = [
  'deal-entered',
  'deal-corrected',
  'deal-taken-back',
  'totals-entered',
  'totals-taken-back',
  'dispute-ruled',
  'list-confirmed',
  'points-adjusted',
  'session-opened',
  'session-closed',
  'session-reopened',
  'session-finalized',
  'player-replaced',
  'player-joined',
];

/** The page behind the code on the sheet of a table. */
export function TablePage() {
  const { table = '' } = useParams({ strict: false });
  const words = useWords(tableWords);
  const [key] = useState(() => takeKey(table));
  if (key === undefined) return <Message>{words.noKey}</Message>;
  return <OpenTable id={table} tableKey={key} />;
}

function OpenTable({ id, tableKey }: { readonly id: string; readonly tableKey: string }) {
  const words = useWords(tableWords);
  const queries = useQueryClient();
  const table = useQuery({ queryKey: ['table', id], queryFn: () => readTable(id, tableKey) });
  const deals = useQuery({ queryKey: ['deals', id], queryFn: () => readDeals(id, tableKey), enabled: table.isSuccess });
  const outbox = useOutbox(id, tableKey, () => {
    void queries.invalidateQueries({ queryKey: ['table', id] });
    void queries.invalidateQueries({ queryKey: ['deals', id] });
  });
  useLive(table.data, () => {
    void queries.invalidateQueries({ queryKey: ['table', id] });
    void queries.invalidateQueries({ queryKey: ['deals', id] });
    void outbox.wake();
  });
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  if (table.error instanceof Refused && table.data === undefined) {
    return (
      <Message>{table.error.problem.status === 401 ? words.oldKey : <ProblemNotice error={table.error} />}</Message>
    );
  }
  if (table.data === undefined || deals.data === undefined) {
    return <Message>{table.error !== null && <ProblemNotice error={table.error} />}</Message>;
  }
  return <TableScreen seen={table.data} deals={deals.data} outbox={outbox} waiting={waiting} tableKey={tableKey} />;
}

function Message({ children }: { readonly children: React.ReactNode }) {
  const words = useWords(tableWords);
  return (
    <Page title={words.list}>
      <div role="status">{children}</div>
    </Page>
  );
}

/** The outbox of this table, awake as long as the page is open. */
function useOutbox(id: string, tableKey: string, sent: () => void): Outbox {
  const outbox = useMemo(
    () =>
      new Outbox({
        table: id,
        store: new BrowserEntries(),
        send: senderTo(tableKey, sent),
        alone: (work) => alone(`skat-outbox-${id}`, work),
        newKey: randomId,
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [id, tableKey],
  );
  useEffect(() => {
    void outbox.load().then(() => outbox.wake());
    const wake = () => void (document.visibilityState === 'hidden' ? outbox.release() : outbox.wake());
    const leave = () => void outbox.release();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pagehide', leave);
      outbox.stop();
    };
  }, [outbox]);
  return outbox;
}

/** Calls back whenever something has happened to the list of this table, by whomever. */
function useLive(seen: SeenTable | undefined, happened: () => void): void {
  const tournament = seen?.table.tournament;
  useEffect(() => {
    if (tournament === undefined) return undefined;
    const stream = new EventSource(`/v1/tournaments/${tournament}/events`);
    for (const name of told) stream.addEventListener(name, happened);
    return () => stream.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tournament]);
}
