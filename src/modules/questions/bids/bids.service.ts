import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  bidName,
  CALL_FAULTS,
  cite,
  fillText,
  readAuction,
  rankOfCall,
  RULES_REVISION,
  type AuctionReading,
  type Call as RankedCall,
  type Ruleset,
  type Language,
  type Text,
} from '../../../rules';
import { RulesetsService } from '../rulesets';
import { SEAT_NAMES } from './seat-names';
import type { AuctionAnswer, AuctionQuestion, Call } from './bids.schema';

/** Reads auctions under a ruleset. */
@Injectable()
export class BidsService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** Whether the calls are legal in their order, and where the auction then stands. */
  validate(
    { ruleset: id, calls, debarred, options }: z.infer<typeof AuctionQuestion>,
    language: Language,
  ): z.infer<typeof AuctionAnswer> {
    const ruleset = this.rulesets.inBody(id, options);
    const ranked = calls.map((call) => rankedCall(ruleset, call));
    return presentAuction(ruleset, ranked, readAuction(ruleset, ranked, debarred), language, calls.map(valueOf));
  }
}

/** An auction as read, in the words of one language; `said` are the calls' values in the caller's own words. */
export const presentAuction = (
  ruleset: Ruleset,
  calls: readonly RankedCall[],
  { faults, state }: AuctionReading,
  language: Language,
  said: readonly (string | number)[] = calls.map(({ value }) => (value === undefined ? '' : bidName(ruleset, value))),
): z.infer<typeof AuctionAnswer> => ({
  ruleset: ruleset.id,
  legal: faults.length === 0,
  faults: faults.map(({ index, code, law, values }) => ({
    index,
    code,
    law: cite(law, ruleset.id).citation,
    message: fillText(CALL_FAULTS[code], {
      ...inWords(ruleset, values),
      value: said[index] ?? '',
      seat: SEAT_WORDS[values['seat'] ?? '']?.[language] ?? '',
    })[language],
  })),
  state: {
    ...state,
    mayCall: [...state.mayCall],
    highBid: state.highBid === null ? null : bidName(ruleset, state.highBid),
    lowestNextBid: state.lowestNextBid === null ? null : bidName(ruleset, state.lowestNextBid),
  },
  rulesRevision: RULES_REVISION,
});

/** A fault names a seat as a mere word. */
const SEAT_WORDS: Readonly<Record<string, Text>> = SEAT_NAMES;

/** Figures of a fault as people say them: ranks of named calls by their names. */
const inWords = (ruleset: Ruleset, { high = '', lowest = '' }: Readonly<Record<string, string | number>>) => ({
  high: typeof high === 'number' ? bidName(ruleset, high) : high,
  lowest: typeof lowest === 'number' ? bidName(ruleset, lowest) : lowest,
});

const valueOf = (call: z.infer<typeof Call>): string | number => (call.call === 'bid' ? call.value : '');

/** No call has this rank: a word that names none, or a figure where games are bid by name, is no possible game. */
const NO_RANK = 1_000_000;

/** A call with the rank of its name where games are bid by name. */
export const rankedCall = (ruleset: Ruleset, call: z.infer<typeof Call>): RankedCall => {
  if (call.call !== 'bid') return call;
  const isNamed = ruleset.bidding.named !== undefined;
  if (typeof call.value === 'number') return { ...call, value: isNamed ? NO_RANK : call.value };
  return { ...call, value: rankOfCall(ruleset, call.value) ?? NO_RANK };
};
