import { formatCard } from '../cards/card';
import type { Phase } from '../irregularities/incident-kind';
import { SEATS, type Seat } from '../seats';
import { auctionIncidents, layoutIncidents, announcementIncidents } from './preparation-incidents';
import { countIncidents } from './count-incidents';
import { situationAfter } from './situation';
import type { PlayedContract, Reading } from './reading';
import type { ReplayedTrick } from './course';
import { lawOfFault } from './offence-law';
import type { PlayFault } from './play-fault';
import type { RecordedIncident, RecordedOffender, ShownIncident } from './replay';

/** Every irregularity that a record shows, in the order of a deal, each ready to be ruled upon. */
export const incidentsIn = (reading: Reading, played: PlayedContract | null): readonly RecordedIncident[] => {
  const beforePlay = (incident: ShownIncident): RecordedIncident => ({
    ...incident,
    situation: situationAfter(played, 0),
  });
  return [
    ...countIncidents(reading).map(beforePlay),
    ...auctionIncidents(reading).map((incident) => ({ ...incident, situation: {} })),
    ...layoutIncidents(reading).map(beforePlay),
    ...announcementIncidents(reading).map(beforePlay),
    ...playIncidents(reading, played),
    ...overbidIncident(played),
  ];
};

const playIncidents = (reading: Reading, played: PlayedContract | null): readonly RecordedIncident[] =>
  reading.course.faults
    .filter(({ code }) => code !== 'after-end')
    .map((fault) => {
      const incident = { ...incidentOf(reading, fault), situation: situationAfter(played, fault.trick - 1) };
      return { ...incident, fault: { ...fault, law: lawOfFault(reading.ruleset, fault, incident) } };
    });

const incidentOf = ({ record, course, agreed }: Reading, fault: PlayFault): ShownIncident => {
  const { play, code, seat, trick, shownIn } = fault;
  const lying = course.tricks[trick - 1];
  const place = lying?.plays.indexOf(play) ?? -1;
  const playedAfter = place < 0 || lying === undefined ? 0 : lying.plays.length - 1 - place;
  const phase = phaseOf(course.tricks, trick);
  const at = { trick };
  const offender = partyOf(seat, agreed.undertaking?.declarer);
  const { card } = record.plays[play] ?? { card: null };
  const name = card === null ? {} : { card: formatCard(card) };
  switch (code) {
    case 'revoke': {
      const shown = shownIn === undefined ? {} : { shownInTrick: shownIn };
      return {
        kind: 'revoke',
        offender,
        phase,
        at,
        facts: { trickQuitted: phase === 'trick-quitted', playedAfter, ...shown },
      };
    }
    case 'out-of-turn':
      return place === 0
        ? { kind: 'lead-out-of-turn', offender, phase, at, facts: { playedAfter } }
        : { kind: 'play-out-of-turn', offender, phase, at, facts: { kind: 'play', playedAfter } };
    case 'already-played':
      return { kind: 'pack-imperfect', offender: 'table', phase, at, facts: { kind: 'duplicate' } };
    default:
      return { kind: 'card-not-dealt', offender, phase, at, facts: name };
  }
};

/** When what happened in a trick could first be found, by what was played after it. */
const phaseOf = (tricks: readonly ReplayedTrick[], trick: number): Phase => {
  if (tricks.length > trick) return 'trick-quitted';
  return tricks[trick - 1]?.seats.length === SEATS.length ? 'trick-complete' : 'trick-open';
};

/** Who somebody is in play; a seat where everybody plays for himself. */
const partyOf = (seat: Seat, declarer: Seat | undefined): RecordedOffender => {
  if (declarer === undefined) return seat;
  return seat === declarer ? 'declarer' : 'opponent';
};

const overbidIncident = (played: PlayedContract | null): readonly RecordedIncident[] => {
  if (played === null) return [];
  const { bid, result, tallies } = played;
  if (result === null || bid === undefined || result.value >= bid || result.won) return [];
  return [
    {
      kind: 'overbid',
      offender: 'declarer',
      phase: 'after-play',
      facts: { value: result.value },
      situation: situationAfter(played, tallies.length - 1),
    },
  ];
};
