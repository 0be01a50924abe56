import { breaksOff } from '../laws/cribbage/combinations';
import * as cribAndStarter from '../laws/cribbage/crib-and-starter';
import * as irregularities from '../laws/cribbage/irregularities';
import * as preparing from '../laws/cribbage/preparing';
import { DOUBTS } from './doubts';
import type { FactValue, Incident } from './incident';
import { KINDS, type FactForm } from './kinds';
import type { RulingLaw } from './law';
import { ruling, type ChoiceWord, type Disposition, type Ruling } from './ruling';

/** The laws that rule, in the order of the text. */
const rulingLaws: readonly RulingLaw[] = [
  preparing.severalShown,
  preparing.cutBeforeDeal,
  irregularities.misdeal,
  irregularities.outOfTurn,
  irregularities.dealersErrors,
  cribAndStarter.takenUp,
  cribAndStarter.mixedWithCrib,
  cribAndStarter.tooManyAtCrib,
  cribAndStarter.tooFewAtCrib,
  cribAndStarter.cutForStarter,
  cribAndStarter.starterFaced,
  cribAndStarter.hisHeels,
  cribAndStarter.severalStarters,
];

/** A fact that is not known and would change the ruling, with what each answer leads to. */
export interface Missing {
  readonly fact: string;
  readonly ifAnswered: readonly { readonly value: string | number | boolean; readonly disposition: Disposition }[];
}

/** The ruling on an incident with the next questions; undefined where the choice is not offered. */
export interface Adjudicated {
  readonly ruling: Ruling;
  readonly missing: readonly Missing[];
}

/** Rules on an incident: where the text is silent the referee decides. With a choice it is the ruling after it. */
export const adjudicate = (incident: Incident, choice?: ChoiceWord): Adjudicated | undefined => {
  const ruled = ruledWith(incident, choice);
  return ruled && { ruling: ruled, missing: missingFacts(incident, choice, ruled) };
};

const ruledWith = (incident: Incident, choice: ChoiceWord | undefined): Ruling | undefined => {
  const found = judged(incident);
  return choice === undefined ? found : found.choices.find((offered) => offered.choice === choice)?.leadsTo;
};

const judged = (incident: Incident): Ruling => {
  for (const law of rulingLaws) {
    const found = law.answers.includes(incident.kind) ? law.judge(incident) : undefined;
    if (found !== undefined) return found;
  }
  return ruling('referee', [breaksOff], { doubts: [DOUBTS['method-of-play']] });
};

const missingFacts = (incident: Incident, choice: ChoiceWord | undefined, ruled: Ruling): readonly Missing[] =>
  Object.entries<FactForm>(KINDS[incident.kind].facts)
    .filter(([fact]) => incident.facts[fact] === undefined && !(fact === 'number' && 'cards' in incident.facts))
    .flatMap(([fact, form]) => {
      const answers = answersTo(form).map((value) => ({
        value,
        ruling: ruledWith({ ...incident, facts: { ...incident.facts, [fact]: value } }, choice) ?? ruled,
      }));
      const differ = new Set([ruled, ...answers.map((answer) => answer.ruling)].map(wordsOf)).size > 1;
      return differ
        ? [{ fact, ifAnswered: answers.map(({ value, ruling: { disposition } }) => ({ value, disposition })) }]
        : [];
    });

/** The answers that can be tried; numbers of cards are too many, but for the few of a crib. */
const answersTo = (form: FactForm): readonly (string | number | boolean)[] => {
  if (form.type === 'boolean') return [true, false];
  if (form.type === 'string') return form.enum;
  if (form.type === 'integer' && form.maximum <= 4) {
    return Array.from({ length: form.maximum - form.minimum + 1 }, (_, index) => form.minimum + index);
  }
  return [];
};

/** All that somebody has to do after a ruling. */
const wordsOf = ({ disposition, newDeal, penalties, choices, corrections, hand }: Ruling): string =>
  JSON.stringify([
    disposition,
    newDeal,
    penalties,
    corrections,
    hand,
    choices.map(({ choice, effect, leadsTo }) => [choice, effect, leadsTo.corrections]),
  ]);

/** A fact as its form asks for it; undefined where it does not have that form. */
export const readFact = (form: FactForm, value: unknown): FactValue | undefined => {
  if (form.type === 'array') {
    const isList = Array.isArray(value) && value.length >= form.minItems && value.length <= form.maxItems;
    return isList && value.every((one: unknown) => isOne(form.items, one)) ? (value as FactValue) : undefined;
  }
  return isOne(form, value) ? (value as FactValue) : undefined;
};

type Scalar = Exclude<FactForm, { readonly type: 'array' }> | Extract<FactForm, { readonly type: 'array' }>['items'];

const isOne = (form: Scalar, value: unknown): boolean => {
  if (form.type === 'boolean') return typeof value === 'boolean';
  if (form.type === 'string') return typeof value === 'string' && form.enum.includes(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= form.minimum && value <= form.maximum;
};
