import { z } from 'zod';
import { rulingLevels } from '../../../persistence/stores/rulings';
import { DISPOSITIONS, LEVELS } from '../../../rules';
import { IncidentIn, SituationIn } from '../../questions/incident.schema';
import { ChoiceIn, RulingOut } from '../../questions/irregularities';
import { Correction, Law, played, Reason, SeatNumber, told } from '../tables';
import { Term } from './warnings.schema';

const completing = {
  facts: IncidentIn.shape.facts.describe(
    'Facts of the incident that nobody had told yet, or put right; see /v1/incidents.',
  ),
  situation: SituationIn.optional().describe('What of the game nobody had told yet, or put right.'),
};

const Following = z.strictObject({
  follow: z.literal(true),
  ...completing,
  choice: ChoiceIn.optional().describe('What the innocent side has chosen of what the advice offers.'),
  declarer: SeatNumber.optional().describe('Who played alone, where the entered deal does not say.'),
  offender: SeatNumber.optional().describe('Whom a penalty meets, where the incident names him by his part.'),
  waive: z
    .literal(true)
    .optional()
    .describe('The innocent side lets him off the penalties that it need not take; without it they are entered.'),
  claimant: SeatNumber.optional().describe(
    'Who claims the points that the advice lets the table claim, from `offender`; nothing is claimed where nobody is named.',
  ),
  reason: Reason.optional(),
});

const { declarer, contract, ...holding } = played;

/** What a deal becomes: as it was disputed, played anew, won or lost at a level, or another entry. */
const RuledDeal = z
  .union([
    z.strictObject({ stands: z.literal(true) }),
    z.strictObject({ playAnew: z.literal(true) }),
    z.strictObject({
      won: z.boolean(),
      level: z.enum(LEVELS).default('simple'),
      declarer: declarer.optional(),
      contract: contract.optional(),
      bid: holding.bid,
      matadors: holding.matadors,
      cards: holding.cards,
    }),
    ...told({}),
  ])
  .describe('What is left out of a won or lost game is as it was entered; its value is found out by the service.')
  .meta({ id: 'RuledDeal' });

const Departing = z.strictObject({
  departing: z.strictObject({
    deal: RuledDeal.optional().describe('It stands where nothing is said.'),
    penalties: z
      .array(z.strictObject({ seat: SeatNumber, points: Correction }))
      .max(12)
      .optional()
      .describe('Points apart from the deals, as adjustments of the table.'),
    warnings: z
      .array(z.strictObject({ seat: SeatNumber, expires: Term.default('event') }))
      .max(12)
      .optional()
      .describe('With the reason and the law of the ruling; they cost what the event has announced.'),
  }),
  ...completing,
  reason: Reason,
  law: Law,
});

/** A ruling as a referee or the jury gives it: what the engine advises, or something else for a reason and under a law. */
export const NewRuling = z.union([Following, Departing]).meta({ id: 'NewRuling' });

/** What more is told of a dispute. What was told before stays unless it is told again. */
export const Completion = z
  .strictObject({
    ...completing,
    offender: IncidentIn.shape.offender.optional(),
    phase: IncidentIn.shape.phase,
    at: IncidentIn.shape.at,
    reason: Reason.optional(),
  })
  .refine((more) => Object.entries(more).some(([name, one]) => name !== 'reason' && one !== undefined), {
    error: 'Say facts, situation, offender, phase or at',
    params: { code: 'facts-missing' },
  })
  .meta({ id: 'DisputeCompletion' });

export const RulingAnswer = z
  .strictObject({
    number: z.int32().describe('Counted from 1; the last one stands.'),
    level: z.enum(rulingLevels),
    follows: z.boolean().describe('Whether it is what the engine advised.'),
    disposition: z.enum(DISPOSITIONS),
    law: z.string().nullable().describe('What a ruling that departs names as its ground.'),
    laws: z.array(z.string()).describe('Every law that it rests on.'),
    reason: z.string().nullable(),
    told: z.looseObject({}).describe('The choice of the innocent side, or what was ruled in place of the advice.'),
    advice: RulingOut.nullable().describe('What the engine ruled then; null where the ruling departs from it.'),
    rulesRevision: z.string(),
    revision: z.int32().nullable().describe('The entry that the deal got by it; null where it stays as it is.'),
    penalties: z.array(
      z.strictObject({
        adjustment: z.int32().describe('Its number among the adjustments of the table.'),
        seat: z.int32(),
        points: z.int32(),
        withdrawn: z.boolean(),
      }),
    ),
    warnings: z.array(z.string()).describe('The ids of the warnings that it gave, the withdrawn ones too.'),
    ruledBy: z.string().describe('The id of the key.'),
    ruledAt: z.iso.datetime(),
  })
  .meta({ id: 'DisputeRuling' });

export const NewAppeal = z.strictObject({ reason: Reason }).meta({ id: 'NewAppeal' });

export const Withdrawal = z.strictObject({ reason: Reason.optional() }).meta({ id: 'DisputeWithdrawal' });
