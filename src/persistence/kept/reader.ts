import { z } from 'zod';

/**
 * How the words of a closed vocabulary are read: any word as it stands, for what is only shown, or the known ones alone,
 * for what is computed with.
 */
export type Words = <const Word extends string>(known: readonly Word[]) => z.ZodType<Word>;

function anyWord<const Word extends string>(_known: readonly Word[]): z.ZodType<Word> {
  return z.custom<Word>((value) => typeof value === 'string');
}

function knownWord<const Word extends string>(known: readonly Word[]): z.ZodType<Word> {
  return z.enum(known);
}

/** The same facts as they come out of JSON: nothing in them is read-only. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** A stored value holds something that this version of the service cannot compute with; another version wrote it. */
export class StoredByOtherVersion extends Error {
  override readonly name = 'StoredByOtherVersion';

  /** `what` names the stored value, `path` the place in it, as a JSON pointer. */
  constructor(
    readonly what: string,
    readonly path: string,
  ) {
    super(`${what}: ${path === '' ? 'its form' : path} is not known to this version of the service`);
  }
}

/** Reads what is stored as JSON, whichever version wrote it: members that it does not know stay as they are. */
export interface KeptReader<T> {
  /** The shape whose words are known, as a schema. */
  readonly schema: z.ZodType<T>;
  /** The version of the shape that is written today; 1 was the first. */
  readonly version: number;
  /** For showing: unknown words stay as they are, and a value of a quite unknown form comes back untouched. Never throws. */
  readonly shown: (stored: unknown) => T;
  /** For computing. Throws {@link StoredByOtherVersion} where a word or the form is unknown. */
  readonly known: (stored: unknown) => T;
}

/**
 * A reader of one kind of stored value. The shape is that of the store, never that of a request: what a later version
 * asks more strictly was stored before. Missing members get what they meant when nobody could say them yet.
 */
export function keptAs<T>(what: string, version: number, shape: (word: Words) => z.ZodType<T>): KeptReader<T> {
  const shown = z.union([shape(anyWord), z.custom<T>()]);
  const known = shape(knownWord);
  return {
    schema: known,
    version,
    shown: (stored) => shown.parse(stored),
    known(stored) {
      const read = known.safeParse(stored);
      if (read.success) return read.data;
      const path = read.error.issues[0]?.path ?? [];
      throw new StoredByOtherVersion(what, path.map((part) => `/${String(part)}`).join(''));
    },
  };
}
