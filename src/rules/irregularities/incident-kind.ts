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

/** The form of a fact in the words of JSON Schema. */
export type FactForm =
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'array'; readonly items: FactForm; readonly minItems: number; readonly maxItems: number }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, FactForm>>;
      readonly additionalProperties: false;
    }
  | { readonly anyOf: readonly FactForm[] };

/** A fact of an incident as JSON Schema knows it; the service serves it unchanged. */
export type FactSchema = { readonly description: string } & FactForm;

/** A kind of irregularity: who can commit it and which facts it takes. */
export interface IncidentKind {
  readonly description: Text;
  readonly offenders: readonly PartyWord[];
  readonly facts: Readonly<Record<string, FactSchema>>;
}

/** Incident kinds by their names. */
export type IncidentKinds = Readonly<Record<string, IncidentKind>>;
