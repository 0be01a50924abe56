import { PACK } from '../cards/card';
import { SEATS, type Seat } from '../seats';
import { opponentsOf } from './outcome';
import type { Reading } from './reading';
import { HAND_SIZE, SKAT_SIZE, type Place } from './record';
import type { ShownIncident } from './replay';

type Counts = Readonly<Record<Place, number>>;

/** Wrong numbers of cards: in the deal as long as nothing is played, else in the hands from which it is played. */
export const countIncidents = (reading: Reading): readonly ShownIncident[] => {
  const dealt = dealtCounts(reading);
  const wrong = [...SEATS.filter((seat) => dealt[seat] !== HAND_SIZE), ...(dealt.skat === SKAT_SIZE ? [] : ['skat'])];
  if (wrong.length === 0) return [];
  const total = SEATS.reduce((sum, seat) => sum + dealt[seat], dealt.skat);
  const imperfect: ShownIncident = {
    kind: 'pack-imperfect',
    offender: 'table',
    phase: 'deal-complete',
    facts: { kind: 'missing' },
  };
  return [...(total < PACK.length ? [imperfect] : []), wrongCount(reading, dealt, total)];
};

const dealtCounts = ({ record: { hands, skat, unknown = {} } }: Reading): Counts => ({
  forehand: hands.forehand.length + (unknown.forehand ?? 0),
  middlehand: hands.middlehand.length + (unknown.middlehand ?? 0),
  rearhand: hands.rearhand.length + (unknown.rearhand ?? 0),
  skat: skat.length + (unknown.skat ?? 0),
});

const wrongCount = ({ record, agreed }: Reading, dealt: Counts, total: number): ShownIncident => {
  const { undertaking } = agreed;
  if (undertaking === null || record.plays.length === 0) {
    const { skat, ...hands } = dealt;
    return { kind: 'wrong-card-count-dealt', offender: 'dealer', phase: 'deal-complete', facts: { hands, skat } };
  }
  const { declarer } = undertaking;
  const laidAway = undertaking.skat === 'untouched' ? dealt.skat : (record.discard?.length ?? SKAT_SIZE);
  const held = (seat: Seat): number => dealt[seat] + (seat === declarer ? dealt.skat - laidAway : 0);
  const off = SEATS.filter((seat) => held(seat) !== HAND_SIZE);
  const [only] = off.length === 1 ? off : [];
  const offender = only === undefined ? 'dealer' : only === declarer ? 'declarer' : 'opponent';
  return {
    kind: 'wrong-hand-count',
    offender,
    phase: 'during-play',
    facts: {
      counts: { declarer: held(declarer), opponents: opponentsOf(declarer).map(held) },
      skat: laidAway,
      packPerfect: total === PACK.length,
    },
  };
};
