import { formatCard } from '../cards/card';
import { readCard } from '../notation/card-names';
import { PARTY_ALIASES, SIDE_ALIASES } from './aliases';
import type { FactForm } from './incident-kind';
import type { FactValue, Incident } from './incident';

/**
 * A fact as its form asks for it, older words and names replaced; undefined where it does not have that form.
 */
export const readFact = (form: FactForm, value: unknown): FactValue | undefined => {
  if ('anyOf' in form) return form.anyOf.map((one) => readFact(one, value)).find((read) => read !== undefined);
  if (form.type === 'array') return readSeveral(form, value);
  if (form.type === 'object') return readNamed(form, value);
  return [value, ...otherWordsFor(value)].find((word): word is string | number | boolean => isScalar(form, word));
};

type FormOf<Type> = Extract<FactForm, { readonly type: Type }>;

const readSeveral = ({ items, minItems, maxItems }: FormOf<'array'>, value: unknown): FactValue | undefined => {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return undefined;
  const read = value.map((one: unknown) => readFact(items, one));
  return read.every((one) => one !== undefined) ? read : undefined;
};

const readNamed = ({ properties }: FormOf<'object'>, value: unknown): FactValue | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const read = Object.entries(value).map(([name, one]: [string, unknown]): [string, FactValue | undefined] => {
    const known = [name, ...otherWordsFor(name)].map(String).find((word) => Object.hasOwn(properties, word)) ?? '';
    const form = properties[known];
    return [known, form && readFact(form, one)];
  });
  return read.every((entry): entry is [string, FactValue] => entry[1] !== undefined)
    ? Object.fromEntries(read)
    : undefined;
};

/** What an older word, a plural or the short name of a ten may stand for. */
const otherWordsFor = (value: unknown): readonly (string | number)[] => {
  if (typeof value !== 'string') return [];
  const card = readCard(value);
  const named = Object.entries({ ...PARTY_ALIASES, ...SIDE_ALIASES }).find(([alias]) => alias === value);
  return [...(named === undefined ? [] : [named[1]]), ...(card === undefined ? [] : [formatCard(card)])];
};

const isScalar = (form: FormOf<'integer' | 'boolean' | 'string'>, value: unknown): boolean => {
  if (form.type === 'integer') {
    return typeof value === 'number' && Number.isInteger(value) && value >= form.minimum && value <= form.maximum;
  }
  if (form.type === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && form.enum.includes(value);
};

/** A number among the facts of an incident. */
export const numberIn = ({ facts }: Incident, name: string): number | undefined => {
  const value = facts[name];
  return typeof value === 'number' ? value : undefined;
};

/** The numbers of a list or record among the facts; undefined where it was not given. */
export const numbersIn = ({ facts }: Incident, name: string): readonly number[] | undefined => {
  const value = facts[name];
  return typeof value === 'object'
    ? Object.values(value).filter((one): one is number => typeof one === 'number')
    : undefined;
};

/** The cards named by a fact, one or several; none where it was not given. */
export const cardsIn = ({ facts }: Incident, name: string) =>
  [facts[name] ?? []]
    .flat()
    .map((one) => (typeof one === 'string' ? readCard(one) : undefined))
    .filter((one) => one !== undefined);
