import { z } from 'zod';
import { INCIDENT_KIND_IDS, PARTIES, PARTY_ALIASES, PHASES, SEATS } from '../../rules';
import { CardName, CardsHeld, Contract, Matadors } from './contracts';

/** Somebody who is named in an answer. */
export const PartyOut = z
  .union([z.enum(PARTIES), z.enum(SEATS), z.int32().min(1).max(6)])
  .describe('A part in the game, a seat of the deal, or a seat number of the table.')
  .meta({ id: 'Party' });

const PartyIn = z
  .union([z.enum(PARTIES), z.enum(SEATS), z.int32().min(1).max(6), z.enum(Object.keys(PARTY_ALIASES) as [string])])
  .transform((party) => PARTY_ALIASES[party] ?? party)
  .pipe(PartyOut);

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

/** What is true of the game before the offence, as clients tell it. */
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

/** An incident as clients tell it. */
export const IncidentIn = z
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
