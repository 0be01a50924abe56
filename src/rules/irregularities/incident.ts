import type { Contract, DeclarerCards, Matadors } from '../contracts/contract';
import type { Ruleset } from '../rulesets/ruleset';
import { PHASES, type Phase } from './incident-kind';
import type { IncidentKindId } from './incident-kinds';
import type { Party } from './party';

/** The value of a fact, in the form that its kind asks for. */
export type FactValue = string | number | boolean | readonly FactValue[] | { readonly [name: string]: FactValue };

/** What happened. `at` is when it happened, `phase` when it was found; facts are those of the kind. */
export interface Incident {
  readonly kind: IncidentKindId;
  readonly offender: Party;
  readonly phase?: Phase | undefined;
  readonly at?: { readonly trick?: number | undefined } | undefined;
  readonly facts: Readonly<Record<string, FactValue>>;
}

/** A count of each side, as far as it is known. */
interface SideCounts {
  readonly declarer?: number | undefined;
  readonly opponents?: number | undefined;
}

/**
 * What is true of the game before the offence: complete tricks only, card points without the skat.
 * `playedOut` is what the declarer had at the end of a hand played on after the ruling, skat included.
 */
export interface Situation {
  readonly contract?: Contract | undefined;
  readonly bid?: number | undefined;
  readonly matadors?: Matadors | undefined;
  readonly cards?: DeclarerCards | undefined;
  readonly cardPoints?: SideCounts | undefined;
  readonly tricks?: SideCounts | undefined;
  readonly skatPoints?: number | undefined;
  readonly playedOut?: { readonly cardPoints: number; readonly tricks?: number | undefined } | undefined;
}

/** An incident in its game, under a ruleset: all that a law looks at. */
export interface IncidentCase {
  readonly ruleset: Ruleset;
  readonly incident: Incident;
  readonly situation: Situation;
}

const isFrom = ({ phase }: Incident, first: Phase): boolean | undefined =>
  phase && PHASES.indexOf(phase) >= PHASES.indexOf(first);

/** Whether an incident was found in a phase or after it; false where it is not known when. */
export const foundFrom = (incident: Incident, first: Phase): boolean => isFrom(incident, first) === true;

/** Whether an incident was found before a phase; false where it is not known when. */
export const foundBefore = (incident: Incident, phase: Phase): boolean => isFrom(incident, phase) === false;
