import type { z } from 'zod';
import { dealHappenings } from './deals';
import { disputeHappenings } from './disputes';
import { eventHappenings } from './event';
import type { Definition, LineOf } from './happening';
import { keyHappenings } from './keys';
import { listHappenings } from './lists';
import { moneyHappenings } from './money';
import { peopleHappenings } from './people';
import { sessionHappenings } from './sessions';
import { warningHappenings } from './warnings';

const defined = {
  ...eventHappenings,
  ...peopleHappenings,
  ...sessionHappenings,
  ...dealHappenings,
  ...listHappenings,
  ...disputeHappenings,
  ...warningHappenings,
  ...moneyHappenings,
  ...keyHappenings,
};

type Defined = typeof defined;

/** What the log calls something that can happen: `deal-entered`, `session-opened`, ... */
export type Action = keyof Defined;

/** Every action that there is. */
export const actions = Object.keys(defined) as readonly Action[];

/** Everything that can happen in an event, by its action. What its rows are given must have been read by its own schemas. */
export const happenings = defined as unknown as Readonly<Record<Action, Definition>>;

/** As it is kept: nobody changes it. */
type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Fixed<T[Name]> }
    : T;

type Part<A extends Action, Name extends 'subject' | 'before' | 'after'> = Fixed<z.output<Defined[A][Name]>>;

type Told<A extends Action, Name extends 'before' | 'after'> =
  Part<A, Name> extends null ? { readonly [_ in Name]?: null } : { readonly [_ in Name]: Part<A, Name> };

/** One thing that happened in an event. People by their ids, never by name. */
export type Happened<A extends Action = Action> = {
  /** The key that acted; null for the service itself. */
  readonly by: string | null;
  readonly action: A;
  readonly subject: Part<A, 'subject'>;
  readonly reason?: string | undefined;
} & Told<A, 'before'> &
  Told<A, 'after'>;

/** The same, as it is recorded. */
export type Happening<A extends Action = Action> = Happened<A> & { readonly tournamentId: string };

/** A line of the log whose shape is known, told apart by its action. */
export type ToldLine<A extends Action = Action> = {
  [Known in A]: { readonly action: Known } & LineOf<
    Defined[Known]['subject'],
    Defined[Known]['before'],
    Defined[Known]['after']
  >;
}[A];
