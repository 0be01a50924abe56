import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CALL_FAULTS, cite, fillText, readAuction, RULES_REVISION, type Language, type Text } from '../../rules';
import { RulesetsService } from '../rulesets';
import type { AuctionAnswer, AuctionQuestion } from './bids.schema';

const SEAT_NAMES: Readonly<Record<string, Text>> = {
  forehand: { en: 'Forehand', de: 'Vorhand' },
  middlehand: { en: 'Middlehand', de: 'Mittelhand' },
  rearhand: { en: 'Rearhand', de: 'Hinterhand' },
};

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
    const { faults, state } = readAuction(ruleset, calls, debarred);
    return {
      ruleset: ruleset.id,
      legal: faults.length === 0,
      faults: faults.map(({ index, code, law, values }) => ({
        index,
        code,
        law: cite(law, ruleset.id).citation,
        message: fillText(CALL_FAULTS[code], { ...values, seat: SEAT_NAMES[values['seat'] ?? '']?.[language] ?? '' })[
          language
        ],
      })),
      state: { ...state, mayCall: [...state.mayCall] },
      rulesRevision: RULES_REVISION,
    };
  }
}
