import { z } from 'zod';
import type { Text } from '../language';

type Schema = z.core.$ZodType;

/** The schemas inside one that say nothing of their own form, such as what is optional. */
const inner = ({ _zod: { def } }: Schema): Schema | undefined => {
  if ('innerType' in def) return def.innerType as Schema;
  if (def.type === 'pipe') return (def as z.core.$ZodPipeDef).in;
  return def.type === 'lazy' ? (def as z.core.$ZodLazyDef).getter() : undefined;
};

const bare = (schema: Schema): Schema => {
  const within = inner(schema);
  return within === undefined ? schema : bare(within);
};

/** The schema of what stands at a path, where every step of it is known. */
export function schemaAt(schema: Schema, [key, ...rest]: readonly PropertyKey[]): Schema | undefined {
  if (key === undefined) return schema;
  const { def } = bare(schema)._zod;
  if (def.type === 'object') return below((def as z.core.$ZodObjectDef).shape[String(key)], rest);
  if (def.type === 'array') return below((def as z.core.$ZodArrayDef).element, rest);
  if (def.type === 'record') return below((def as z.core.$ZodRecordDef).valueType, rest);
  if (def.type !== 'union') return undefined;
  const found = (def as z.core.$ZodUnionDef).options.map((option) => schemaAt(option, [key, ...rest]));
  return found.find((one) => one !== undefined);
}

const below = (schema: Schema | undefined, rest: readonly PropertyKey[]): Schema | undefined =>
  schema === undefined ? undefined : schemaAt(schema, rest);

const names: Readonly<Record<string, Text>> = {
  string: { en: 'a text', de: 'ein Text' },
  number: { en: 'a number', de: 'eine Zahl' },
  boolean: { en: 'true or false', de: 'true oder false' },
  null: { en: 'null', de: 'null' },
  array: { en: 'a list', de: 'eine Liste' },
  record: { en: 'an object', de: 'ein Objekt' },
};

const alike = (text: string): Text => ({ en: text, de: text });

/** The forms that a schema takes, each in a few words; none where there is nothing to say. */
export function formsOf(schema: Schema): readonly Text[] {
  const { def } = bare(schema)._zod;
  const nullable = isNullable(schema) ? formsOf(z.null()) : [];
  if (def.type === 'union') return [...(def as z.core.$ZodUnionDef).options.flatMap(formsOf), ...nullable];
  return [formOf(bare(schema)), ...nullable].filter((form) => form !== undefined);
}

const isNullable = (schema: Schema): boolean => {
  const within = inner(schema);
  return within !== undefined && (schema._zod.def.type === 'nullable' || isNullable(within));
};

function formOf({ _zod: { def, values } }: Schema): Text | undefined {
  if (def.type === 'object') return objectForm((def as z.core.$ZodObjectDef).shape);
  if (values !== undefined) return alike([...values].map((value) => JSON.stringify(value)).join(' | '));
  return names[def.type];
}

/** Named by what it cannot be without, else by all it may have. */
function objectForm(shape: Readonly<Record<string, Schema>>): Text {
  const all = Object.entries(shape);
  const needed = all.filter(([, field]) => field._zod.optin !== 'optional');
  const fields = (needed.length > 0 ? needed : all).map(([name]) => `\`${name}\``).join(', ');
  return { en: `an object with ${fields}`, de: `ein Objekt mit ${fields}` };
}

/** Several forms as one sentence part. */
export const eitherOf = (forms: readonly Text[]): Text => ({
  en: forms.map(({ en }) => en).join(', or '),
  de: forms.map(({ de }) => de).join(' oder '),
});
