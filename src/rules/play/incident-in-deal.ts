import { TRICKS } from '../cards/points';
import { fault, type Fault } from '../faults';
import { INCIDENT_KINDS, isNamedByPart, type IncidentKindId } from '../irregularities/incident-kinds';
import { foundBefore, type Incident, type Situation } from '../irregularities/incident';
import type { Party } from '../irregularities/party';
import type { Ruling } from '../irregularities/ruling';
import { isSeat, SEATS } from '../seats';
import { correctedPosition, type CorrectedPosition } from './corrected-position';
import type { DealRecord } from './record';
import type { RecordedIncident, Replay } from './replay';
import { situationAfter } from './situation';

/** An incident found in its deal: the offender by his part where the kind asks for it, and what was true before. */
export interface IncidentInDeal {
  readonly incident: Incident;
  readonly situation: Situation;
  /** The same as the record shows it, where it does. */
  readonly shown: RecordedIncident | undefined;
}

type FoundInDeal =
  { readonly ok: true; readonly found: IncidentInDeal } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Finds an incident in a replayed deal. The counts are those before the trick in which it happened; where neither the
 * incident nor the record says which trick that was, they are left out. A hand that is laid down is laid down where the
 * record ends. What the record shows of the incident need not be told; told otherwise, or a trick that the record does
 * not reach, is a fault.
 */
export const incidentInDeal = (replay: Replay, asked: Incident): FoundInDeal => {
  const { played } = replay;
  const complete = replay.tricks.filter(({ seats }) => seats.length === SEATS.length).length;
  const told = asked.at === undefined && ENDING.has(asked.kind) ? atItsEnd(replay, asked, complete) : asked;
  const incident = { ...told, offender: partOf(replay, told) };
  const shown = shownIn(replay, told, incident);
  const trick = told.at?.trick;
  if (trick !== undefined && trick > complete + 1) {
    return { ok: false, faults: [fault('trick-not-reached', '/incident/at/trick', { trick, complete })] };
  }
  if (shown !== undefined) {
    const faults = factsOtherwise(shown, told).map((field) =>
      fault('deal-disagrees', `/incident/facts/${field}`, { field }),
    );
    if (faults.length > 0) return { ok: false, faults };
    const { at = shown.at } = told;
    const facts = { ...factsShown(shown, told), ...told.facts };
    return { ok: true, found: { incident: { ...incident, at, facts }, situation: shown.situation, shown } };
  }
  if (trick === undefined && !foundBefore(told, 'trick-2-open')) {
    const { cardPoints: _points, tricks: _tricks, ...situation } = situationAfter(played, 0);
    return { ok: true, found: { incident, situation, shown } };
  }
  return {
    ok: true,
    found: { incident, situation: situationAfter(played, trick === undefined ? 0 : trick - 1), shown },
  };
};

/** Kinds in which a hand is laid down or given up. */
const ENDING: ReadonlySet<IncidentKindId> = new Set<IncidentKindId>([
  'abandon',
  'declarer-claims',
  'adversary-claims',
  'adversary-gives-up',
  'cards-thrown-in',
  'declarer-gives-up',
]);

/** The trick in which the record ends, and what it shows of the plays before that. */
const atItsEnd = ({ tricks, played }: Replay, told: Incident, complete: number): Incident => {
  if (played === null || complete >= TRICKS) return told;
  const { declarer } = played.undertaking;
  const plays = tricks.filter(({ seats }) => seats.includes(declarer)).length;
  const facts = told.kind === 'abandon' ? { playedToTrick2: plays >= 2, ...told.facts } : told.facts;
  return { ...told, at: { trick: complete + 1 }, facts };
};

/** Facts that say how far play had come when the incident was found; a phase that is told takes their place. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['trickQuitted', 'playedAfter', 'declarerPlayed']);

const factsShown = ({ facts }: RecordedIncident, { phase }: Incident): Incident['facts'] =>
  phase === undefined ? facts : Object.fromEntries(Object.entries(facts).filter(([name]) => !OF_THE_MOMENT.has(name)));

/** The names of the facts that are told otherwise than the record shows them. */
const factsOtherwise = (shown: RecordedIncident, told: Incident): readonly string[] => {
  const known = factsShown(shown, told);
  return Object.entries(told.facts)
    .filter(([name, value]) => known[name] !== undefined && !isSame(known[name], value))
    .map(([name]) => name);
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The declarer or an opponent for a seat, in kinds that ask for sides; while the bidding lasts there are none. */
const partOf = ({ played }: Replay, incident: Incident): Party => {
  const { kind, offender } = incident;
  if (played === null || !isSeat(offender)) return offender;
  const part = offender === played.undertaking.declarer ? 'declarer' : 'opponent';
  const { offenders } = INCIDENT_KINDS[kind];
  const asksForSides = offenders.some((party) => party === 'declarer' || party === 'opponent');
  const isBidder = isNamedByPart(kind, 'active') && foundBefore(incident, 'skat-use');
  return asksForSides && !isBidder ? part : offender;
};

/** The incident of the record that is told, of several in one trick the one that the facts fit; nothing where it might be one of several tricks. */
const shownIn = ({ incidents }: Replay, told: Incident, { offender }: Incident): RecordedIncident | undefined => {
  const candidates = incidents.filter(
    (one) =>
      one.kind === told.kind &&
      one.offender === offender &&
      (told.at?.trick === undefined || one.at?.trick === told.at.trick) &&
      (one.fault === undefined || !isSeat(told.offender) || one.fault.seat === told.offender),
  );
  const [first, ...others] = candidates;
  if (others.some(({ at }) => at?.trick !== first?.at?.trick)) return undefined;
  return candidates.find((one) => factsOtherwise(one, told).length === 0) ?? first;
};

/** A ruling with the offender named by his seat, if he was, and the position that it leads to where it puts a trick right. */
export const ruledInDeal = (
  record: DealRecord,
  replay: Replay,
  told: Incident,
  { incident, shown }: IncidentInDeal,
  ruling: Ruling,
): { readonly ruling: Ruling; readonly position: CorrectedPosition | undefined } => ({
  ruling: namingSeat(ruling, incident.offender, told.offender),
  position: positionOf(record, replay, ruling, shown),
});

const namingSeat = (ruling: Ruling, part: Party, seat: Party): Ruling => {
  if (part === seat) return ruling;
  const named = (party: Party): Party => (party === part ? seat : party);
  return {
    ...ruling,
    penalties: ruling.penalties.map(({ who, ...penalty }) => ({ ...penalty, who: named(who) })),
    debarred: ruling.debarred.map(named),
  };
};

const positionOf = (
  record: DealRecord,
  replay: Replay,
  { corrections }: Ruling,
  shown: RecordedIncident | undefined,
): CorrectedPosition | undefined => {
  if (shown?.fault === undefined || !corrections.includes('card-goes-back')) return undefined;
  const all = corrections.includes('cards-played-after-go-back') || corrections.includes('rightful-player-leads');
  return correctedPosition(record, replay, shown.fault, all ? 'all' : 'one');
};
