import type { Card } from '../cards/card';
import { count } from '../cards/card-set';
import type { FactValue, Incident } from '../irregularities/incident';
import { leftOf, type SeatIndex } from '../play/board';
import type { DealRecord } from '../play/record';
import type { Replay } from '../play/replay';
import { isSeat, SEATS } from '../seats';
import type { Text } from '../text';
import { checkClaim, type Claim } from './claim';
import { Meter, SearchStopped } from './meter';
import type { Moment } from './moment';
import { momentOf, openDealOf, type OpenDeal } from './open-deal';
import { cardsLeft } from './position';
import { Solver } from './solver';

/** A fact of an incident that nobody told and that follows from the cards. */
export interface ProvenFact {
  readonly name: 'allTricks' | 'noTrickForDeclarer' | 'allTricksHisOwn';
  readonly value: boolean;
  /** Where it is not so: play that shows it. */
  readonly line: readonly Card[] | null;
}

const TEXTS: Readonly<Record<ProvenFact['name'], Readonly<Record<'true' | 'false', Text>>>> = {
  allTricks: {
    true: {
      en: 'By the cards the declarer makes all remaining tricks.',
      de: 'Nach den Karten macht der Alleinspieler alle restlichen Stiche.',
    },
    false: {
      en: 'By the cards the opponents still make a trick.',
      de: 'Nach den Karten machen die Gegner noch einen Stich.',
    },
  },
  noTrickForDeclarer: {
    true: {
      en: 'By the cards the declarer gets no further trick, whatever he and the partner play.',
      de: 'Nach den Karten bekommt der Alleinspieler keinen Stich mehr, was er und der Partner auch spielen.',
    },
    false: {
      en: 'By the cards the declarer can still get a trick.',
      de: 'Nach den Karten kann der Alleinspieler noch einen Stich bekommen.',
    },
  },
  allTricksHisOwn: {
    true: {
      en: 'By the cards whoever laid down makes all remaining tricks by himself.',
      de: 'Nach den Karten macht der Auflegende alle restlichen Stiche selbst.',
    },
    false: {
      en: 'By the cards whoever laid down does not make all remaining tricks by himself.',
      de: 'Nach den Karten macht der Auflegende nicht alle restlichen Stiche selbst.',
    },
  },
};

/** What was proven, in a sentence. */
export const explainProven = (name: ProvenFact['name'], value: boolean): Text => TEXTS[name][`${value}`];

/** So many cards are tried at most for one incident, some twenty milliseconds; a claim in the first tricks may stay open. */
const NODES = 200_000;

const NO_TRICK = 'noTrickForDeclarer';

/** Facts that tell that something else than all the rest was claimed, or that nobody doubts it. */
const OTHERWISE = ['claims', 'claimedTricks', 'level'] as const;

/**
 * What search with open cards proves of a claim in a deal of which all cards are known: whether the declarer makes all
 * the rest, or an opponent keeps him from every further trick, whatever the others play. What is told stays as it is told.
 */
export const provenFacts = (
  record: DealRecord,
  replay: Replay,
  told: Incident,
  found: Incident,
): readonly ProvenFact[] => {
  const deal = openAt(record, replay, found);
  if (deal === undefined) return [];
  const open: Searched = { ...deal, meter: new Meter(NODES) };
  const isOpen = (name: ProvenFact['name']): boolean => (found.facts[name] ?? null) === null;
  if (found.kind === 'declarer-claims') {
    const isAsked = deal.game.goal === 'points' && isOpen('allTricks') && claimsTheRest(found.facts);
    return isAsked ? restIsHis(open) : [];
  }
  if (found.kind !== 'adversary-claims') return [];
  const own = agreed(open, told, allAreHisOwn);
  const none: readonly ProvenFact[] =
    own[0]?.value === true ? [{ ...own[0], name: NO_TRICK }] : agreed(open, told, nothingIsHis);
  return [...none, ...own].filter(({ name }) => isOpen(name));
};

/** A deal that is searched, all searches of it with one bound. */
interface Searched extends OpenDeal {
  readonly meter: Meter;
}

const claimsTheRest = (facts: Incident['facts']): boolean =>
  facts['accepted'] !== 2 && OTHERWISE.every((name) => (facts[name] ?? null) === null);

/** The deal up to the claim; undefined where not all of it is known, or something in it went wrong. */
const openAt = (record: DealRecord, { played, faults, tricks }: Replay, { at }: Incident): OpenDeal | undefined => {
  if (played === null || faults.length > 0 || played.undertaking.game.opponentsPool === true) return undefined;
  const complete = tricks.filter(({ seats }) => seats.length === SEATS.length).length;
  const before = at?.trick === undefined || at.trick > complete ? record.plays.length : SEATS.length * (at.trick - 1);
  return openDealOf({ ...record, plays: record.plays.slice(0, before) }, played.undertaking);
};

const restIsHis = (open: Searched): readonly ProvenFact[] =>
  proven('allTricks', open, { by: 'declarer', kind: 'all-tricks' });

const nothingIsHis = (open: Searched, alone: SeatIndex): readonly ProvenFact[] =>
  proven(NO_TRICK, open, { by: 'opponents', kind: 'all-tricks', alone });

const proven = (name: ProvenFact['name'], open: Searched, claim: Claim): readonly ProvenFact[] =>
  bounded(() => {
    const { holds, refutation } = checkClaim(open.game, open.start, momentOf(open), claim, open.meter);
    return { name, value: holds !== 'no', line: refutation };
  });

/** Whether a player makes every trick to come by himself: he is looked at as if he played alone. */
const allAreHisOwn = (open: Searched, seat: SeatIndex): readonly ProvenFact[] =>
  bounded(() => {
    const { position }: Moment = momentOf(open);
    const solver = new Solver({ ...open.game, declarer: seat }, open.start.position, open.meter);
    return {
      name: 'allTricksHisOwn',
      value: solver.takes(position, count(cardsLeft(position)) / SEATS.length),
      line: null,
    };
  });

const bounded = (prove: () => ProvenFact): readonly ProvenFact[] => {
  try {
    return [prove()];
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return [];
  }
};

/** What is so of the opponent who is named, or of either where it is not said which one laid down. */
const agreed = (
  open: Searched,
  { offender }: Incident,
  prove: (open: Searched, seat: SeatIndex) => readonly ProvenFact[],
): readonly ProvenFact[] => {
  const { declarer } = open.game;
  const seats = isSeat(offender) ? [SEATS.indexOf(offender) as SeatIndex] : [leftOf(declarer, 1), leftOf(declarer, 2)];
  const all = seats.map((seat) => prove(open, seat)[0]);
  const [first, ...others] = all;
  return first !== undefined && others.every((other) => other?.value === first.value) ? [first] : [];
};

/** The facts with those that were proven. */
export const withProven = (
  facts: Incident['facts'],
  found: readonly ProvenFact[],
): Readonly<Record<string, FactValue>> => ({
  ...facts,
  ...Object.fromEntries(found.map(({ name, value }) => [name, value])),
});
