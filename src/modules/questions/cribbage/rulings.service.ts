import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cribbage, entriesOf, fault, incidentsOf, lawsOf, RULES_REVISION, type Language } from '../../../rules';
import { httpProblems, ProblemError } from '../../../platform';
import { refusalOf } from '../faults';
import { citedLaws, doubted } from './presenting';
import type { KindList, RulingAnswer, RulingQuestion } from './rulings.schema';

/** Rules on irregularities of Cribbage. */
@Injectable()
export class CribbageRulingsService {
  /** The ruling of the text, with what is still to be told; unknown facts are refused with 400. */
  adjudicate({ incident, choice }: z.infer<typeof RulingQuestion>, language: Language): z.infer<typeof RulingAnswer> {
    const chosen =
      choice === undefined ? undefined : (cribbage.CHOICE_ALIASES[choice] ?? (choice as cribbage.ChoiceWord));
    const judged = cribbage.adjudicate(readIncident(incident), chosen);
    if (judged === undefined) throw refusalOf([fault('choice-not-offered', '/choice', { choice: choice ?? '' })]);
    const { laws, doubts, choices, ...ruling } = judged.ruling;
    return {
      ...ruling,
      penalties: [...ruling.penalties],
      corrections: [...ruling.corrections],
      choices: choices.map(({ effect, leadsTo, ...offered }) => ({
        ...offered,
        effect: effect[language],
        disposition: leadsTo.disposition,
      })),
      laws: citedLaws(laws, language),
      missing: judged.missing.map(({ fact, ifAnswered }) => ({
        pointer: `/incident/facts/${fact}`,
        ifAnswered: [...ifAnswered],
      })),
      ...doubted(doubts, language),
      rulesRevision: RULES_REVISION,
    };
  }

  /** The vocabulary of incidents, each with its facts and the laws that can apply. */
  incidents(language: Language): z.infer<typeof KindList> {
    const laws = lawsOf('foster-cribbage');
    return {
      items: entriesOf<cribbage.KindId, cribbage.Kind>(cribbage.KINDS).map(
        ([kind, { description, offenders, facts }]) => ({
          kind,
          description: description[language],
          offenders: [...offenders],
          facts: { type: 'object', properties: facts, additionalProperties: false },
          laws: laws
            .filter(({ law }) => incidentsOf(law).includes(kind))
            .map(({ source, number }) => `${source}:${number}`),
          aliases: Object.entries(cribbage.KIND_ALIASES).flatMap(([alias, [its]]) => (its === kind ? [alias] : [])),
        }),
      ),
      phases: [...cribbage.PHASES],
    };
  }
}

type Told = z.infer<typeof RulingQuestion>['incident'];

/** An incident with other words replaced by those of the vocabulary. */
const readIncident = ({ kind: told, offender: by, phase, facts = {} }: Told): cribbage.Incident => {
  const [kind, said] = cribbage.KIND_ALIASES[told] ?? [told as cribbage.KindId];
  const isAtLayingOut = kind === 'wrong-number' && phase === 'laying-out';
  const read = { ...said, ...readFacts(kind, facts) };
  const offender = by === undefined ? undefined : (cribbage.PLAYER_ALIASES[by] ?? (by as cribbage.Player));
  const { offenders }: cribbage.Kind = cribbage.KINDS[kind];
  if (offender !== undefined && !offenders.includes(offender)) {
    throw refusalOf([fault('offender-not-possible', '/incident/offender', { offender, kind })]);
  }
  return { kind: isAtLayingOut ? 'wrong-number-at-laying-out' : kind, offender, phase, facts: read };
};

const readFacts = (kind: cribbage.KindId, told: Readonly<Record<string, unknown>>): cribbage.Incident['facts'] => {
  const forms: Readonly<Record<string, cribbage.FactForm>> = cribbage.KINDS[kind].facts;
  const facts: Record<string, cribbage.FactValue> = {};
  for (const [name, value] of Object.entries(told)) {
    if (value === null) continue;
    const [known, how] = cribbage.FACT_ALIASES[name] ?? [name, 'as-told'];
    const form = Object.hasOwn(forms, known) ? forms[known] : undefined;
    if (form === undefined) throw badFact(name, { en: `is no fact of ${kind}`, de: `ist keine Angabe zu ${kind}` });
    const read = cribbage.readFact(form, how === 'opposite' ? value === false : value);
    if (read === undefined)
      throw badFact(name, { en: 'has a value that is not allowed', de: 'hat einen unzulässigen Wert' });
    facts[known] = read;
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
