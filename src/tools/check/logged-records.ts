import canonicalize from 'canonicalize';
import type { EventBook } from './event-book';

type Facts = Readonly<Record<string, unknown>>;

/** A record as the log has it: what names it, and what it must say. */
export interface LoggedRecord {
  readonly record: string;
  readonly key: Facts;
  readonly says: Facts;
  /** What only tells more of a record that an earlier line has made. */
  readonly isLater?: boolean;
}

interface Happening {
  readonly subject: Facts;
  readonly after: Facts;
  readonly reason: unknown;
}

/** What names a record among all of an event. */
export const placeOf = ({ record, key }: Pick<LoggedRecord, 'record' | 'key'>): string =>
  `${record} ${canonicalize(key)}`;

type Teller = (happening: Happening) => readonly LoggedRecord[];

const entry =
  (record: string): Teller =>
  ({ subject: { table: tableId, deal }, after: { revision, facts, score, scores } }) => [
    {
      record,
      key: { tableId, deal, revision },
      says: { facts, ...(score === undefined ? {} : { score }), ...(scores === undefined ? {} : { scores }) },
    },
  ];

const totals: Teller = ({ subject: { table: tableId }, after: { revision, ...says }, reason }) => [
  { record: 'paper-list', key: { tableId, revision }, says: { ...says, reason } },
];

const adjustment: Teller = ({ subject, after: { seat, player: playerId, points, law }, reason }) => [
  {
    record: 'adjustment',
    key: { tableId: subject['table'], number: subject['adjustment'] },
    says: { seat, playerId, points, law, reason },
  },
];

const disputeState: Teller = ({ subject: { dispute: id }, after: { state } }) => [
  { record: 'dispute', key: { id }, says: { state }, isLater: true },
];

const withdrawn = (record: string, key: Facts, withdrawnFor: unknown): LoggedRecord => ({
  record,
  key,
  says: { withdrawnFor },
  isLater: true,
});

interface Ruled {
  readonly penalties?: readonly Facts[];
  readonly withdrawn?: {
    readonly reason?: string;
    readonly adjustments: readonly number[];
    readonly warnings: readonly string[];
  };
}

const ruled: Teller = (happening) => {
  const { subject, after, reason } = happening;
  const { dispute: disputeId, ruling: number, table: tableId } = subject;
  const { level, follows, disposition, law, laws, told, revision } = after;
  const { penalties = [], withdrawn: gone } = after as Ruled;
  const link = { disputeId, ruling: number };
  const says = { level, follows, disposition, law, laws, told, revision, reason };
  return [
    ...disputeState(happening),
    { record: 'dispute-ruling', key: { disputeId, number }, says },
    ...(revision === undefined ? [] : entry('deal-revision')(happening).map((one) => linked(one, link))),
    ...penalties.flatMap((penalty) =>
      adjustment({
        subject: { table: tableId, adjustment: penalty['adjustment'] },
        after: penalty,
        reason: reason ?? penalty['law'],
      }).map((one) => linked(one, link)),
    ),
    ...(gone?.adjustments ?? []).map((one) => withdrawn('adjustment', { tableId, number: one }, gone?.reason)),
    ...(gone?.warnings ?? []).map((id) => withdrawn('warning', { id }, gone?.reason)),
  ];
};

const linked = (one: LoggedRecord, link: Facts): LoggedRecord => ({ ...one, says: { ...one.says, ...link } });

const warning: Teller = ({ subject, after, reason }) => {
  const { warning: id, session, table: tableId, player: playerId, dispute: disputeId = null, ruling = null } = subject;
  const { expires, law, adjustment: number = null, points, seat } = after;
  const says = { tableId, playerId, law, reason, disputeId, ruling };
  const cost = { record: 'adjustment', key: { tableId, number }, says: { ...says, seat, points } };
  return [
    { record: 'warning', key: { id }, says: { ...says, session, expires, adjustment: number } },
    ...(number === null ? [] : [cost]),
  ];
};

/** The actions that say what records hold. */
const tellers: Readonly<Record<string, Teller>> = {
  'deal-entered': entry('deal-revision'),
  'deal-corrected': entry('deal-revision'),
  'control-entered': entry('control-entry'),
  'control-corrected': entry('control-entry'),
  'totals-entered': totals,
  'totals-corrected': totals,
  'points-adjusted': adjustment,
  'wrong-seat-ruled': adjustment,
  'adjustment-withdrawn': ({ subject, reason }) => [
    withdrawn('adjustment', { tableId: subject['table'], number: subject['adjustment'] }, reason),
  ],
  'list-confirmed': ({ subject: { table: tableId, seat }, after: { version } }) => [
    { record: 'confirmation', key: { tableId, seat, version }, says: {} },
  ],
  'dispute-opened': ({ subject: { dispute: id, session, table: tableId, deal }, after }) => [
    { record: 'dispute', key: { id }, says: { session, tableId, deal, ...after, state: 'open' } },
  ],
  'dispute-ruled': ruled,
  'dispute-appealed': disputeState,
  'dispute-withdrawn': disputeState,
  'warning-given': warning,
  'warning-withdrawn': ({ subject: { warning: id, table: tableId }, after: { adjustment: number = null }, reason }) => [
    withdrawn('warning', { id }, reason),
    ...(number === null ? [] : [withdrawn('adjustment', { tableId, number }, reason)]),
  ],
  'money-booked': ({ subject: { booking: number, player: playerId }, after, reason }) => [
    { record: 'booking', key: { number }, says: { playerId, ...after, reason } },
  ],
};

/** Every record that the log speaks of, by its place, as the last line has it that speaks of it. What was withdrawn first stays so. */
export function loggedRecords({ rows }: EventBook): ReadonlyMap<string, LoggedRecord> {
  const logged = new Map<string, LoggedRecord>();
  for (const { record: line } of rows.get('log-entry') ?? []) {
    const happening = {
      subject: (line['subject'] ?? {}) as Facts,
      after: (line['after'] ?? {}) as Facts,
      reason: line['reason'],
    };
    for (const one of tellers[String(line['action'])]?.(happening) ?? []) {
      const place = placeOf(one);
      const before = logged.get(place);
      const said = before?.says['withdrawnFor'];
      const stays = said === undefined ? {} : { withdrawnFor: said };
      const isLater = one.isLater === true && before?.isLater !== false;
      logged.set(place, { ...one, says: { ...before?.says, ...one.says, ...stays }, isLater });
    }
  }
  return logged;
}
