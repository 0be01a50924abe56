import { RULESETS } from '../rulesets/registry';
import type { Law } from './law';
import { LAWS } from './registry';

/** What a law is asked about: the incidents that it answers, and the points of a ruleset that it settles. */
const mattersOf = new Map<Law, Set<string>>(
  LAWS.map((law) => [law, new Set('answers' in law ? (law.answers as readonly string[]) : [])]),
);

const isLaw = (value: object): value is Law => mattersOf.has(value as Law);

/** Walks a ruleset and notes at which of its points each law stands. */
const notePoints = (value: unknown, point: string): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isLaw(value)) mattersOf.get(value)?.add(point);
  else for (const [name, part] of Object.entries(value)) notePoints(part, `${point}/${name}`);
};
for (const ruleset of RULESETS) notePoints(ruleset, '');

/** Laws on the same matter as this one: they answer the same incident, or settle the same point of another ruleset. */
export const lawsOnTheSameMatter = (law: Law): readonly Law[] => {
  const matters = [...(mattersOf.get(law) ?? [])];
  return LAWS.filter((other) => other !== law && matters.some((matter) => mattersOf.get(other)?.has(matter)));
};
