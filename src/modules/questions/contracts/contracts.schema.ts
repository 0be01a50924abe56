import { z } from 'zod';
import {
  ANNOUNCEMENT_FAULTS,
  ANNOUNCEMENTS,
  ENDING_KINDS,
  GAME_IDS,
  KONTRA_CALLS,
  RULESET_IDS,
  LEVELS,
  formatCard,
  PACK,
  readCard,
  REASONS,
  SKAT_HANDLINGS,
  SUITS,
  type AnnouncementFaultCode,
  type Card,
} from '../../../rules';
import { CitedLaw, EvidenceWord } from '../laws';
import { Options, SkatRulesetName } from '../rulesets';

/** A card as answers name it: `CJ`, `H10`. */
export const CardName = z
  .string()
  .describe('Suit C S H D (clubs, spades, hearts, diamonds) and rank 7 8 9 10 J Q K A.')
  .meta({ id: 'Card', enum: PACK.map(formatCard) });

const notACard = {
  en: 'No card: a suit C S H D and a rank 7 8 9 10 J Q K A, as CJ or H10; also ♣J, KrB, Kreuz Bube, EU, Eichel-Unter',
  de: 'Keine Karte: Farbe C S H D und Rang 7 8 9 10 J Q K A, wie CJ oder H10; auch ♣B, KrB, Kreuz Bube, EU, Eichel-Unter',
};

/** A card as people write it; read as the rules' own card. */
export const WrittenCard = z
  .string()
  .max(30)
  .describe(
    'As answers name it, CJ or H10; also cj, HT, ♣J, KrB, Kreuz Bube, and of the German pack EU, Eichel-Unter, SchO.',
  )
  .meta({ id: 'WrittenCard', examples: ['CJ', 'H10', '♣J', 'KrB', 'Eichel-Unter'] })
  .transform((text, context): Card => {
    const card = readCard(text);
    if (card !== undefined) return card;
    context.issues.push({
      code: 'invalid_format',
      format: 'card',
      input: text,
      message: notACard.en,
      sentence: notACard,
    });
    return z.NEVER;
  });

/** A list of cards as text; how many belong in it is for the rules to say. */
export const Cards = z
  .array(WrittenCard)
  .max(32)
  .transform((cards): readonly Card[] => cards);

export const Contract = z
  .strictObject({
    game: z.enum(GAME_IDS),
    trump: z.enum(SUITS).optional(),
    hand: z.boolean().optional(),
    ouvert: z.boolean().optional(),
    announced: z.enum(ANNOUNCEMENTS).optional(),
    passtMirNicht: z.boolean().optional(),
    spitze: z.boolean().optional().describe('Announced: the last trick with the lowest trump. Where agreed to.'),
    kontra: z.enum(KONTRA_CALLS).optional().describe('The last doubling that was said. Where agreed to.'),
  })
  .meta({ id: 'Contract' });

const MatadorRun = z.int32().min(1).max(11);

export const Matadors = z
  .union([z.strictObject({ with: MatadorRun }), z.strictObject({ without: MatadorRun })])
  .describe('The unbroken run of trumps from the jack of clubs, held or missing.')
  .meta({ id: 'Matadors' });

/** The declarer's ten cards and the two skat cards. */
export const CardsHeld = z.strictObject({ hand: Cards, skat: Cards }).meta({ id: 'CardsHeld' });

const CardPoints = z.int32().min(0).max(120);
const Tricks = z.int32().min(0).max(10);

export const Outcome = z
  .strictObject({
    cardPoints: CardPoints.optional().describe("The declarer's, with the skat."),
    tricks: Tricks.optional().describe("The declarer's."),
    opponents: z
      .strictObject({ cardPoints: CardPoints, tricks: Tricks })
      .optional()
      .describe('What the opponents had when the game stopped short.'),
    ending: z
      .strictObject({
        kind: z.enum(ENDING_KINDS),
        by: z.enum(['declarer', 'opponents']),
        level: z.enum(['schneider', 'schwarz']).optional().describe('The level claimed with a claim.'),
      })
      .optional(),
    spitze: z.boolean().optional().describe('Whether the declarer took the last trick with the lowest trump.'),
  })
  .meta({ id: 'Outcome' });

