import type { Operation } from './operation';

/** A part of the contract: which paths belong to it. */
interface Tag {
  readonly name: string;
  readonly about: string;
  readonly paths: RegExp;
}

/** Tags that are read together. */
export interface Chapter {
  readonly name: string;
  readonly tags: readonly Tag[];
}

/** The tag of a path: the first that knows it. A path that none knows is a broken program and throws. */
export function tagOf(path: string, chapters: readonly Chapter[]): string {
  const tag = chapters.flatMap(({ tags }) => tags).find(({ paths }) => paths.test(path));
  if (tag === undefined) throw new Error(`No chapter of the contract knows ${path}.`);
  return tag.name;
}

/** The tags of a document in their order, and which are read together. */
export function tagsOf(chapters: readonly Chapter[], order: readonly string[]) {
  const known = new Map(chapters.flatMap(({ tags }) => tags).map(({ name, about }) => [name, about]));
  const place = (name: string): number => order.indexOf(name);
  const groups = chapters.map(({ name, tags }) => ({
    name,
    tags: tags.map((tag) => tag.name).toSorted((a, b) => place(a) - place(b)),
  }));
  return {
    tags: order.map((name) => ({ name, description: known.get(name) ?? '' })),
    groups: groups.toSorted((a, b) => place(a.tags[0] ?? '') - place(b.tags[0] ?? '')),
  };
}

type Parameter = { readonly name?: string; readonly $ref?: string };

const names = (operation: Operation): ReadonlySet<string | undefined> =>
  new Set(
    ((operation.parameters ?? []) as readonly Parameter[]).map(({ name, $ref }) => name ?? $ref?.split('/').at(-1)),
  );

/** What is true of every operation of its kind: who may ask, what it needs beside its body, and how it goes on. */
export function habitsOf(method: string, path: string, operation: Operation): string {
  const asked = names(operation);
  const security = operation.security ?? [];
  const keys = security.filter((one) => Object.keys(one).length > 0);
  const isQuestion = method === 'post' && keys.length === 0 && path.startsWith('/v1/');
  const sentences = [
    isQuestion &&
      'A question: nothing is stored, no key is needed, and what is against the laws is told in the answer.',
    !isQuestion && keys.length === 0 && 'Public: no key is needed.',
    keys.length > 0 &&
      keys.length < security.length &&
      'Public events are shown without a key; what is private needs one that may see it.',
    keys.length > 0 && keys.length === security.length && 'Needs a key that may do this.',
    asked.has('cursor') && 'A page has at most `limit` items, and `next` is the `cursor` of the page after it.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
