/** Whom money lies with. What a player has to come is positive, what he owes negative; the desk holds what its balance is short of. */
export type Account = `player:${string}` | `charge:${string}` | `pot:${string}` | 'desk' | 'organiser';

/** Why money moves. */
export type LineKind = 'charge' | 'payment' | 'payout' | 'refund' | 'grant' | 'split' | 'prize';

/** What is counted in a line. */
export type LineUnit = 'entry' | 'session' | 'lost-game' | 'passed-deal' | 'booking' | 'share' | 'prize';

/** One movement from one account to another: `quantity` units at `each` cents, which make `cents`. */
export interface LedgerLine {
  readonly kind: LineKind;
  /** Which charge, pot or prize it is about. */
  readonly code: string;
  readonly from: Account;
  readonly to: Account;
  readonly quantity: number;
  readonly unit: LineUnit;
  readonly each: number;
  readonly cents: number;
  readonly session?: number;
  readonly table?: number;
}

/** What lies in every account that a line touched. A line takes from one what it gives to another, so they add up to zero. */
export function balancesOf(lines: readonly LedgerLine[]): ReadonlyMap<Account, number> {
  const balances = new Map<Account, number>();
  const add = (account: Account, cents: number) => balances.set(account, (balances.get(account) ?? 0) + cents);
  for (const { from, to, cents } of lines) {
    add(from, -cents);
    add(to, cents);
  }
  return balances;
}

/** A line about one thing. */
export function lineOf(
  line: Pick<LedgerLine, 'kind' | 'code' | 'from' | 'to' | 'unit' | 'cents'>,
  place: Pick<LedgerLine, 'session' | 'table'> = {},
): LedgerLine {
  return { ...line, quantity: 1, each: line.cents, ...place };
}
