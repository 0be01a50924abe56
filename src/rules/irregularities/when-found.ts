import { numberIn } from './facts';
import type { Incident } from './incident';
import type { Phase } from './incident-kind';

/** What had become of a trick when an incident was found; `complete` lies open with all three cards. */
export type TrickState = 'not-begun' | 'open' | 'complete' | 'quitted';

const BEFORE_PLAY: ReadonlySet<Phase> = new Set<Phase>([
  'before-cut',
  'cut',
  'dealing',
  'deal-complete',
  'before-bidding',
  'bidding',
  'skat-use',
  'before-first-lead',
]);

const AFTER_PLAY: ReadonlySet<Phase> = new Set<Phase>(['after-play', 'mid-round', 'round-end', 'later-deal']);

/** Phases that speak of a numbered trick. */
const NUMBERED: Readonly<Partial<Record<Phase, { readonly trick: number; readonly state: TrickState }>>> = {
  'trick-1-open': { trick: 1, state: 'open' },
  'trick-1-quitted': { trick: 1, state: 'quitted' },
  'trick-2-open': { trick: 2, state: 'open' },
};

/** Phases that speak of the trick in which the incident happened. */
const OF_ITS_TRICK: Readonly<Partial<Record<Phase, TrickState>>> = {
  'trick-open': 'open',
  'trick-complete': 'complete',
  'trick-quitted': 'quitted',
};

/** Whether an incident was found before the first lead; undefined where it is not known when. */
export const foundBeforePlay = ({ phase }: Pick<Incident, 'phase'>): boolean | undefined =>
  phase && BEFORE_PLAY.has(phase);

/**
 * What had become of the trick in which an incident happened when it was found: `at` says which trick it was, `phase`
 * when it was found. Undefined where the two do not tell.
 */
export const stateOfItsTrick = ({ phase, at }: Incident): TrickState | undefined => {
  if (phase === undefined) return undefined;
  if (BEFORE_PLAY.has(phase)) return 'not-begun';
  if (AFTER_PLAY.has(phase)) return 'quitted';
  const numbered = NUMBERED[phase];
  return numbered === undefined ? OF_ITS_TRICK[phase] : stateBeside(numbered, at?.trick);
};

/** The state of a trick when another one is in a known state; the first trick is the only one that there can be. */
const stateBeside = (known: { readonly trick: number; readonly state: TrickState }, trick?: number) => {
  if (trick === undefined) return known.trick === 1 ? known.state : undefined;
  if (trick === known.trick) return known.state;
  return trick < known.trick ? 'quitted' : 'not-begun';
};

/** Whether the trick of the incident was complete when it was found; false where it is not known when. */
export const trickWasComplete = (incident: Incident): boolean => {
  const state = stateOfItsTrick(incident);
  return state === 'complete' || state === 'quitted';
};

/** What had become of the first trick when an incident was found. */
export const stateOfFirstTrick = (incident: Incident): TrickState | undefined => {
  const state = stateOfItsTrick({ ...incident, at: { trick: 1 } });
  const { phase = 'during-play', at } = incident;
  if (OF_ITS_TRICK[phase] === undefined || at?.trick === 1) return state;
  return phase === 'trick-quitted' || at?.trick !== undefined ? 'quitted' : undefined;
};

/** Whether the round was over when somebody asked; undefined where it is not known. */
export const roundIsOver = (incident: Incident): boolean | undefined => {
  const { phase } = incident;
  if (phase === 'round-end') return true;
  if (phase !== undefined && phase !== 'before-cut' && phase !== 'later-deal') return false;
  const [deals, players] = [numberIn(incident, 'dealsThisRound'), numberIn(incident, 'players')];
  if (deals === undefined || deals === 0) return deals === 0 ? true : undefined;
  return players === undefined ? undefined : deals === players;
};
