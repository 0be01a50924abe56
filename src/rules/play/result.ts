import { pointsIn } from '../cards/points';
import { valueContract, type Valuation } from '../contracts/valuation';
import type { DeclarerCards, Matadors, Outcome } from '../contracts/contract';
import { mapValues } from '../entries';
import { fault, type Fault } from '../faults';
import { ramschFormOf, type AgreedRamsch } from '../ramsch/agreed-form';
import type { RamschFacts } from '../ramsch/facts';
import { valueRamsch, type RamschValuation } from '../ramsch/valuation';
import type { Ruleset } from '../rulesets/ruleset';
import type { Text } from '../text';
import type { ReplayedTrick } from './course';
import type { Start } from './dealt';
import { figureOf } from './decision';
import type { PlayFault } from './play-fault';
import type { DealRecord } from './record';
import type { Tally } from './tally';
import type { Undertaking } from './undertaking';

/** A valuation, or what of the record is missing for it, or what of it cannot be. */
export interface Valued<T> {
  readonly value: T | null;
  readonly missing: readonly Fault[];
  readonly impossible: readonly Fault[];
}

const valued = <T>(value: T): Valued<T> => ({ value, missing: [], impossible: [] });
const lacking = (...missing: readonly Fault[]): Valued<never> => ({ value: null, missing, impossible: [] });

const timeoutAsGivingUp: Text = {
  en: 'No code says what a player does who runs out of time; he is taken to have given up.',
  de: 'Was gilt, wenn jemand die Zeit überschreitet, sagt keine Ordnung; es gilt hier als Aufgabe.',
};

/** Faults that leave it open which cards really lay. */
const CARDS_IN_DOUBT: ReadonlySet<PlayFault['code']> = new Set(['not-in-hand', 'already-played']);

/** What keeps the cards that lay from being counted. */
export const cardsInDoubt = (faults: readonly PlayFault[]): readonly Fault[] =>
  faults
    .filter(({ code }) => CARDS_IN_DOUBT.has(code))
    .map(({ play }) => fault('facts-missing', `/plays/${play}/card`, { field: 'card' }));

/** The value of a contract as it was played. */
export const valuePlayed = (
  ruleset: Ruleset,
  undertaking: Undertaking,
  held: { readonly matadors: Matadors | undefined; readonly cards: DeclarerCards | undefined },
  outcome: Outcome | undefined,
  ending: DealRecord['ending'],
): Valued<Valuation> => {
  if (outcome === undefined) return lacking(fault('game-unfinished', '/plays'));
  const { contract, game } = undertaking;
  const cards = game.value.kind === 'flat' ? held.cards : undefined;
  const bid = figureOf(ruleset, undertaking);
  const answer = valueContract(ruleset, { bid, contract, matadors: held.matadors, cards, outcome });
  if (answer.ok) {
    const { valuation } = answer;
    if (ending?.kind !== 'timeout' || outcome.ending === undefined) return valued(valuation);
    return valued({ ...valuation, doubts: [...valuation.doubts, timeoutAsGivingUp] });
  }
  const placed = answer.faults.map(inRecord);
  const missing = placed.filter(({ code }) => LACKING.has(code));
  return { value: null, missing, impossible: placed.filter(({ code }) => !LACKING.has(code)) };
};

/** Faults of a valuation that tell of counts which the record leaves open. */
const LACKING: ReadonlySet<Fault['code']> = new Set(['facts-missing', 'points-do-not-fit-tricks', 'counts-contradict']);

/** The places of a valuation's facts in a record. */
const PLACES: readonly (readonly [string, string])[] = [
  ['/outcome/ending', '/ending'],
  ['/outcome', '/plays'],
  ['/matadors', '/hands'],
  ['/cards', '/hands'],
];

const inRecord = (found: Fault): Fault => {
  const [from, to] = PLACES.find(([start]) => found.pointer.startsWith(start)) ?? ['', ''];
  const pointer = from === '/outcome/ending' ? found.pointer.replace(from, to) : to;
  return from === '' ? found : fault(found.code, pointer, found.values, found.law);
};

/** The value of a Ramsch as it was played, in the form that is agreed to or the code's own. */
export const valueRamschPlayed = (
  ruleset: Ruleset,
  agreed: AgreedRamsch | undefined,
  { away }: Start,
  tally: Tally,
  tricks: readonly ReplayedTrick[],
  doubled: RamschFacts['doubled'],
): Valued<RamschValuation> => {
  const found = ramschFormOf(ruleset, agreed);
  if (!found.ok) return agreed === undefined ? lacking(...found.faults) : { ...lacking(), impossible: found.faults };
  const lastTrick = tricks[9]?.winner ?? null;
  const [cardPoints, counts] = [bySeat(tally, 'points'), bySeat(tally, 'tricks')];
  if (lastTrick === null || cardPoints === null || counts === null) return lacking(fault('game-unfinished', '/plays'));
  if (away === null) return lacking(fault('facts-missing', '/skat', { field: 'skat' }));
  const answer = valueRamsch(found.form, {
    cardPoints,
    tricks: counts,
    skatPoints: pointsIn(away),
    lastTrick,
    doubled,
  });
  return answer.ok ? valued(answer.valuation) : lacking(...answer.faults);
};

const bySeat = (tally: Tally, what: 'points' | 'tricks'): RamschFacts['cardPoints'] | null => {
  const { forehand, middlehand, rearhand } = mapValues(tally, (taken) => taken[what]);
  return forehand === null || middlehand === null || rearhand === null ? null : { forehand, middlehand, rearhand };
};
