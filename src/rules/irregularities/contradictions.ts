import { formatCard, PACK } from '../cards/card';
import { firstDuplicate } from '../cards/card-set';
import { PACK_POINTS, pointsFitTricks, TRICKS } from '../cards/points';
import { fault, type Fault } from '../faults';
import { isSeat } from '../seats';
import { cardsIn, numberIn, numbersIn } from './facts';
import type { IncidentCase } from './incident';
import type { IncidentKindId } from './incident-kinds';
import { countsIn } from './known-game';
import { sideOf } from './party';
import { cardsHeld } from './shortened-games';
import { foundBeforePlay, stateOfFirstTrick, stateOfItsTrick } from './when-found';

/** Two things told of an incident that cannot both be true: the fact in question and what it cannot stand beside. */
interface Contradiction {
  readonly kinds: readonly IncidentKindId[];
  readonly fact: string;
  readonly other: string;
  readonly holds: (facts: IncidentCase) => boolean;
}

const PLAYERS_OF_A_DEAL = 3;

/** Whether the game leaves the skat untouched; false where the game is not known. */
const isSkatUntouched = ({ ruleset, situation: { contract } }: IncidentCase): boolean => {
  const game = contract && ruleset.games[contract.game];
  return game?.skat === 'untouched' || (game?.skat === 'either' && contract?.hand === true);
};

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    kinds: ['skat-seen'],
    fact: 'laidOutByOffender',
    other: 'offender',
    holds: ({ incident }) =>
      incident.facts['laidOutByOffender'] === true &&
      (sideOf(incident.offender) === 'opponents' || incident.offender === 'idle' || incident.offender === 'onlooker'),
  },
  {
    kinds: ['skat-seen'],
    fact: 'laidOutByOffender',
    other: 'contract',
    holds: (facts) => facts.incident.facts['laidOutByOffender'] === true && isSkatUntouched(facts),
  },
  {
    kinds: ['skat-seen'],
    fact: 'active',
    other: 'offender',
    holds: ({ incident: { offender, facts } }) =>
      (facts['active'] === false && sideOf(offender) !== undefined) ||
      (facts['active'] === true && (offender === 'idle' || offender === 'onlooker')),
  },
  {
    kinds: ['announcement'],
    fact: 'skatSeen',
    other: 'skatTouched',
    holds: ({ incident: { facts } }) => facts['skatSeen'] === true && facts['skatTouched'] === false,
  },
  {
    kinds: ['no-layout'],
    fact: 'declarerPlayed',
    other: 'phase',
    holds: ({ incident }) => {
      const state = stateOfFirstTrick(incident);
      const { declarerPlayed } = incident.facts;
      return (
        (declarerPlayed === false && (state === 'complete' || state === 'quitted')) ||
        (declarerPlayed === true && state === 'not-begun')
      );
    },
  },
  {
    kinds: ['wrong-layout-count'],
    fact: 'trickQuitted',
    other: 'phase',
    holds: ({ incident }) => contradictsState(incident.facts['trickQuitted'], stateOfFirstTrick(incident)),
  },
  {
    kinds: ['wrong-layout-count'],
    fact: 'laidOut',
    other: 'contract',
    holds: (facts) => facts.incident.facts['laidOut'] !== undefined && isSkatUntouched(facts),
  },
  {
    kinds: ['revoke'],
    fact: 'trickQuitted',
    other: 'phase',
    holds: ({ incident }) =>
      incident.phase !== 'trick-open' && contradictsState(incident.facts['trickQuitted'], stateOfItsTrick(incident)),
  },
  {
    kinds: ['lead-out-of-turn'],
    fact: 'playedAfter',
    other: 'phase',
    holds: ({ incident }) => {
      const playedAfter = numberIn(incident, 'playedAfter');
      const state = stateOfItsTrick(incident);
      const isComplete = state === 'complete' || (state === 'quitted' && foundInPlay(incident.phase));
      return playedAfter !== undefined && playedAfter < PLAYERS_OF_A_DEAL - 1 && isComplete;
    },
  },
  {
    kinds: ['skat-taken-into-hand'],
    fact: 'offenderIsDealer',
    other: 'players',
    holds: ({ incident }) => {
      const { offender, facts } = incident;
      const players = numberIn(incident, 'players');
      const dealer = facts['offenderIsDealer'];
      if (typeof dealer !== 'boolean' || players === undefined) return false;
      if (players > PLAYERS_OF_A_DEAL) return dealer;
      return isSeat(offender) && dealer !== (offender === 'rearhand');
    },
  },
  {
    kinds: ['withdraw', 'join'],
    fact: 'dealsThisRound',
    other: 'players',
    holds: ({ incident }) => (numberIn(incident, 'dealsThisRound') ?? 0) > (numberIn(incident, 'players') ?? Infinity),
  },
  {
    kinds: ['declarer-claims'],
    fact: 'actual',
    other: 'cardPoints',
    holds: (facts) => {
      const actual = numberIn(facts.incident, 'actual');
      // The trick that lies open is not among the counts.
      if (actual === undefined || facts.incident.phase === 'trick-open') return false;
      const counts = countsIn(facts, [actual, actual + 1]);
      return counts.length > 0 && counts.every(({ cardPoints }) => cardPoints !== actual);
    },
  },
  {
    kinds: ['declarer-claims'],
    fact: 'claimedTricks',
    other: 'tricks',
    holds: (facts) => (numberIn(facts.incident, 'claimedTricks') ?? 0) > (cardsHeld(facts) ?? Infinity),
  },
  {
    kinds: ['abandon'],
    fact: 'playedToTrick2',
    other: 'trick',
    holds: ({ incident, situation: { tricks } }) => {
      const { playedToTrick2 } = incident.facts;
      const taken = (tricks?.declarer ?? 0) + (tricks?.opponents ?? 0);
      const trick = Math.max(incident.at?.trick ?? 0, taken + 1);
      const isEarly = foundBeforePlay(incident) === true || incident.phase === 'trick-1-open';
      return (playedToTrick2 === false && trick > 2) || (playedToTrick2 === true && isEarly);
    },
  },
];

