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

/** A law known by its heading, or as a number only, that would judge incidents if its text were known. */
export interface UnseenLaw extends Law {
  readonly status: 'referee';
  readonly answers: readonly IncidentKindId[];
}

export const isUnseen = (law: Law): law is UnseenLaw => law.status === 'referee' && 'answers' in law;

export const isJudging = (law: Law): law is JudgingLaw => law.status === 'executable';

/** The incident kinds that a law judges, or would judge if its text were known; those of Cribbage are its own. */
export const incidentsOf = (law: Law): readonly string[] => (isJudging(law) || isUnseen(law) ? law.answers : []);
