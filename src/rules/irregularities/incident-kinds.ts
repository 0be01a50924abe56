import { endingKinds } from './kinds/ending';
import { playingKinds } from './kinds/playing';
import { skatAndBiddingKinds } from './kinds/skat-and-bidding';
import { tableKinds } from './kinds/table';
import type { Party } from './party';

/** The closed vocabulary of incidents, one for all codes, in the order of a deal. */
export const INCIDENT_KINDS = { ...tableKinds, ...skatAndBiddingKinds, ...playingKinds, ...endingKinds } as const;

export type IncidentKindId = keyof typeof INCIDENT_KINDS;
export const INCIDENT_KIND_IDS = Object.keys(INCIDENT_KINDS) as readonly IncidentKindId[];

/** What can also come up before a game is announced, though it mostly does in play. */
const BEFORE_PLAY_TOO: readonly string[] = [
  'wrong-hand-count',
  'tells-partner',
  'onlooker-interferes',
  'cards-exchange',
];

/** Whether a kind of incident can only come up once a game has been announced. */
export const isOfPlay = (kind: IncidentKindId): boolean =>
  (kind in playingKinds || kind in endingKinds) && !BEFORE_PLAY_TOO.includes(kind);

/** Whether the offender is named by a part that the kind knows, such as the declarer, and not by his seat. */
export const isNamedByPart = (kind: IncidentKindId, offender: Party): boolean =>
  (INCIDENT_KINDS[kind].offenders as readonly Party[]).includes(offender);
