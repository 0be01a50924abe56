import type { Law } from '../laws/law';
import type { IncidentCase } from './incident';
import type { IncidentKindId } from './incident-kinds';
import type { Ruling } from './ruling';

/** A law that judges incidents. It answers with its ruling, or with nothing where it does not apply. */
export interface JudgingLaw extends Law {
  readonly status: 'executable';
  readonly answers: readonly IncidentKindId[];
  readonly judge: (facts: IncidentCase) => Ruling | undefined;
}

export const isJudging = (law: Law): law is JudgingLaw => law.status === 'executable';
