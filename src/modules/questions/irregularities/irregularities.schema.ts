import { z } from 'zod';
import {
  CHOICE_ALIASES,
  CHOICES,
  CORRECTIONS,
  DISPOSITIONS,
  INCIDENT_GROUPS,
  INCIDENT_KIND_IDS,
  RULESET_IDS,
  LEVELS,
  PARTIES,
  PHASES,
} from '../../../rules';
import { SeatName } from '../bids';
import { CardName, Contract, ValueAnswer } from '../contracts';
import { RecordedDeal } from '../deals';
import { IncidentIn, PartyOut, SituationIn } from '../incident.schema';
import { CitedLaw } from '../laws';
import { Options, RulesetName } from '../rulesets';

/** A choice of the innocent side, as clients tell it. */
export const ChoiceIn = z
  .union([z.enum(CHOICES), z.enum(Object.keys(CHOICE_ALIASES) as [string])])
  .transform((word) => CHOICE_ALIASES[word] ?? word)
  .pipe(z.enum(CHOICES));

export const AdjudicationQuestion = z
  .strictObject({
    ruleset: RulesetName,
    incident: IncidentIn.optional(),
    incidents: z
      .array(IncidentIn)
      .min(1)
      .max(20)
      .optional()
      .describe('In place of `incident`: several of one deal, in the order of their happening.'),
    situation: SituationIn.optional(),
    deal: RecordedDeal.optional().describe('In place of the situation, the body of deals/replay.'),
    choice: ChoiceIn.optional().describe('Of several incidents it is made after the last one.'),
    options: Options.optional(),
  })
  .refine(({ incident, incidents }) => (incident === undefined) !== (incidents === undefined), {
    path: ['incident'],
    error: 'One incident is told as incident, several as incidents, and not both',
  })
  .meta({ id: 'AdjudicationQuestion' });

/** The question of one incident. */
export type IncidentQuestion = Omit<z.output<typeof AdjudicationQuestion>, 'incident' | 'incidents'> & {
  readonly incident: z.output<typeof IncidentIn>;
};

const PlayedCard = z.strictObject({ seat: SeatName, card: CardName.nullable() });

const PositionOut = z
  .strictObject({
    trick: z.int32().min(1).max(10).describe('Which trick it is.'),
    lying: z.array(PlayedCard).describe('What stays in it, face up.'),
    returned: z.array(PlayedCard).describe('Which cards go back to whom, in the order in which they were played.'),
    toPlay: SeatName.nullable().describe('Who leads or plays next; null where an unseen card hides it.'),
  })
  .meta({ id: 'CorrectedPosition' });

/** A ruling of the engine as it is shown. */
const ProvenFactOut = z
  .strictObject({
    fact: z.string().describe('The name of the fact of the incident.'),
    value: z.boolean(),
    evidence: z.literal('derived'),
    text: z.string(),
    line: z.array(CardName).nullable().describe('Play that shows it, where the claim fails.'),
  })
  .meta({ id: 'ProvenFact' });

export const RulingOut = z
  .strictObject({
    disposition: z.enum(DISPOSITIONS),
    game: z
      .strictObject({ won: z.boolean(), level: z.enum(LEVELS).nullable(), result: ValueAnswer.nullable() })
      .nullable(),
    contract: Contract.nullable().describe('The contract that stands after the ruling, where the law fixes it.'),
    choices: z.array(
      z.strictObject({ by: PartyOut, choice: z.enum(CHOICES), effect: z.string(), disposition: z.enum(DISPOSITIONS) }),
    ),
    secured: z.boolean(),
    playingFor: z.enum(['schneider', 'schwarz', 'outcome']).nullable(),
    penalties: z.array(z.strictObject({ who: PartyOut, points: z.int32(), mandatory: z.boolean() })),
    claims: z.array(z.strictObject({ from: PartyOut, to: PartyOut, points: z.int32() })),
    debarred: z.array(PartyOut),
    newDeal: z.strictObject({ by: PartyOut }).nullable(),
    nextDealer: PartyOut.nullable(),
    corrections: z.array(z.enum(CORRECTIONS)),
    alreadyDecided: z.enum(['declarer', 'opponents']).nullable(),
    decidedBy: z
      .int32()
      .optional()
      .describe('Which of several incidents had ended the game before this one, counted from 0.'),
    laws: z.array(CitedLaw),
    reasoning: z.array(z.strictObject({ text: z.string(), law: z.string() })),
    proven: z
      .array(ProvenFactOut)
      .optional()
      .describe('Facts that nobody told and that search with open cards has found in the deal.'),
    missing: z.array(
      z.strictObject({
        pointer: z.string(),
        affects: z.enum(['disposition', 'level', 'value']).describe('The weightiest thing that an answer can change.'),
        ifAnswered: z.array(
          z.strictObject({
            value: z.union([z.string(), z.int32(), z.boolean()]),
            text: z.strictObject({ en: z.string(), de: z.string() }),
            set: z
              .looseObject({})
              .nullable()
              .describe('What to send: values by their pointers in the question; null where it cannot be told.'),
            disposition: z.enum(DISPOSITIONS),
          }),
        ),
      }),
    ),
    doubts: z.array(z.string()).optional(),
    position: PositionOut.optional().describe(
      'From where play goes on, where a deal was given and the ruling puts its trick right.',
    ),
  })
  .meta({ id: 'Ruling' });

export const AdjudicationAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    ruling: RulingOut.describe('Of several incidents the ruling on the last one.'),
    rulings: z.array(RulingOut).optional().describe('On each of several incidents, in their order.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'AdjudicationAnswer' });

export const IncidentsQuery = z.strictObject({
  ruleset: RulesetName.optional(),
  q: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Words that the kind, its description or its synonyms hold in either language; all of them must occur.'),
});

export const IncidentList = z
  .strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(INCIDENT_KIND_IDS),
        description: z.string(),
        group: z.enum(INCIDENT_GROUPS).describe('Where people look for it, in the order of an evening.'),
        synonyms: z
          .strictObject({ de: z.array(z.string()).min(3), en: z.array(z.string()).min(3) })
          .describe('What players call it.'),
        offenders: z.array(z.enum(PARTIES)),
        facts: z.looseObject({}).describe('The facts of the kind as JSON Schema.'),
        laws: z.array(z.string()).describe('Citations of the laws that can apply.'),
        aliases: z.strictObject({
          parties: z.record(z.string(), z.union([z.string(), z.int32()])),
          choices: z.record(z.string(), z.string()),
        }),
      }),
    ),
    phases: z.array(z.enum(PHASES)),
  })
  .meta({ id: 'IncidentList' });
