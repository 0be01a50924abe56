import type { Text } from '../text';
import type { PartyWord } from './party';

/** When an irregularity was found, in the order of a deal. */
export const PHASES = [
  'before-cut',
  'cut',
  'dealing',
  'deal-complete',
  'before-bidding',
  'bidding',
  'skat-use',
  'before-first-lead',
  'trick-1-open',
  'trick-1-quitted',
  'trick-2-open',
  'trick-open',
  'trick-complete',
  'trick-quitted',
  'during-play',
  'after-play',
  'mid-round',
  'round-end',
  'later-deal',
] as const;
export type Phase = (typeof PHASES)[number];

/** A fact of an incident as JSON Schema knows it; the service serves it unchanged. */
export type FactSchema = { readonly description: string } & (
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum: readonly string[] }
);

/** A kind of irregularity: who can commit it and which facts it takes. */
export interface IncidentKind {
  readonly description: Text;
  readonly offenders: readonly PartyWord[];
  readonly facts: Readonly<Record<string, FactSchema>>;
}

/** The closed vocabulary of incidents, one for all codes. */
export const INCIDENT_KINDS = {
  'lead-out-of-turn': {
    description: {
      en: 'A card is led to a trick by a player who had no right to lead.',
      de: 'Eine Karte wird von jemandem ausgespielt, der nicht am Ausspiel war.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {
      playedAfter: {
        type: 'integer',
        minimum: 0,
        maximum: 2,
        description: 'How many players have played to the wrong lead.',
      },
      calledBy: {
        type: 'string',
        enum: ['declarer', 'opponent', 'dealer', 'idle', 'nobody'],
        description: 'Who called attention to it.',
      },
    },
  },
  'trick-gathered-wrongly': {
    description: {
      en: 'A complete trick is taken in by the side that has not won it.',
      de: 'Ein vollständiger Stich wird von der Partei eingezogen, der er nicht gehört.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {
      ledToNext: { type: 'boolean', description: 'Whether the side that took it in has led to the next trick.' },
    },
  },
  'card-taken-back': {
    description: {
      en: 'A player wants to take back a card that lies fully on the table.',
      de: 'Jemand will eine Karte zurücknehmen, die ganz auf dem Tisch liegt.',
    },
    offenders: ['declarer', 'opponent'],
    facts: {},
  },
  lead: {
    description: {
      en: 'A player is about to lead to the first trick.',
      de: 'Jemand will zum ersten Stich ausspielen.',
    },
    offenders: ['active'],
    facts: {
      leads: { type: 'string', enum: ['forehand', 'middlehand', 'rearhand'], description: 'Who wants to lead.' },
      declarer: { type: 'string', enum: ['forehand', 'middlehand', 'rearhand'], description: 'Who is the declarer.' },
    },
  },
} as const satisfies Readonly<Record<string, IncidentKind>>;

export type IncidentKindId = keyof typeof INCIDENT_KINDS;
export const INCIDENT_KIND_IDS = Object.keys(INCIDENT_KINDS) as readonly IncidentKindId[];
