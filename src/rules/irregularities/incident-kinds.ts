import { endingKinds } from './kinds/ending';
import { playingKinds } from './kinds/playing';
import { skatAndBiddingKinds } from './kinds/skat-and-bidding';
import { tableKinds } from './kinds/table';
import type { Party } from './party';

/** The closed vocabulary of incidents, one for all codes, in the order of a deal. */
export const INCIDENT_KINDS = { ...tableKinds, ...skatAndBiddingKinds, ...playingKinds, ...endingKinds } as const;

export type IncidentKindId = keyof typeof INCIDENT_KINDS;
export const INCIDENT_KIND_IDS = Object.keys(INCIDENT_KINDS) as readonly IncidentKindId[];

/** Whether the offender is named by a part that the kind knows, such as the declarer, and not by his seat. */
export const isNamedByPart = (kind: IncidentKindId, offender: Party): boolean =>
  (INCIDENT_KINDS[kind].offenders as readonly Party[]).includes(offender);
