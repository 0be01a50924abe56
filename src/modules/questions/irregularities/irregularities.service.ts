import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  adjudicate,
  CHOICE_ALIASES,
  cite,
  endsGame,
  entriesOf,
  explainProven,
  formatCard,
  holdsWords,
  INCIDENT_KINDS,
  INCIDENT_WORDS,
  incidentInDeal,
  lawsAnswering,
  PARTY_ALIASES,
  PHASES,
  provenFacts,
  readFact,
  readFacts,
  ruledInDeal,
  rulingAfterTheEnd,
  RULES_REVISION,
  RULESETS,
  withProven,
  type CorrectedPosition,
  type DealRecord,
  type FactSchema,
  type FactValue,
  type Fault,
  type Incident,
  type IncidentCase,
  type IncidentInDeal,
  type IncidentKindId,
  type Language,
  type Law,
  type MissingFact,
  type Play,
  type ProvenFact,
  type Replay,
  type Ruleset,
  type Ruling,
} from '../../../rules';
import { httpProblems, ProblemError } from '../../../platform';
import { presentValuation } from '../contracts';
import { ReplayService } from '../deals';
import { pointing, refusalOf } from '../faults';
import { SituationIn } from '../incident.schema';
import { citedLaw } from '../laws';
import { RulesetsService } from '../rulesets';
import type {
  AdjudicationAnswer,
  AdjudicationQuestion,
  IncidentList,
  IncidentQuestion,
  IncidentsQuery,
} from './irregularities.schema';
import { faultsAgainstDeal, faultsBesideDeal, missingBesideDeal } from './told-deal';

type Answer = z.infer<typeof AdjudicationAnswer>;
type Question = IncidentQuestion;
type Told = Pick<IncidentCase, 'incident' | 'situation'>;

/** A ruling, with the position from where play goes on where a deal gives one. */
interface RulingFrom {
  readonly ruling: Ruling;
  readonly position?: CorrectedPosition | undefined;
}

/** A ruling of the engine, to be shown in either language. */
export interface JudgedIncident extends RulingFrom {
  readonly ruleset: Ruleset;
  readonly laws: readonly Law[];
  /** Which of several incidents had ended the game before, counted from 0. */
  readonly decidedBy?: number;
  /** What the cards of the deal prove that nobody told. */
  readonly proven?: readonly ProvenFact[];
}

/** A deal and the incident where it happened in it. */
interface InDeal {
  readonly record: DealRecord;
  readonly replay: Replay;
  readonly found: IncidentInDeal;
  readonly proven: readonly ProvenFact[];
}

