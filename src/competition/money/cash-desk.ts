import type { Account, LedgerLine, LineKind } from './ledger-line';

/** What lies between the desk and one player, in cents; `balance` is what he has to come, negative where he owes. */
export interface PersonAccount {
  readonly playerId: string;
  readonly charged: number;
  readonly refunded: number;
  readonly paid: number;
  readonly won: number;
  readonly paidOut: number;
  readonly balance: number;
}

/** What one table has to bring to the desk for its session, and what each of its players in it. */
export interface TableAccount {
  readonly session: number;
  readonly table: number;
  readonly charged: number;
  readonly persons: readonly { readonly playerId: string; readonly charged: number }[];
}

/** The cash desk by person, in the order of their ids as given. */
export function personAccounts(lines: readonly LedgerLine[], playerIds: readonly string[]): readonly PersonAccount[] {
  const sums = new Map<string, number>();
  for (const { kind, from, to, cents } of lines) {
    for (const account of [from, to]) add(sums, `${account} ${kind}`, cents);
  }
  return playerIds.map((playerId) => {
    const account: Account = `player:${playerId}`;
    const sumOf = (kind: LineKind): number => sums.get(`${account} ${kind}`) ?? 0;
    const charged = sumOf('charge');
    const [refunded, paid, won, paidOut] = [sumOf('refund'), sumOf('payment'), sumOf('prize'), sumOf('payout')];
    return { playerId, charged, refunded, paid, won, paidOut, balance: refunded + paid + won - charged - paidOut };
  });
}

/** The cash desk by table, in the order of sessions and tables; what is charged on entry belongs to no table. */
export function tableAccounts(lines: readonly LedgerLine[]): readonly TableAccount[] {
  const tables = new Map<string, { session: number; table: number; persons: Map<string, number> }>();
  for (const { kind, from, cents, session, table } of lines) {
    if (kind !== 'charge' || session === undefined || table === undefined) continue;
    const key = `${session}/${table}`;
    const account = tables.get(key) ?? { session, table, persons: new Map<string, number>() };
    add(account.persons, from.slice('player:'.length), cents);
    tables.set(key, account);
  }
  return [...tables.values()]
    .toSorted((a, b) => a.session - b.session || a.table - b.table)
    .map(({ session, table, persons }) => ({
      session,
      table,
      charged: [...persons.values()].reduce((sum, cents) => sum + cents, 0),
      persons: [...persons].map(([playerId, charged]) => ({ playerId, charged })),
    }));
}

function add(sums: Map<string, number>, key: string, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
