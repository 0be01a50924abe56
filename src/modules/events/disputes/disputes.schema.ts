import { z } from 'zod';
import { disputeStates } from '../../../persistence/stores/disputes';
import { pageQuery } from '../../../platform';
import { INCIDENT_KIND_IDS, RULESET_IDS } from '../../../rules';
import { RecordedDeal } from '../../questions/deals';
import { IncidentIn, SituationIn } from '../../questions/incident.schema';
import { RulingOut } from '../../questions/irregularities';
import { RulingAnswer } from './rulings.schema';

/** A dispute as it is opened. */
export const NewDispute = z
  .strictObject({
    tableId: z.uuid().optional().describe('Absent where it is about no table.'),
    deal: z.int32().min(1).max(10_000).optional().describe('A deal that was entered; absent where it is about none.'),
    incident: IncidentIn,
    situation: SituationIn.optional().describe('What of the game the stored deal does not say.'),
    record: RecordedDeal.optional().describe('In place of the situation, the body of deals/replay.'),
  })
  .refine(({ tableId, deal }) => tableId !== undefined || deal === undefined, {
    path: ['tableId'],
    error: 'A deal is named with its table',
    params: { code: 'facts-missing' },
  })
  .meta({ id: 'NewDispute' });

const AsToldOut = z.looseObject({});

const Minute = z
  .strictObject({
    laws: z.array(z.strictObject({ citation: z.string(), summary: z.string() })),
    consequence: z
      .string()
      .describe('What the standing ruling comes to, or what the engine advises while there is none, in sentences.'),
    entered: z
      .int32()
      .nullable()
      .describe('What the standing ruling has entered for the declarer; null while nothing is entered by one.'),
    choices: RulingOut.shape.choices.describe('What the innocent side may choose.'),
    reasoning: RulingOut.shape.reasoning,
    missing: RulingOut.shape.missing.describe('What the referee asks next.'),
  })
  .meta({ id: 'RefereesMinute' });

const State = z
  .enum(disputeStates)
  .describe('Open and appealed wait for a ruling; ruled has that of a referee, settled that of the jury.');

export const DisputeAnswer = z
  .strictObject({
    id: z.string(),
    tournament: z.string(),
    session: z.int32().nullable(),
    tableId: z.string().nullable(),
    deal: z.int32().nullable(),
    revision: z.int32().nullable().describe('The entry of the deal that is disputed; every ruling sets out from it.'),
    ruleset: z.enum(RULESET_IDS),
    kind: z.enum(INCIDENT_KIND_IDS),
    state: State,
    incident: AsToldOut,
    situation: AsToldOut.nullable(),
    record: AsToldOut.nullable(),
    minute: Minute,
    advice: RulingOut.describe('The ruling of the engine on what was told so far.'),
    rulesRevision: z.string(),
    rulings: z.array(RulingAnswer).describe('Oldest first; the last one stands.'),
    openedBy: z.string().describe('The id of the key.'),
    openedAt: z.iso.datetime(),
    appealUntil: z.iso.datetime().nullable(),
    appeal: z.strictObject({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
    withdrawn: z.strictObject({ by: z.string(), reason: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Dispute' });

export const DisputeList = z
  .strictObject({ items: z.array(DisputeAnswer), next: z.string().nullable() })
  .meta({ id: 'DisputeList' });

export const DisputePage = pageQuery(z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()])).extend({
  state: State.optional(),
  table: z.uuid().optional(),
});
