import { entriesOf } from '../entries';
import type { IncidentCase } from './incident';
import { PHASES, type FactForm } from './incident-kind';
import { INCIDENT_KINDS, isNamedByPart } from './incident-kinds';
import type { JudgingLaw } from './judging-law';
import type { MissingFact, Ruling } from './ruling';

/** The ruling of the first law that applies; undefined where none does. */
export const firstRuling = (laws: readonly JudgingLaw[], facts: IncidentCase): Ruling | undefined => {
  for (const law of laws) {
    const ruled = law.judge(facts);
    if (ruled !== undefined) return ruled;
  }
  return undefined;
};

type Answered = MissingFact['ifAnswered'][number];

/** Something that is not known, and the case as each answer would make it. */
interface Question {
  readonly pointer: string;
  readonly answers: readonly (readonly [value: Answered['value'], facts: IncidentCase])[];
}

/** From here on a question lists one answer for each disposition, not all. */
const MANY_ANSWERS = 8;

/**
 * What would let one of the laws apply where none does: the part of an offender who is named by his seat, when the
 * incident was found, each fact of its kind, the game; with the disposition that each answer would lead to.
 */
export const openQuestions = (laws: readonly JudgingLaw[], facts: IncidentCase): readonly MissingFact[] =>
  questionsOn(facts)
    .map(({ pointer, answers }) => {
      const all = answers.map(([value, asked]): Answered => {
        const ruled = firstRuling(laws, asked);
        return { value, disposition: ruled?.disposition ?? 'referee' };
      });
      return { pointer, ifAnswered: all.length < MANY_ANSWERS ? all : onePerDisposition(all) };
    })
    .filter(({ ifAnswered }) => ifAnswered.some(({ disposition }) => disposition !== 'referee'));

const onePerDisposition = (answers: readonly Answered[]): readonly Answered[] =>
  answers.filter(({ disposition }, index) => answers.findIndex((one) => one.disposition === disposition) === index);

const questionsOn = (facts: IncidentCase): readonly Question[] => {
  const { incident, situation, ruleset } = facts;
  const { offenders, facts: forms } = INCIDENT_KINDS[incident.kind];
  const withIncident = (known: Partial<IncidentCase['incident']>): IncidentCase => ({
    ...facts,
    incident: { ...incident, ...known },
  });
  const offender: Question = {
    pointer: '/incident/offender',
    answers: offenders.map((part) => [part, withIncident({ offender: part })]),
  };
  const phase: Question = {
    pointer: '/incident/phase',
    answers: PHASES.map((found) => [found, withIncident({ phase: found })]),
  };
  const game: Question = {
    pointer: '/situation/contract/game',
    answers: entriesOf(ruleset.games)
      .filter(([, { agreed }]) => agreed === undefined)
      .map(([id]) => [id, { ...facts, situation: { ...situation, contract: { game: id } } }]),
  };
  return [
    ...(isNamedByPart(incident.kind, incident.offender) ? [] : [offender]),
    ...(incident.phase === undefined ? [phase] : []),
    ...entriesOf<string, FactForm>(forms)
      .filter(([name]) => incident.facts[name] === undefined)
      .map(([name, form]): Question => ({
        pointer: `/incident/facts/${name}`,
        answers: valuesOf(form).map((value) => [value, withIncident({ facts: { ...incident.facts, [name]: value } })]),
      })),
    ...(situation.contract === undefined ? [game] : []),
  ];
};

/** Yes and no, every word, or the bounds of a number; nothing of what is made of several things. */
const valuesOf = (form: FactForm): readonly Answered['value'][] => {
  if ('anyOf' in form) return [];
  if (form.type === 'boolean') return [true, false];
  if (form.type === 'integer') return [form.minimum, form.maximum];
  return form.type === 'string' ? form.enum : [];
};
