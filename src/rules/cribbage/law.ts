import type { Law, LawGroup } from '../laws/law';
import type { Text } from '../text';
import type { Incident } from './incident';
import type { KindId } from './kinds';
import type { Ruling } from './ruling';

/** A law of Cribbage that rules on incidents, or says nothing where it does not apply. */
export interface RulingLaw extends Law {
  readonly status: 'executable';
  readonly answers: readonly KindId[];
  readonly judge: (incident: Incident) => Ruling | undefined;
}

/** A statement of the chapter, under its heading and its number there; a bundle leaves out those that nothing reads. */
/* @__NO_SIDE_EFFECTS__ */
export const statement = (
  number: string,
  group: LawGroup,
  title: Text,
  summary: Text,
  doubts?: readonly Text[],
): Law & { readonly status: 'definition' } => ({
  number: { 'foster-cribbage': number },
  group,
  status: 'definition',
  title,
  summary,
  evidence: 'verified',
  ...(doubts && { doubts }),
});

/** A statement that says what follows from an irregularity. */
/* @__NO_SIDE_EFFECTS__ */
export const rulingLaw = (
  told: Law,
  answers: RulingLaw['answers'],
  judge: (law: Law) => RulingLaw['judge'],
): RulingLaw => {
  const law = { ...told, status: 'executable', answers } as const;
  return Object.assign(law, { judge: (incident: Incident) => judge(law)(incident) });
};
