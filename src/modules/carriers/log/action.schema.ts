import { z } from 'zod';
import { type Action as ActionName, actions, type Definition, happenings, type Said } from '../../../chronicle';

/** How the log calls what happened. The words are listed for whoever reads the contract; whoever takes one tells which there are. */
export const Action = z
  .string()
  .max(60)
  .meta({ id: 'Action', enum: [...actions] });

/** Which line of the log. */
export const LineNumber = z
  .int32()
  .min(0)
  .meta({ id: 'LineNumber', description: 'The number of a line of the log, counted from 1 without gaps.' });

/** The actions that happen to the same: a player, a session, a deal, ... */
export interface ActionsOnSubject {
  readonly actions: readonly [ActionName, ...ActionName[]];
  readonly subject: Said;
}

/** All actions, those with the same subject together. */
export const actionsBySubject: readonly ActionsOnSubject[] = [
  ...new Set(actions.map((action) => happenings[action].subject)),
].flatMap((subject) => {
  const [first, ...others] = actions.filter((action) => happenings[action].subject === subject);
  return first === undefined ? [] : [{ subject, actions: [first, ...others] }];
});

/** The parts of a line, as any version wrote them: what has a default is not always there. */
export function asWritten({ subject, before, after, earlier }: Definition) {
  const told = withoutDefaults(after);
  return {
    subject: earlier === undefined || earlier.subject === subject ? subject : z.union([subject, earlier.subject]),
    before: before instanceof z.ZodNull ? before : withoutDefaults(before).nullable(),
    after: earlier === undefined ? told : z.union([told, earlier.after]),
  };
}

const undefaulted = new WeakMap<Said, Said>();

function withoutDefaults(said: Said): Said {
  if (!(said instanceof z.ZodObject)) return said;
  const members: [string, z.ZodType][] = Object.entries(said.shape as Record<string, z.ZodType>);
  if (!members.some(([, member]) => member instanceof z.ZodDefault)) return said;
  const known = undefaulted.get(said);
  if (known) return known;
  const written = members.map(([name, member]) => [name, member instanceof z.ZodDefault ? optional(member) : member]);
  const made = z.looseObject(Object.fromEntries(written) as Record<string, z.ZodType>).meta(said.meta() ?? {});
  undefaulted.set(said, made);
  return made;
}

const optional = (member: z.ZodDefault): z.ZodType => (member.unwrap() as z.ZodType).optional();
