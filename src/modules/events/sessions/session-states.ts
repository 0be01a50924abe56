import type { SessionState } from '../../../persistence/stores/sessions';

/** A step from one state to another. */
export interface Transition {
  readonly from: readonly SessionState[];
  readonly to: SessionState;
  /** How the log calls it. */
  readonly action: string;
}

/** What a director can do with a session, beside drawing it. */
export const transitions = {
  open: { from: ['drawn'], to: 'open', action: 'session-opened' },
  close: { from: ['open'], to: 'closed', action: 'session-closed' },
  finalize: { from: ['closed'], to: 'final', action: 'session-finalized' },
  reopen: { from: ['closed', 'final'], to: 'open', action: 'session-reopened' },
  void: { from: ['scheduled', 'drawn', 'open', 'closed'], to: 'void', action: 'session-voided' },
} as const satisfies Readonly<Record<string, Transition>>;

export type TransitionName = keyof typeof transitions;

/** States in which a session can be drawn, for the first time or again. */
export const drawable: readonly SessionState[] = ['scheduled', 'drawn'];

/** States in which a session can be announced anew while nothing is entered. */
export const changeable: readonly SessionState[] = ['scheduled', 'drawn', 'open'];

/** States in which players have seats and can still change them. */
export const seated: readonly SessionState[] = ['drawn', 'open'];
