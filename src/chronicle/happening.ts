import { z } from 'zod';
import type { EventRows, Row } from './rows';

/** What a line says of one thing: members by name, or nothing. */
export type Said = z.ZodType<object | null>;

/** JSON that is kept as it was told, and read by whoever it belongs to. */
export const Json: z.ZodType<object, object> = z.looseObject({});

/** Members by name. What stands beside them, as a later version may write it, is read and kept. */
export function members<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/** A line of the log of which the parts are known. */
export interface LineOf<Subject extends Said, Before extends Said, After extends Said> {
  /** Counted from 1 without gaps. */
  readonly sequence: number;
  /** When it happened, in ISO 8601 in UTC. */
  readonly at: string;
  /** The key that acted; null for the service itself. */
  readonly by: string | null;
  readonly action: string;
  readonly subject: z.output<Subject>;
  /** Null where the service that wrote it did not say so. */
  readonly before: z.output<Before> | null;
  readonly after: z.output<After>;
  readonly reason: string | null;
}

/** What the deal is worth that a line tells of, in the form in which it is kept with the deal; null where nothing is. */
export type Value = (line: { readonly action: string; readonly subject: Row; readonly after: Row | null }) => unknown;

/** How earlier versions wrote the same thing, and what it is today. */
interface Earlier<Subject extends Said, After extends Said> {
  readonly subject: Said;
  readonly after: Said;
  today(line: { readonly subject: Row; readonly after: Row | null }): {
    readonly subject: z.input<Subject>;
    readonly after: z.input<After>;
  };
}

interface Draft<Subject extends Said, Before extends Said, After extends Said> {
  /** What has happened, for whoever follows an event. */
  readonly title: string;
  /** What it happened to; ids, never names. */
  readonly subject: Subject;
  /** What was there before, as far as it is told. Nothing where absent. */
  readonly before?: Before;
  /** What is there now. Nothing where absent; what has a default was not always written. */
  readonly after?: After;
  readonly earlier?: Earlier<Subject, After>;
  /** What it does to the rows of the event. Absent where it belongs to the service: its keys, its webhooks, a reminder. */
  readonly rows?: (
    rows: EventRows,
    line: LineOf<NoInfer<Subject>, NoInfer<Before>, NoInfer<After>>,
    value: Value,
  ) => void;
}

/** One kind of thing that can happen in an event: how the log tells it, and what follows from it. */
export interface Definition<
  Subject extends Said = Said,
  Before extends Said = Said,
  After extends Said = Said,
> extends Draft<Subject, Before, After> {
  readonly before: Before;
  readonly after: After;
}

/** Defines one. */
export function happening<Subject extends Said, Before extends Said = z.ZodNull, After extends Said = z.ZodNull>(
  draft: Draft<Subject, Before, After>,
): Definition<Subject, Before, After> {
  const { before = z.null() as Said as Before, after = z.null() as Said as After, ...named } = draft;
  return { ...named, before, after };
}
