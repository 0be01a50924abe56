/** A part of a document. */
type Json = unknown;

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const int32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** Words that stand under a name, wherever they are listed. */
export type Words = Readonly<Record<string, readonly string[]>>;

/**
 * The same document, said shorter: 32 bits and points in time by their format alone, and lists of words that have a name by
 * that name.
 */
export function concise(document: Json, words: Words): Json {
  const named = new Map(Object.entries(words).map(([name, list]) => [JSON.stringify(list), name]));
  const shorten = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(shorten);
    if (!isObject(value)) return value;
    const name =
      value['type'] === 'string' && Array.isArray(value['enum']) ? named.get(JSON.stringify(value['enum'])) : undefined;
    if (name !== undefined) {
      const { type: _type, enum: _enum, ...rest } = value;
      return { $ref: `#/components/schemas/${name}`, ...rest };
    }
    return Object.fromEntries(Object.entries(plain(value)).map(([key, inner]) => [key, shorten(inner)]));
  };
  return shorten(document);
}

function plain(value: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const { pattern, ...bare } = value;
  if (typeof pattern === 'string' && ['date-time', 'uuid', 'date'].includes(String(value['format'])))
    return plain(bare);
  if (value['type'] !== 'integer') return value;
  const { minimum, maximum, ...rest } = value;
  const [isLowest, isHighest] = [minimum === int32.minimum, maximum === int32.maximum];
  if (!isLowest && !isHighest) return value;
  return {
    ...rest,
    format: 'int32',
    ...(minimum !== undefined && !isLowest && { minimum }),
    ...(maximum !== undefined && !isHighest && { maximum }),
  };
}

/** The schemas of the words. */
export const wordSchemas = (words: Words): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, { type: 'string', enum: list }]));
