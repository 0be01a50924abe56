import { z } from 'zod';

/** The query of a list: how many items, and after which. `Position` says what a cursor holds. */
export function pageQuery<Position extends z.ZodType>(position: Position) {
  return z.strictObject({
    limit: z.coerce.number<string>().int().min(1).max(100).default(50).describe('Items of a page, 1 to 100.'),
    cursor: z
      .string()
      .max(1000)
      .transform((text, context): z.output<Position> => {
        const parsed = position.safeParse(decode(text));
        if (parsed.success) return parsed.data;
        context.addIssue({ code: 'custom', message: 'This is no cursor of this list' });
        return z.NEVER;
      })
      .optional()
      .describe('The `next` of the page before.'),
  });
}

/** A page of a list that was read with one item more than asked for; the cursor is that of its last item. */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  positionOf: (last: Item) => unknown,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last !== undefined ? encode(positionOf(last)) : null };
}

function encode(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