/** What a score sheet holds of an outcome. */
const ListedOutcome = z
  .strictObject({
    won: z.boolean().describe('At the table, before the bid is looked at: an overbid is found out by the service.'),
    level: z
      .enum(LEVELS)
      .optional()
      .describe('What the winner made of the loser; what was announced where a won game names none, else simple.'),
  })
  .meta({ id: 'ListedOutcome' });

/** How a game went: its counts, or won or lost. */
export const ToldOutcome = z
  .union([Outcome, ListedOutcome])
  .describe('The counts, or what a list holds: won or lost, and the level.');

export const ValueQuestion = z
  .strictObject({
    ruleset: SkatRulesetName,
    bid: z.int32().min(1).max(1000).optional().describe('The last value bid or held.'),
    contract: Contract,
    matadors: Matadors.optional(),
    cards: CardsHeld.optional(),
    outcome: ToldOutcome,
    bock: z.boolean().optional().describe('The deal belongs to a Bock round. Where agreed to.'),
    options: Options.optional(),
  })
  .meta({ id: 'ValueQuestion' });

const Step = z
  .strictObject({
    what: z
      .string()
      .describe('unit, matadors, game, hand, ...: addends of the multiplier; value, charged, score: results.'),
    amount: z.int32(),
    law: z.string(),
    evidence: EvidenceWord,
    numberVerified: z.literal(false).optional(),
    text: z.string(),
  })
  .meta({ id: 'ValuationStep' });

export const ValueAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    won: z.boolean(),
    reason: z.enum(REASONS),
    value: z.int32().describe('As played, before the bid is looked at.'),
    charged: z.int32().describe('After the overbid rule, before any loss factor.'),
    score: z.int32().describe("The signed entry in the declarer's column."),
    level: z.enum(LEVELS).nullable().describe('The level counted; null where the game has no levels.'),
    matadors: Matadors.nullable(),
    multiplier: z.int32().nullable(),
    chargedAs: z.strictObject({ game: z.enum(GAME_IDS), trump: z.enum(SUITS).optional() }).optional(),
    steps: z.array(Step),
    laws: z.array(CitedLaw),
    doubts: z.array(z.string()).optional(),
    rulesRevision: z.string(),
  })
  .meta({ id: 'ValueAnswer' });

export const AnnouncementQuestion = z
  .strictObject({
    ruleset: SkatRulesetName,
    bid: z
      .union([z.int32().min(1).max(1000), z.string().min(1).max(30)])
      .nullable()
      .optional()
      .describe('A figure, or a named call.'),
    skat: z.enum(SKAT_HANDLINGS).describe('How the skat had been used when the game was named.'),
    turned: Cards.optional().describe('The card or cards turned up.'),
    contract: Contract,
    matadors: Matadors.optional().describe('Where a Spitze was announced: whether the lowest trump can be held.'),
    kontraBid: z
      .int32()
      .min(0)
      .max(1000)
      .optional()
      .describe('The highest figure that the opponent who said Kontra had bid or held; 0 for none.'),
    options: Options.optional(),
  })
  .meta({ id: 'AnnouncementQuestion' });

const announcementCodes = Object.keys(ANNOUNCEMENT_FAULTS) as [AnnouncementFaultCode, ...AnnouncementFaultCode[]];

export const AnnouncementAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    legal: z.boolean(),
    faults: z.array(z.strictObject({ code: z.enum(announcementCodes), law: z.string(), message: z.string() })),
    contract: Contract.nullable().describe('The contract as the law leaves it; null where no game stands.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'AnnouncementAnswer' });
