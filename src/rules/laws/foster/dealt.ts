import { cardsIn, numberIn, numbersIn } from '../../irregularities/facts';
import { wrongHands } from '../../irregularities/hand-counts';
import type { Incident, IncidentCase } from '../../irregularities/incident';
import type { IncidentKindId } from '../../irregularities/incident-kinds';

/** Cards to each player in the three rounds of a deal, and where the skat lies between them (law 18). */
const PACKETS = [3, 4, 3] as const;
const ORDER = '[3,"skat",4,3]';
const HAND = 10;
const SKAT = 2;

const checks: Readonly<Partial<Record<IncidentKindId, (incident: Incident) => boolean | undefined>>> = {
  'wrong-card-count-dealt': (incident) => {
    const hands = numbersIn(incident, 'hands');
    return (
      hands?.length === 3 && hands.every((cards) => cards === HAND) && (numberIn(incident, 'skat') ?? SKAT) === SKAT
    );
  },
  'skat-not-laid-in-turn': ({ facts }) => JSON.stringify(facts['order']) === ORDER,
  'uneven-packet': (incident) => {
    const packets = numbersIn(incident, 'packets');
    const round = numberIn(incident, 'round');
    if (packets === undefined) return undefined;
    const fits = PACKETS.filter((_, index) => round === undefined || round === index + 1).map((due) =>
      packets.every((cards) => cards === due),
    );
    return fits.every((fit) => fit === fits[0]) ? fits[0] : undefined;
  },
  'pack-not-cut': ({ facts }) => facts['cutOffered'] === true,
};

/**
 * Whether the deal was made as it should be (law 18), by what was told of it; undefined where that decides nothing. Of a
 * kind that is itself an error it is not so unless it is told.
 */
export const dealtInOrder = (incident: Incident): boolean | undefined => {
  const check = checks[incident.kind];
  return check === undefined ? false : check(incident);
};

/** Whether the exposed cards were told and there are none. */
export const isNothingExposed = (incident: Incident): boolean =>
  incident.facts['exposed'] !== undefined && cardsIn(incident, 'exposed').length === 0;

/**
 * Whether the declarer alone holds a wrong number and the skat makes it up: cards that he laid out too many or too few.
 * False where the game leaves the skat untouched; undefined where the game is not known.
 */
export const isLayoutMistaken = ({ ruleset, incident, situation }: IncidentCase): boolean | undefined => {
  const { counts } = incident.facts;
  const skat = numberIn(incident, 'skat');
  if (skat === undefined || skat === SKAT || typeof counts !== 'object' || !('declarer' in counts)) return false;
  const { declarer, opponents } = counts;
  const makesUp =
    Array.isArray(opponents) && opponents.every((cards) => Number(cards) === Number(declarer) + skat - SKAT);
  if (!makesUp) return false;
  const game = situation.contract && ruleset.games[situation.contract.game];
  return game && game.skat !== 'untouched';
};

/** Whether wrong numbers found in play show an error of the dealer, not of the declarer in laying out. */
export const isDealersError = (facts: IncidentCase): boolean => {
  const { incident } = facts;
  const wrong = wrongHands(incident) ?? [incident.offender];
  if (incident.facts['packPerfect'] === false || isLayoutMistaken(facts) !== false) return false;
  return wrong.length > 1 || (numberIn(incident, 'skat') ?? SKAT) !== SKAT || wrong[0] === 'dealer';
};
