import { z } from 'zod';
import {
  CHOICE_ALIASES,
  CHOICES,
  CORRECTIONS,
  DISPOSITIONS,
  INCIDENT_KIND_IDS,
  RULESET_IDS,
  LEVELS,
  PARTIES,
  PARTY_ALIASES,
  PHASES,
  SEATS,
} from '../../rules';
import { CardName, CardsHeld, Contract, Matadors, ValueAnswer } from '../contracts';
import { CitedLaw } from '../laws';
import { Options, RulesetName } from '../rulesets';

const PartyOut = z
  .union([z.enum(PARTIES), z.enum(SEATS), z.int32().min(1).max(6)])
  .describe('A part in the game, a seat of the deal, or a seat number of the table.')
  .meta({ id: 'Party' });

const PartyIn = z
  .union([z.enum(PARTIES), z.enum(SEATS), z.int32().min(1).max(6), z.enum(Object.keys(PARTY_ALIASES) as [string])])
  .transform((party) => PartyOut.parse(typeof party === 'string' ? (PARTY_ALIASES[party] ?? party) : party));

const ChoiceIn = z
  .union([z.enum(CHOICES), z.enum(Object.keys(CHOICE_ALIASES) as [string])])
  .transform((word) => z.enum(CHOICES).parse(CHOICE_ALIASES[word] ?? word));

const Word = z.union([z.string().max(100), z.int32(), z.boolean()]);
const Fact = z
  .union([Word, z.array(Word).max(40), z.record(z.string().max(60), z.union([Word, z.array(Word).max(40)])), z.null()])
  .meta({ id: 'Fact' });

/** The same count for each side, as far as it is known. */
const EachSide = (most: number) =>
  z.strictObject({
    declarer: z.int32().min(0).max(most).optional(),
    opponents: z.int32().min(0).max(most).optional(),
  });

export const SituationIn = z
  .strictObject({
    contract: Contract.optional(),
    bid: z.int32().min(1).max(1000).optional(),
    matadors: Matadors.optional(),
    cards: CardsHeld.optional(),
    cardPoints: EachSide(120).optional().describe('In complete tricks before the offence, without the skat.'),
    tricks: EachSide(10).optional().describe('Complete tricks before the offence.'),
    skatPoints: z.int32().min(0).max(22).optional(),
    playedOut: z
      .strictObject({ cardPoints: z.int32().min(0).max(120), tricks: z.int32().min(0).max(10).optional() })
      .optional()
      .describe("The declarer's at the end of a hand played on after the ruling, with the skat."),
  })
  .meta({ id: 'Situation' });

const IncidentIn = z
  .strictObject({
    kind: z.enum(INCIDENT_KIND_IDS),
    offender: PartyIn,
    phase: z.enum(PHASES).optional().describe('When it was found.'),
    at: z
      .strictObject({ trick: z.int32().min(1).max(10).optional() })
      .optional()
      .describe('When it happened.'),
    facts: z.record(z.string().max(60), Fact).optional().describe('The facts of the kind; see /v1/incidents.'),
    situation: SituationIn.optional().describe('The situation where it comes with the incident, as from deals/replay.'),
  })
  .meta({ id: 'Incident' });

const CardNames = z.array(CardName).max(32);

/** An incident that a record shows, with its situation; it can be asked about as it stands. */
export const RecordedIncident = z
  .strictObject({
    kind: z.enum(INCIDENT_KIND_IDS),
    offender: PartyOut,
    phase: z.enum(PHASES).optional(),
    at: z.strictObject({ trick: z.int32().min(1).max(10).optional() }).optional(),
    facts: z.record(z.string(), Fact),
    situation: SituationIn.omit({ cards: true, playedOut: true }).extend({
      cards: z.strictObject({ hand: CardNames, skat: CardNames }).optional(),
    }),
  })
  .meta({ id: 'RecordedIncident' });

export const AdjudicationQuestion = z
  .strictObject({
    ruleset: RulesetName,
    incident: IncidentIn,
    situation: SituationIn.optional(),
    choice: ChoiceIn.optional(),
    options: Options.optional(),
  })
  .meta({ id: 'AdjudicationQuestion' });

const RulingOut = z
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
    laws: z.array(CitedLaw),
    reasoning: z.array(z.strictObject({ text: z.string(), law: z.string() })),
    missing: z.array(
      z.strictObject({
        pointer: z.string(),
        ifAnswered: z.array(
          z.strictObject({ value: z.union([z.string(), z.int32(), z.boolean()]), disposition: z.enum(DISPOSITIONS) }),
        ),
      }),
    ),
    doubts: z.array(z.string()).optional(),
  })
  .meta({ id: 'Ruling' });

export const AdjudicationAnswer = z
  .strictObject({ ruleset: z.enum(RULESET_IDS), ruling: RulingOut, rulesRevision: z.string() })
  .meta({ id: 'AdjudicationAnswer' });

export const IncidentsQuery = z.strictObject({ ruleset: RulesetName.optional() });

export const IncidentList = z
  .strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(INCIDENT_KIND_IDS),
        description: z.string(),
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
