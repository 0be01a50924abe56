import type { Operation } from './operation';

type Parameter = NonNullable<Operation['parameters']>[number];

/** How often a parameter must occur before it stands under a name. */
const often = 3;

const nameOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Says once what several operations ask for alike; answers what it has named. */
export function shareParameters(operations: readonly Operation[]): Readonly<Record<string, Parameter>> {
  const counts = new Map<string, number>();
  const inline = (one: Parameter): one is Exclude<Parameter, { readonly $ref: string }> => !('$ref' in one);
  for (const { parameters = [] } of operations) {
    for (const one of parameters.filter(inline)) {
      if (one.schema !== undefined && 'description' in one.schema && one.schema.description === one.description)
        delete one.schema.description;
      const text = JSON.stringify(one);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const named: Record<string, Parameter> = {};
  for (const operation of operations) {
    operation.parameters = (operation.parameters ?? []).map((one) => {
      if (!inline(one) || (counts.get(JSON.stringify(one)) ?? 0) < often) return one;
      const name = nameOf(one.name);
      named[name] ??= one;
      return JSON.stringify(named[name]) === JSON.stringify(one) ? { $ref: `#/components/parameters/${name}` } : one;
    });
  }
  return named;
}