/** Rules on incidents. */
@Injectable()
export class IrregularitiesService {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly replays: ReplayService,
  ) {}

  /** The ruling of the chosen code on one incident, or on each of several. */
  adjudicate({ incident, incidents, ...asked }: z.infer<typeof AdjudicationQuestion>, language: Language): Answer {
    if (incident !== undefined) return presentJudged(this.judge({ ...asked, incident }), language);
    const judged = this.judgeInOrder(asked, incidents ?? []);
    const [last] = judged.slice(-1);
    if (last === undefined) throw new Error('several incidents are at least one');
    return { ...presentJudged(last, language), rulings: judged.map((one) => presentRuling(one, language)) };
  }

  /** Rules on the incidents of one deal in their order: once one has ended the game, later ones change nothing of it. */
  private judgeInOrder(asked: Omit<Question, 'incident'>, incidents: readonly Question['incident'][]) {
    const { choice, ...rest } = asked;
    const judged: JudgedIncident[] = [];
    for (const [index, incident] of incidents.entries()) {
      const isLast = index === incidents.length - 1;
      const one = pointing(
        (pointer) => pointer.replace(/^\/incident\b/, `/incidents/${index}`),
        () => this.judge({ ...rest, ...(isLast && choice && { choice }), incident }),
      );
      const decidedBy = judged.findIndex(({ ruling }) => endsGame(ruling));
      const ender = judged[decidedBy];
      judged.push(
        ender === undefined
          ? one
          : { ...one, decidedBy, ruling: rulingAfterTheEnd(ender.ruling, decidedBy + 1, one.ruling) },
      );
    }
    return judged;
  }

  /** Rules on an incident; unknown facts are refused with 400, impossible ones and impossible deals with 422. */
  judge(question: Question): JudgedIncident {
    const options = question.options ?? question.deal?.options;
    const ruleset = this.rulesets.inBody(question.ruleset, options);
    const { kind, offender, phase, at, facts = {} } = question.incident;
    const read = readFacts(facts);
    const incident: Incident = { kind, offender, phase, at, facts: checkedFacts(kind, read.incident) };
    const situation = { ...situationOf(read.situation), ...question.incident.situation, ...question.situation };
    const inDeal = this.findInDeal(question, ruleset, { incident, situation });
    const judged = adjudicate({ ruleset, incident, situation, ...inDeal?.found }, question.choice, options?.reading);
    if (!judged.ok) throw refusalOf(judged.faults, ruleset.id);
    if (inDeal === undefined) return { ruleset, laws: judged.laws, ruling: judged.ruling };
    const { proven } = inDeal;
    return { ruleset, laws: judged.laws, proven, ...rulingInDeal(inDeal, incident, judged.ruling) };
  }

  /** The incident where it happened in the deal of the question, if there is one; the deal must fit all that is told. */
  private findInDeal(question: Question, ruleset: Ruleset, { incident, situation }: Told): InDeal | undefined {
    if (question.deal === undefined) return undefined;
    refuse(ruleset, faultsBesideDeal(question, ruleset));
    const { ruleset: id, options = question.deal.options } = question;
    const { record, replay } = this.replays.read({ ...question.deal, ruleset: id, options }, '/deal');
    const placed = incidentInDeal(replay, incident);
    if (!placed.ok) throw refusalOf(placed.faults, ruleset.id);
    refuse(ruleset, faultsAgainstDeal(situation, placed.found.situation));
    const proven = provenFacts(record, replay, incident, placed.found.incident);
    const found = {
      ...placed.found,
      incident: { ...placed.found.incident, facts: withProven(placed.found.incident.facts, proven) },
      situation: { ...situation, ...placed.found.situation },
    };
    return { record, replay, found, proven };
  }

  /** The vocabulary of incidents, or the kinds that hold the words asked for, with the laws of one ruleset or of all. */
  incidents({ ruleset: id, q }: z.infer<typeof IncidentsQuery>, language: Language): z.infer<typeof IncidentList> {
    const rulesets = id === undefined ? RULESETS : [this.rulesets.byPath(id)];
    const kinds = entriesOf(INCIDENT_KINDS).filter(([kind]) => q === undefined || isCalled(kind, q));
    return {
      items: kinds.map(([kind, { description, offenders, facts }]) => ({
        kind,
        description: description[language],
        group: INCIDENT_WORDS[kind].group,
        synonyms: { de: [...INCIDENT_WORDS[kind].synonyms.de], en: [...INCIDENT_WORDS[kind].synonyms.en] },
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

/** Whether a kind is found by words of either language. */
const isCalled = (kind: IncidentKindId, words: string): boolean => {
  const { description } = INCIDENT_KINDS[kind];
  const { de, en } = INCIDENT_WORDS[kind].synonyms;
  return holdsWords([kind, description.de, description.en, ...de, ...en], words);
};

/** A ruling as it is shown. */
export const presentJudged = (judged: JudgedIncident, language: Language): Answer => ({
  ruleset: judged.ruleset.id,
  ruling: presentRuling(judged, language),
  rulesRevision: RULES_REVISION,
});

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

const refuse = (ruleset: Ruleset, faults: readonly Fault[]): void => {
  if (faults.length > 0) throw refusalOf(faults, ruleset.id);
};

/** A ruling in the words of the deal: seats, the position that it leads to, and what would still have to be told. */
const rulingInDeal = ({ record, replay, found }: InDeal, told: Incident, judged: Ruling): RulingFrom => {
  const { ruling, position } = ruledInDeal(record, replay, told, found, judged);
  const isPlaced = found.incident.at?.trick !== undefined || found.situation.tricks !== undefined;
  return { ruling: { ...ruling, missing: missingBesideDeal(ruling.missing, isPlaced) }, position };
};

const presentRuling = (
  { ruleset, ruling, position, laws, decidedBy, proven = [] }: JudgedIncident,
  language: Language,
): Answer['ruling'] => {
  const { game, choices, reasoning, doubts, missing, ...rest } = ruling;
  return {
    ...rest,
    ...(decidedBy !== undefined && { decidedBy }),
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
    missing: missing.map(presentMissing),
    ...(doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) }),
    ...(position === undefined ? {} : { position: presentPosition(position) }),
    ...(proven.length === 0 ? {} : { proven: proven.map((fact) => presentProven(fact, language)) }),
  };
};

const presentProven = ({ name, value, line }: ProvenFact, language: Language) => ({
  fact: name,
  value,
  evidence: 'derived' as const,
  text: explainProven(name, value)[language],
  line: line && line.map(formatCard),
});

/** A question that a law left without answers may change anything. */
const presentMissing = ({ pointer, affects = 'disposition', ifAnswered }: MissingFact) => ({
  pointer,
  affects,
  ifAnswered: ifAnswered.map(({ value, text, set, disposition }) => ({
    value,
    text: text ?? { en: String(value), de: String(value) },
    set: set === undefined ? null : { ...set },
    disposition,
  })),
});

const presentPosition = ({ lying, returned, ...rest }: CorrectedPosition): Answer['ruling']['position'] => ({
  ...rest,
  lying: lying.map(presentPlay),
  returned: returned.map(presentPlay),
});

const presentPlay = ({ seat, card }: Play) => ({ seat, card: card === null ? null : formatCard(card) });
