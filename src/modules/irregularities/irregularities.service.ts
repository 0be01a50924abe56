import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  adjudicate,
  CHOICE_ALIASES,
  cite,
  entriesOf,
  INCIDENT_KINDS,
  lawsAnswering,
  PARTY_ALIASES,
  PHASES,
  readFact,
  readFacts,
  RULES_REVISION,
  RULESETS,
  type FactSchema,
  type FactValue,
  type Incident,
  type Language,
  type Law,
  type Ruleset,
  type Ruling,
} from '../../rules';
import { httpProblems, ProblemError } from '../../platform';
import { presentValuation } from '../contracts';
import { refusalOf } from '../faults';
import { citedLaw } from '../laws';
import { RulesetsService } from '../rulesets';
import {
  SituationIn,
  type AdjudicationAnswer,
  type AdjudicationQuestion,
  type IncidentList,
} from './irregularities.schema';

type Answer = z.infer<typeof AdjudicationAnswer>;

/** Rules on incidents. */
@Injectable()
export class IrregularitiesService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** The ruling of the chosen code; unknown facts are refused with 400, impossible ones with 422. */
  adjudicate(question: z.infer<typeof AdjudicationQuestion>, language: Language): Answer {
    const ruleset = this.rulesets.inBody(question.ruleset, question.options);
    const { kind, offender, phase, at, facts = {} } = question.incident;
    const read = readFacts(facts);
    const incident: Incident = { kind, offender, phase, at, facts: checkedFacts(kind, read.incident) };
    const situation = { ...situationOf(read.situation), ...question.incident.situation, ...question.situation };
    const judged = adjudicate({ ruleset, incident, situation }, question.choice, question.options?.reading);
    if (!judged.ok) throw refusalOf(judged.faults, ruleset.id);
    return {
      ruleset: ruleset.id,
      ruling: presentRuling(ruleset, judged.ruling, judged.laws, language),
      rulesRevision: RULES_REVISION,
    };
  }

  /** The vocabulary of incidents, with the laws of one ruleset or of all. */
  incidents(id: string | undefined, language: Language): z.infer<typeof IncidentList> {
    const rulesets = id === undefined ? RULESETS : [this.rulesets.byPath(id)];
    return {
      items: entriesOf(INCIDENT_KINDS).map(([kind, { description, offenders, facts }]) => ({
        kind,
        description: description[language],
        offenders: [...offenders],
        facts: { type: 'object', properties: facts, additionalProperties: false },
        laws: rulesets.flatMap((ruleset) =>
          lawsAnswering({ ruleset }, kind, 'law').map((law) => cite(law, ruleset.id).citation),
        ),
        aliases: { parties: PARTY_ALIASES, choices: CHOICE_ALIASES },
      })),
      phases: [...PHASES],
    };
  }
}

/** Facts of a case file name the game in words of their own; they must make the same situation as a situation does. */
const situationOf = (facts: Readonly<Record<string, unknown>>): z.infer<typeof SituationIn> => {
  const parsed = SituationIn.safeParse(facts);
  if (parsed.success) return parsed.data;
  throw badFact(Object.keys(facts)[0] ?? '', {
    en: 'does not describe a game',
    de: 'beschreibt kein Spiel',
  });
};

const checkedFacts = (kind: Incident['kind'], given: Readonly<Record<string, unknown>>): Incident['facts'] => {
  const schemas: Readonly<Record<string, FactSchema>> = INCIDENT_KINDS[kind].facts;
  const facts: Record<string, FactValue> = {};
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (schema === undefined) throw badFact(name, { en: `is no fact of ${kind}`, de: `ist keine Angabe zu ${kind}` });
    const read = readFact(schema, value);
    if (read === undefined)
      throw badFact(name, { en: 'has a value that is not allowed', de: 'hat einen unzulässigen Wert' });
    facts[name] = read;
  }
  return facts;
};

const badFact = (name: string, message: { readonly en: string; readonly de: string }): ProblemError => {
  const said = { en: `${name} ${message.en}.`, de: `${name} ${message.de}.` };
  return new ProblemError(httpProblems['invalid-request'], {
    detail: said,
    errors: [{ pointer: `/incident/facts/${name}`, code: 'unknown-fact', message: said }],
  });
};

const presentRuling = (ruleset: Ruleset, ruled: Ruling, laws: readonly Law[], language: Language): Answer['ruling'] => {
  const { game, choices, reasoning, doubts, missing, ...rest } = ruled;
  return {
    ...rest,
    game: game && { ...game, result: game.result && presentValuation(ruleset, game.result, language) },
    choices: choices.map(({ by, choice, effect, leadsTo }) => ({
      by,
      choice,
      effect: effect[language],
      disposition: leadsTo().disposition,
    })),
    penalties: [...rest.penalties],
    claims: [...rest.claims],
    debarred: [...rest.debarred],
    corrections: [...rest.corrections],
    laws: laws.map((law) => citedLaw(law, ruleset.id, language)),
    reasoning: reasoning.map(({ text, law }) => ({ text: text[language], law: cite(law, ruleset.id).citation })),
    missing: missing.map(({ pointer, ifAnswered }) => ({ pointer, ifAnswered: [...ifAnswered] })),
    ...(doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) }),
  };
};
