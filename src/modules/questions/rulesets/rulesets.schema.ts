import { z } from 'zod';
import {
  ANNOUNCEMENTS,
  ENDING_KINDS,
  GAME_IDS,
  HOUSE_OPTIONS,
  RULESET_IDS,
  LEVEL_PARTS,
  OPTIONAL_GAMES,
  RAMSCH_FORMS,
  RAMSCH_SKAT,
  RAMSCH_TIES,
  READINGS,
  SUITS,
} from '../../../rules';
import { EvidenceWord } from '../laws';

/** A ruleset named in a request: an id, or `isko` for the newest edition. */
export const RulesetName = z
  .string()
  .max(40)
  .describe('A ruleset id such as `isko-2022` or `foster`, or the alias `isko`.');

/** A ruleset of Skat, where the same question is asked under Frog in another form. */
export const SkatRulesetName = RulesetName.refine((id) => id !== 'frog', {
  error: 'Frog is asked about in a form of its own',
  params: { code: 'other-form' },
});

export const RulesetSummary = z
  .strictObject({ id: z.enum(RULESET_IDS), name: z.string(), edition: z.string(), summary: z.string() })
  .meta({ id: 'RulesetSummary' });

export const RulesetList = z.strictObject({ items: z.array(RulesetSummary) }).meta({ id: 'RulesetList' });

const Cited = z
  .strictObject({ amount: z.int32(), law: z.string(), evidence: EvidenceWord })
  .describe('A figure with the law it comes from.')
  .meta({ id: 'CitedAmount' });

const CitedRule = z
  .strictObject({ rule: z.string(), law: z.string(), evidence: EvidenceWord })
  .meta({ id: 'CitedRule' });

const SuitUnits = z.strictObject({ C: z.int32(), S: z.int32(), H: z.int32(), D: z.int32() });

const Game = z
  .strictObject({
    game: z.enum(GAME_IDS),
    name: z.string(),
    trumps: z.enum(['suit', 'jacks', 'none']),
    goal: z.enum(['points', 'no-trick', 'one-trick', 'two-tricks']),
    unit: z.union([z.int32(), SuitUnits]).optional().describe('Unit value to be multiplied.'),
    flat: z
      .strictObject({
        closed: z.int32(),
        hand: z.int32().optional(),
        ouvert: z.int32().optional(),
        ouvertHand: z.int32().optional(),
      })
      .optional()
      .describe('The value of a game that is not multiplied.'),
    skat: z.enum(['untouched', 'taken', 'turned', 'either']),
    announces: z.array(z.enum(ANNOUNCEMENTS)),
    carries: z.strictObject({ level: z.enum(ANNOUNCEMENTS), law: z.string(), evidence: EvidenceWord }).optional(),
    lossFactor: Cited,
    agreed: z.enum(OPTIONAL_GAMES).optional().describe('Played only where the table has agreed to this option.'),
    law: z.string(),
    evidence: EvidenceWord,
  })
  .meta({ id: 'RulesetGame' });

const Ending = z.strictObject({
  kind: z.enum(ENDING_KINDS),
  by: z.enum(['declarer', 'opponents']),
  effect: z.enum(['as-counted', 'loses-undecided', 'wins-undecided', 'loses', 'wins', 'claims']),
  law: z.string(),
  evidence: EvidenceWord,
});

const Ramsch = z.strictObject({
  rates: z
    .array(z.int32())
    .length(3)
    .describe('What the most card points lose: with no, one, two players without a trick.'),
  ties: z.enum(RAMSCH_TIES),
  skat: z.enum(RAMSCH_SKAT),
  law: z.string(),
  evidence: EvidenceWord,
});

export const RulesetAnswer = z
  .strictObject({
    id: z.enum(RULESET_IDS),
    name: z.string(),
    edition: z.string(),
    summary: z.string(),
    source: z.string(),
    games: z.array(Game),
    matadors: z.strictObject({ suit: Cited, jacks: Cited }),
    levels: z.partialRecord(z.enum(LEVEL_PARTS), Cited).describe('What each level adds to the multiplier.'),
    thresholds: z.strictObject({ win: Cited, schneider: Cited, ownSchneider: Cited, schwarz: CitedRule }),
    missedAnnouncement: CitedRule,
    lossFactor: Cited,
    secondTurnLossFactor: Cited.optional(),
    overbid: z.strictObject({ multiplied: CitedRule, flat: CitedRule }),
    bidding: z.strictObject({ lowest: Cited, order: CitedRule }),
    passedOut: CitedRule,
    endings: z.array(Ending),
    players: z.strictObject({ fewest: z.int32(), most: z.int32() }),
    ramsch: Ramsch.nullable().describe('How the code itself values a Ramsch; null where it gives no value.'),
    options: z.strictObject({
      games: z.array(z.enum(OPTIONAL_GAMES)),
      readings: z.array(z.enum(READINGS)),
      ramsch: z.array(z.enum(RAMSCH_FORMS)).describe('Forms of Ramsch that a table may agree to.'),
      house: z
        .array(
          z.strictObject({
            option: z.enum(HOUSE_OPTIONS).describe('The field of `options` in a request.'),
            law: z.string(),
            evidence: EvidenceWord,
            title: z.string(),
            summary: z.string(),
            doubts: z.array(z.string()).optional(),
          }),
        )
        .describe('Other house rules that a table may agree to, each with where it is known from.'),
    }),
    rulesRevision: z.string(),
  })
  .meta({ id: 'Ruleset' });

/** A game that the table has agreed to; its values may then be bid. */
export const BidsQuery = z.strictObject({
  agreed: z.enum(OPTIONAL_GAMES).optional().describe('An agreed game whose values may be bid too.'),
});

export const BidList = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    count: z.int32(),
    values: z.array(
      z.strictObject({
        value: z.union([z.int32(), z.string()]).describe('A figure, or a named call.'),
        games: z.array(
          z.strictObject({
            game: z.enum(GAME_IDS),
            trump: z.enum(SUITS).optional(),
            multiplier: z.int32().optional(),
            hand: z.literal(true).optional(),
            ouvert: z.literal(true).optional(),
          }),
        ),
      }),
    ),
    rulesRevision: z.string(),
  })
  .meta({ id: 'BidList' });
