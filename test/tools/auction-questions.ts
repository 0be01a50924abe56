import type { Case } from './cases';

/** The body of `POST /v1/bids/validate`, as a client writes it. */
export interface AuctionBody {
  readonly ruleset: string;
  readonly calls: readonly { readonly seat: string; readonly call: string; readonly value?: number }[];
}

const SEATS: Readonly<Record<string, string>> = {
  V: 'forehand',
  F: 'forehand',
  M: 'middlehand',
  H: 'rearhand',
  R: 'rearhand',
};

/** The API's seat for the letter of a case file. */
export const seatOf = (letter: unknown): string => SEATS[String(letter)] ?? String(letter);

/** A call of a case row, written as an object or as a pair; `yes` means hold. */
const callOf = (row: unknown): AuctionBody['calls'][number] => {
  const [seat, call] = Array.isArray(row)
    ? (row as readonly unknown[])
    : [(row as { seat: unknown }).seat, (row as { call: unknown }).call];
  if (typeof call === 'number') return { seat: seatOf(seat), call: 'bid', value: call };
  return { seat: seatOf(seat), call: call === 'yes' ? 'hold' : String(call) };
};

/** A bid-sequence case as a question. */
export const auctionQuestion = ({ given }: Case, ruleset: string): AuctionBody => ({
  ruleset,
  calls: (given['calls'] as readonly unknown[]).map(callOf),
});
