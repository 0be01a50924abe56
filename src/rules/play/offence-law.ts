import { adjudicate } from '../irregularities/adjudicate';
import type { Law } from '../laws/law';
import type { Ruleset } from '../rulesets/ruleset';
import type { PlayFault } from './play-fault';
import type { RecordedIncident } from './replay';

/** Faults that are offences with a law of their own in most codes. */
const OFFENCES: ReadonlySet<PlayFault['code']> = new Set(['revoke', 'out-of-turn']);

/** The law of a play fault: of an offence the one that a ruling on it cites first, else that of play by itself. */
export function lawOfFault(
  ruleset: Ruleset,
  fault: PlayFault,
  { situation, ...incident }: Omit<RecordedIncident, 'fault'>,
): Law {
  if (!OFFENCES.has(fault.code)) return fault.law;
  const ruled = adjudicate({ ruleset, incident, situation });
  return (ruled.ok ? ruled.laws[0] : undefined) ?? fault.law;
}

/** The faults of play as their incidents tell them; one of which no incident tells stands as it is. */
export function citedFaults(
  faults: readonly PlayFault[],
  incidents: readonly RecordedIncident[],
): readonly PlayFault[] {
  if (faults.length === 0) return faults;
  return faults.map(
    (found) => incidents.find(({ fault }) => fault?.play === found.play && fault.code === found.code)?.fault ?? found,
  );
}