const contradictsState = (quitted: unknown, state: ReturnType<typeof stateOfItsTrick>): boolean =>
  state !== undefined && typeof quitted === 'boolean' && quitted !== (state === 'quitted');

const foundInPlay = (phase: IncidentCase['incident']['phase']): boolean =>
  phase === 'trick-quitted' || phase === 'trick-1-quitted' || phase === 'trick-2-open';

/** Facts of an incident that cannot stand together, each with its pointer; 32 cards are cut, and no card stands twice. */
export const contradictionsIn = (facts: IncidentCase): readonly Fault[] => {
  const { incident } = facts;
  const at = (fact: string): string => `/incident/facts/${fact}`;
  const faults = CONTRADICTIONS.filter(({ kinds, holds }) => kinds.includes(incident.kind) && holds(facts)).map(
    ({ fact, other }) => fault('facts-disagree', at(fact), { field: fact, other }),
  );
  const twice = Object.keys(incident.facts).flatMap((name) => {
    const card = Array.isArray(incident.facts[name]) ? firstDuplicate(cardsIn(incident, name)) : undefined;
    return card === undefined ? [] : [fault('card-twice', at(name), { card: formatCard(card) })];
  });
  return [...faults, ...twice, ...packetFaults(facts), ...playedOutFaults(facts)];
};

/** A hand played out ends with counts that some cards make, and with no less than either side had before. */
const playedOutFaults = ({ situation }: IncidentCase): readonly Fault[] => {
  const { playedOut, cardPoints, tricks, skatPoints = 0 } = situation;
  if (playedOut === undefined) return [];
  const { cardPoints: points, tricks: made } = playedOut;
  const at = '/situation/playedOut';
  if (made !== undefined && !pointsFitTricks(points, made)) {
    return [fault('points-do-not-fit-tricks', `${at}/cardPoints`, { cardPoints: points, tricks: made })];
  }
  const lost = (field: string): Fault => fault('facts-disagree', `${at}/${field}`, { field, other: 'situation' });
  const arePointsOutside =
    points < (cardPoints?.declarer ?? 0) + skatPoints || points > PACK_POINTS - (cardPoints?.opponents ?? 0);
  const areTricksOutside =
    made !== undefined && (made < (tricks?.declarer ?? 0) || made > TRICKS - (tricks?.opponents ?? 0));
  return [...(arePointsOutside ? [lost('cardPoints')] : []), ...(areTricksOutside ? [lost('tricks')] : [])];
};

const packetFaults = ({ incident }: IncidentCase): readonly Fault[] => {
  const packets = incident.kind === 'cut' ? numbersIn(incident, 'packets') : undefined;
  const found = packets?.reduce((sum, cards) => sum + cards, 0);
  return found === undefined || found === PACK.length
    ? []
    : [fault('counts-do-not-sum', '/incident/facts/packets', { field: 'packets', found, expected: PACK.length })];
};
