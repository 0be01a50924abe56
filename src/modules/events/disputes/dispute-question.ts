import type { z } from 'zod';
import type { DealOrder } from '../../../competition';
import type { DealRevision } from '../../../persistence/stores/deals';
import { fingerprintOf } from '../../../platform';
import { fault, INCIDENT_KINDS, PACK_POINTS, TRICKS, type Fault, type Party, type Ruleset } from '../../../rules';
import { refusalOf } from '../../questions/faults';
import type { SituationIn } from '../../questions/incident.schema';
import type { IncidentQuestion } from '../../questions/irregularities';
import type { Options } from '../../questions/rulesets';
import type { NewDispute } from './disputes.schema';
import { gameOf, outcomeOf, withoutGaps } from './kept-dispute';

type Told = z.output<typeof NewDispute>;
type Question = IncidentQuestion;
type Situation = z.output<typeof SituationIn>;

/** A deal of a list that a dispute is about. */
export interface DisputedDeal {
  readonly entry: Pick<DealRevision, 'kind' | 'declarer' | 'facts'>;
  readonly order: DealOrder;
}

/** Under what the disputed game was played. */
export interface Played {
  readonly ruleset: Ruleset;
  readonly options: z.infer<typeof Options>;
}

/**
 * The question that a dispute puts to the engine. What the entered deal says of the game is taken from it; told otherwise it
 * is refused with 422. After a choice to play on the counts that were entered are those of the hand played on.
 */
export function questionOf(
  told: Told,
  { ruleset, options }: Played,
  disputed: DisputedDeal | undefined,
  choice?: Question['choice'],
): Question {
  const { incident, situation, record } = told;
  const known = disputed === undefined ? {} : situationOf(disputed, choice);
  if (disputed !== undefined) {
    requireNothingElse(ruleset, [
      ...faultsAgainst(known, situation, '/situation'),
      ...faultsAgainst(known, incident.situation, '/incident/situation'),
      ...countFaults(disputed, situation),
    ]);
  }
  const offender = disputed === undefined ? incident.offender : partOf(incident, disputed);
  const asked = { ruleset: ruleset.id, options, ...(choice && { choice }) };
  if (record !== undefined) {
    const within = { ...incident.situation, ...known };
    return { ...asked, deal: record, situation, incident: { ...incident, offender, situation: within } };
  }
  return { ...asked, incident: { ...incident, offender }, situation: { ...known, ...situation } };
}

/** What the engine calls the deal of its question is the record of a dispute. */
export const inDispute = (pointer: string): string => pointer.replace(/^\/deal\b/, '/record');

/** What the entered deal says of the game, before the offence and, where it was played on, after it. */
function situationOf({ entry }: DisputedDeal, choice: Question['choice']): Situation {
  const known = gameOf(entry);
  if (entry.kind !== 'played') return known;
  const { cardPoints, tricks, ending } = outcomeOf(entry.facts);
  const isPlayedOn = choice?.startsWith('play-on') === true && ending === undefined && cardPoints !== undefined;
  return isPlayedOn ? { ...known, playedOut: { cardPoints, tricks } } : known;
}

/** What is told of the game and stands otherwise in the list. */
function faultsAgainst(known: Situation, told: Situation | undefined, pointer: string): readonly Fault[] {
  const standing: Readonly<Record<string, unknown>> = { ...known };
  return Object.entries({ ...told })
    .filter(
      ([field, value]) => standing[field] !== undefined && field !== 'playedOut' && !isSame(value, standing[field]),
    )
    .map(([field]) => fault('deal-disagrees', `${pointer}/${field}`, { field }));
}

/** Counts before the offence that are higher than those with which the game ended. */
function countFaults({ entry }: DisputedDeal, told: Situation | undefined): readonly Fault[] {
  if (entry.kind !== 'played' || told === undefined) return [];
  const { cardPoints, tricks, ending } = outcomeOf(entry.facts);
  const exceeds = (before: number | undefined, end: number | undefined): boolean =>
    before !== undefined && end !== undefined && before > end;
  const left = (all: number, own: number | undefined): number | undefined =>
    own === undefined || ending !== undefined ? undefined : all - own;
  const { declarer = 0, opponents } = { ...told.cardPoints };
  const pointsDisagree =
    exceeds(declarer + (told.skatPoints ?? 0), cardPoints) || exceeds(opponents, left(PACK_POINTS, cardPoints));
  const tricksDisagree =
    exceeds(told.tricks?.declarer, tricks) || exceeds(told.tricks?.opponents, left(TRICKS, tricks));
  return [...(pointsDisagree ? ['cardPoints'] : []), ...(tricksDisagree ? ['tricks'] : [])].map((field) =>
    fault('deal-disagrees', `/situation/${field}`, { field }),
  );
}

function requireNothingElse({ id }: Ruleset, faults: readonly Fault[]): void {
  if (faults.length > 0) throw refusalOf(faults, id);
}

/** The part of an offender who is named by his seat, where the kind of incident asks for a part. */
function partOf({ offender, kind }: Told['incident'], { entry, order }: DisputedDeal): Party {
  const seat = seatOf(offender, order);
  if (seat === undefined) return offender;
  const hasCards = !order.sitsOut.includes(seat);
  const parts: readonly (readonly [part: Party, isHis: boolean])[] = [
    ['declarer', seat === entry.declarer],
    ['opponent', entry.declarer !== null && seat !== entry.declarer && hasCards],
    ['dealer', seat === order.dealer],
  ];
  const offenders: readonly Party[] = INCIDENT_KINDS[kind].offenders;
  return parts.find(([part, isHis]) => isHis && offenders.includes(part))?.[0] ?? offender;
}

/** The seat number of somebody who is named by a seat; undefined for others. */
export function seatOf(party: Party, order: DealOrder | undefined): number | undefined {
  if (typeof party === 'number') return party;
  return party === 'forehand' || party === 'middlehand' || party === 'rearhand' ? order?.[party] : undefined;
}

/** Whether two facts say the same; what is not so need not be said. */
function isSame(one: unknown, other: unknown): boolean {
  return fingerprintOf(withoutGaps(one)).equals(fingerprintOf(withoutGaps(other)));
}
