import type { z } from 'zod';
import {
  bidName,
  dealOfIssRecord,
  explainNotationFault,
  fault,
  formatCard,
  parseDealText,
  parseIssRecord,
  placeIn,
  rankOfCall,
  type BidFigures,
  type Card,
  type DealRecord,
  type NotationFault,
  type Parsed,
  type Ruleset,
} from '../../../rules';
import { ProblemError } from '../../../platform';
import { refusalOf } from '../faults';
import type { ConvertAnswer } from './convert.schema';
import { notationProblems } from './deals.problems';
import type { IssHead } from './iss-record.schema';

/** A deal that was read from a text, and what a record of the server said beside it. */
export interface ReadDeal {
  readonly record: DealRecord;
  readonly iss?: z.infer<typeof IssHead> | undefined;
}

/** Reads one record of the server; a text that is none is thrown as a problem with the place of the fault. */
export const readIssText = (text: string): ReadDeal => {
  const { tags, moves, result } = valueOf(text, parseIssRecord(text));
  const record = valueOf(text, dealOfIssRecord({ tags, moves, result }));
  const kept = tags.filter(({ name }) => name !== 'GM').map(({ name, value }) => [name, value] as const);
  const told =
    result === 'passed' ? result : { ...result, penalized: [...result.penalized] as [boolean, boolean, boolean] };
  return { record, iss: { tags: Object.fromEntries(kept), result: told } };
};

/** Reads a deal in words, in either language. */
export const readWords = (ruleset: Ruleset, text: string): ReadDeal => ({
  record: valueOf(text, parseDealText(text, figuresOf(ruleset))),
});

const valueOf = <Value>(text: string, parsed: Parsed<Value>): Value => {
  if (parsed.ok) return parsed.value;
  throw unreadable(text, parsed.fault);
};

const unreadable = (text: string, found: NotationFault): ProblemError => {
  const message = explainNotationFault(found);
  const { line, column } = placeIn(text, found.offset);
  return new ProblemError(notationProblems['unreadable-text'], {
    detail: {
      en: `Line ${line}, column ${column}: ${message.en}`,
      de: `Zeile ${line}, Spalte ${column}: ${message.de}`,
    },
    errors: [{ pointer: '/text', code: found.code, message }],
    members: { line, column, offset: found.offset },
  });
};

/** The greatest figure that a bid can have; beyond it stands what is no call of the ruleset. */
const GREATEST_FIGURE = 100_000;

/** Bids as a ruleset says them: figures, or named calls. */
export const figuresOf = (ruleset: Ruleset): BidFigures => ({
  write: (value) => String(bidName(ruleset, value)),
  read: (text) => {
    if (ruleset.bidding.named !== undefined) return rankOfCall(ruleset, text);
    return /^\d{1,6}$/.test(text) && Number(text) <= GREATEST_FIGURE ? Number(text) : undefined;
  },
});

/** Refuses a deal with a call that no word of its ruleset names. */
export const requireCalls = (ruleset: Ruleset, { calls = [] }: DealRecord, pointer: string): void => {
  const faults = calls.flatMap(({ value = 0 }, index) =>
    value <= GREATEST_FIGURE ? [] : [fault('not-a-game-value', `${pointer}/calls/${index}/value`, { bid: value })],
  );
  if (faults.length > 0) throw refusalOf(faults, ruleset.id);
};

type DealOut = NonNullable<z.infer<typeof ConvertAnswer>['deal']>;

const names = (cards: readonly Card[]): string[] => cards.map(formatCard);

/** A deal as clients send it. */
export const presentDeal = (ruleset: Ruleset, record: DealRecord): DealOut => {
  const { hands, skat, calls, bid, turned, discard, plays } = record;
  const told = {
    ...record,
    ruleset: ruleset.id,
    hands: {
      forehand: names(hands.forehand),
      middlehand: names(hands.middlehand),
      rearhand: names(hands.rearhand),
    },
    skat: names(skat),
    calls: calls?.map(({ seat, call, value }) =>
      call === 'bid' ? { seat, call, value: bidName(ruleset, value ?? 0) } : { seat, call },
    ),
    bid: bid === undefined ? undefined : bidName(ruleset, bid),
    turned: turned && names(turned),
    discard: discard && names(discard),
    plays: plays.map(({ seat, card }) => ({ seat, card: card === null ? null : formatCard(card) })),
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as unknown as DealOut;
};
