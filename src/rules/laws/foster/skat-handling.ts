import type { Contract } from '../../contracts/contract';
import { numberIn } from '../../irregularities/facts';
import type { Incident, IncidentCase, Situation } from '../../irregularities/incident';
import { sideOf } from '../../irregularities/party';
import { foundBeforePlay, stateOfFirstTrick } from '../../irregularities/when-found';
import { isSeat } from '../../seats';

const HAND = 10;

/** Whether the bidding was over when it was found; there is a declarer only then. Undefined where nothing tells it. */
export const isBiddingOver = ({ phase, offender }: Incident): boolean | undefined => {
  if (phase === undefined) return sideOf(offender) === undefined ? undefined : true;
  return phase === 'skat-use' || phase === 'before-first-lead' || foundBeforePlay({ phase }) === false;
};

/** Whether somebody holds cards in this deal; a dealer does among three only. */
export const isActive = ({ offender, facts }: Incident): boolean | undefined => {
  const { active } = facts;
  if (offender === 'idle') return false;
  if (typeof active === 'boolean') return active;
  return offender === 'dealer' || typeof offender === 'number' ? undefined : true;
};

/** Whether he may see the skat: it is said so, or he is the declarer who takes it up for his game. */
export const mayUseSkat = ({ incident, situation, ruleset }: IncidentCase): boolean => {
  const { entitled } = incident.facts;
  if (typeof entitled === 'boolean') return entitled;
  const game = situation.contract && ruleset.games[situation.contract.game];
  return incident.offender === 'declarer' && incident.phase === 'skat-use' && game?.skat !== 'untouched';
};

/** Whether somebody who holds cards dealt them: rearhand among three, nobody among more (laws 14 and 15). */
export const hasDealt = (incident: Incident): boolean | undefined => {
  const { offender, facts } = incident;
  if (typeof facts['offenderIsDealer'] === 'boolean') return facts['offenderIsDealer'];
  const players = numberIn(incident, 'players');
  if ((isSeat(offender) && offender !== 'rearhand') || (players ?? 0) > 3) return false;
  return players === undefined || offender !== 'rearhand' ? undefined : true;
};

/** That the second card was turned, where it was: what is played then still loses double (law 3). */
export const secondTurnOf = ({ contract }: Situation): Pick<Contract, 'passtMirNicht'> =>
  contract?.passtMirNicht === true ? { passtMirNicht: true } : {};

/**
 * Whether it is too late to put the layout right (law 32): where none was made, once the declarer has played; where the
 * number was wrong, once the first trick is turned and quitted. Undefined where it is not known.
 */
export const isTooLateToLayOut = (incident: Incident, isNone: boolean): boolean | undefined => {
  const said = incident.facts[isNone ? 'declarerPlayed' : 'trickQuitted'];
  if (typeof said === 'boolean') return said;
  const state = stateOfFirstTrick(incident) ?? stateByHands(incident);
  if (state === 'not-begun') return false;
  if (state === 'open') return isNone ? undefined : false;
  if (state === 'quitted') return true;
  return state === 'complete' ? isNone : undefined;
};

/** That the first trick is gathered, where the opponents' hands show it. */
const stateByHands = ({ facts }: Incident) => {
  const { counts } = facts;
  if (typeof counts !== 'object' || !('opponents' in counts) || !Array.isArray(counts.opponents)) return undefined;
  return counts.opponents.every((cards) => cards === HAND) ? 'open' : 'quitted';
};
