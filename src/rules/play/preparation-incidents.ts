import { formatCard } from '../cards/card';
import type { CallFaultCode } from '../auction/call';
import { announcementOf } from '../contracts/levels';
import type { FactValue, Incident } from '../irregularities/incident';
import type { Phase } from '../irregularities/incident-kind';
import type { IncidentKindId } from '../irregularities/incident-kinds';
import { SEATS } from '../seats';
import type { Reading } from './reading';
import { SKAT_SIZE } from './record';
import type { ShownIncident } from './replay';

/** The faults of calls that the vocabulary of incidents has a kind for. */
const CALL_KINDS: Readonly<Partial<Record<CallFaultCode, IncidentKindId>>> = {
  'not-a-game-value': 'bid-not-a-value',
  'below-minimum': 'bid-not-a-value',
  'out-of-turn': 'call-out-of-turn',
  'call-after-pass': 'call-after-pass',
  'ramsch-not-available': 'ramsch-announced',
};

/** What went wrong in the auction: the first call that was not allowed. */
export const auctionIncidents = ({
  agreed: { auction },
  record: { calls = [] },
}: Reading): readonly ShownIncident[] => {
  const [found] = auction?.faults ?? [];
  const call = found && calls[found.index];
  const kind = found && CALL_KINDS[found.code];
  if (found === undefined || call === undefined || kind === undefined) return [];
  const before = calls.slice(0, found.index);
  const facts: Readonly<Partial<Record<IncidentKindId, Incident['facts']>>> = {
    'bid-not-a-value': { value: call.value ?? 0 },
    'call-out-of-turn': { passed: before.some((one) => one.call === 'pass' && one.seat !== 'rearhand') },
    'call-after-pass': { said: 'pass', ...(call.call === 'bid' || call.call === 'hold' ? { wants: call.call } : {}) },
    'ramsch-announced': { bidsMade: before.filter((one) => one.call === 'bid').length },
  };
  return [{ kind, offender: call.seat, phase: 'bidding', facts: facts[kind] ?? {} }];
};

/** How far play had come when what was done with the skat could be found. */
const phaseOf = ({ course: { tricks } }: Reading): Phase => {
  if (tricks.length === 0) return 'before-first-lead';
  return tricks.length === 1 && (tricks[0]?.seats.length ?? 0) < SEATS.length ? 'trick-1-open' : 'trick-1-quitted';
};

/** A wrong number laid away. */
export const layoutIncidents = (reading: Reading): readonly ShownIncident[] => {
  const { record, agreed } = reading;
  const { discard, plays } = record;
  const { undertaking } = agreed;
  if (undertaking === null || discard === undefined || discard.length === SKAT_SIZE) return [];
  const phase = phaseOf(reading);
  const laidOut = discard.length;
  const declarerPlayed = plays.some(({ seat }) => seat === undertaking.declarer);
  const incident = { offender: 'declarer', phase } as const;
  return laidOut === 0
    ? [{ ...incident, kind: 'no-layout', facts: { laidOut, declarerPlayed } }]
    : [{ ...incident, kind: 'wrong-layout-count', facts: { laidOut, trickQuitted: phase === 'trick-1-quitted' } }];
};

/** An announcement that was not allowed, or of which a part dropped out. */
export const announcementIncidents = ({
  agreed: { undertaking },
  record,
  ruleset,
}: Reading): readonly ShownIncident[] => {
  const said = record.contract;
  if (undertaking === null || said === undefined || undertaking.announcementFaults.length === 0) return [];
  const { skat } = undertaking;
  const game = ruleset.games[said.game];
  const incident = { offender: 'declarer', phase: 'before-first-lead' } as const;
  const [turned] = record.turned ?? [];
  if (turned !== undefined && game?.trumps === 'none') {
    return [{ ...incident, kind: 'nullo-after-turn', facts: { turned: formatCard(turned) } }];
  }
  const announces: FactValue = (game && announcementOf(game, said)) ?? 'none';
  const touched = skat !== 'untouched';
  return [
    {
      ...incident,
      kind: 'announcement',
      facts: { announces, withGame: true, skatTouched: touched, skatSeen: touched },
    },
  ];
};
