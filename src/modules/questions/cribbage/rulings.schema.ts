import { z } from 'zod';
import { cribbage } from '../../../rules';
import { CitedLaw } from '../laws';

/** A word of a closed list, or another word for one of them. */
const word = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  aliases: Readonly<Record<string, unknown>>,
) => z.union([z.enum(words), z.enum(Object.keys(aliases) as [string])]);

const kinds = cribbage.KIND_IDS as readonly [cribbage.KindId, ...cribbage.KindId[]];

const Fact = z.union([
  z.boolean(),
  z.int32(),
  z.string().max(100),
  z.array(z.union([z.int32(), z.string().max(100)])).max(40),
  z.null(),
]);

export const RulingQuestion = z
  .strictObject({
    incident: z.strictObject({
      kind: word(kinds, cribbage.KIND_ALIASES).describe('See /v1/cribbage/incidents.'),
      offender: word(cribbage.PLAYERS, cribbage.PLAYER_ALIASES)
        .optional()
        .describe('Who did it: dealer or pone; the table where it was nobody.'),
      phase: z.enum(cribbage.PHASES).optional().describe('When it was found.'),
      facts: z.record(z.string().max(60), Fact).optional().describe('The facts of the kind.'),
    }),
    choice: word(cribbage.CHOICES, cribbage.CHOICE_ALIASES).optional().describe('What the innocent side has chosen.'),
  })
  .meta({ id: 'CribbageRulingQuestion' });

const Party = z.enum(cribbage.PARTIES);
const Disposition = z.enum(cribbage.DISPOSITIONS);

export const RulingAnswer = z
  .strictObject({
    disposition: Disposition,
    newDeal: z.strictObject({ by: Party }).nullable(),
    penalties: z
      .array(z.strictObject({ by: Party, to: Party, points: z.int32(), mandatory: z.boolean() }))
      .describe('Points that `to` scores for what `by` did; those not mandatory may be scored.'),
    choices: z.array(
      z.strictObject({
        by: Party,
        choice: z.enum(cribbage.CHOICES),
        card: z.string().optional().describe('The card that would be the starter.'),
        effect: z.string(),
        disposition: Disposition,
      }),
    ),
    corrections: z.array(
      z.strictObject({
        what: z.enum(cribbage.CORRECTIONS),
        cards: z.int32().nullable().describe('How many cards; null where it was not told.'),
        poneMayLook: z.boolean().nullable().optional(),
      }),
    ),
    poneMayLookFirst: z
      .boolean()
      .nullable()
      .describe('Whether the pone may look at his hand before he decides; null where he decides nothing.'),
    hand: z
      .strictObject({ laysOut: z.int32(), playsWith: z.int32().nullable() })
      .nullable()
      .describe('How a hand that stays short goes on.'),
    laws: z.array(CitedLaw),
    missing: z.array(
      z.strictObject({
        pointer: z.string(),
        ifAnswered: z.array(
          z.strictObject({ value: z.union([z.string(), z.int32(), z.boolean()]), disposition: Disposition }),
        ),
      }),
    ),
    doubts: z.array(z.string()).optional().describe('What the source does not say.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageRuling' });

export const KindList = z
  .strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(kinds),
        description: z.string(),
        offenders: z.array(z.enum(cribbage.PLAYERS)),
        facts: z.looseObject({}).describe('The facts of the kind as JSON Schema.'),
        laws: z.array(z.string()).describe('Citations of the laws that can apply.'),
        aliases: z.array(z.string()).describe('Other words that are accepted.'),
      }),
    ),
    phases: z.array(z.enum(cribbage.PHASES)),
  })
  .meta({ id: 'CribbageIncidentList' });
