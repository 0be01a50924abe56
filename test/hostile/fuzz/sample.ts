import type { Dice } from './dice';
import { strange } from './strange';

/** A schema of the contract, as far as samples are made of it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** False where there are none but those that stand first. */
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly default?: unknown;
}

/** Where samples get their ids from, and what a schema refers to. */
export interface SampleSource {
  readonly dice: Dice;
  readonly ids: readonly string[];
  resolve(ref: string): Schema;
}

const times = ['2027-03-01T09:00:00.000Z', '2027-03-01T09:00:00+01:00', '9999-12-31T23:59:59-23:59'];
const words = ['Herz', 'Anna', 'D', 'CJ', 'isko-2022', 'forehand', '18', 'a'];

/** A value that mostly satisfies a schema; deeper than ten it is null. */
export function sample(schema: Schema, source: SampleSource, depth = 0): unknown {
  const { dice } = source;
  if (depth > 10) return null;
  if (dice.oneIn(60)) return strange(dice);
  if (schema.$ref !== undefined) return sample(source.resolve(schema.$ref), source, depth);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return dice.pick(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either !== undefined) return sample(dice.pick(either), source, depth + 1);
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => sample(part, source, depth + 1));
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0];
  }
  const type = typeof schema.type === 'object' ? dice.pick(schema.type) : schema.type;
  return byType[type ?? 'object']?.(schema, source, depth) ?? null;
}

const byType: Readonly<Record<string, (schema: Schema, source: SampleSource, depth: number) => unknown>> = {
  object: ({ properties = {}, required = [] }, source, depth) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || source.dice.oneIn(2))
        .map(([name, inner]) => [name, sample(inner, source, depth + 1)]),
    ),
  array: ({ items, prefixItems = [], minItems = 0, maxItems = 4 }, source, depth) => {
    const first = prefixItems.map((item) => sample(item, source, depth + 1));
    if (typeof items !== 'object') return first;
    const length = Math.min(minItems + source.dice.below(4), Math.max(minItems, maxItems));
    return [...first, ...Array.from({ length }, () => sample(items, source, depth + 1))];
  },
  string: ({ format }, { dice, ids }) => {
    if (format === 'date-time') return dice.pick(times);
    return dice.oneIn(3) ? dice.pick(ids) : dice.pick(words);
  },
  integer: ({ minimum = -10, maximum = 200 }, { dice }) => {
    const [least, most] = [Math.max(minimum, -1_000), Math.min(maximum, 1_000)];
    return dice.oneIn(8) ? dice.pick([minimum - 1, maximum + 1]) : least + dice.below(Math.max(1, most - least + 1));
  },
  number: ({ minimum = 0 }, { dice }) => minimum + dice.below(100) / 10,
  boolean: (_, { dice }) => dice.oneIn(2),
  null: () => null,
};
