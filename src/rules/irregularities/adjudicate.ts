import { PACK_POINTS, pointsFitTricks, TRICKS } from '../cards/points';
import { contractFaults, holdingFaults } from '../contracts/facts';
import { fault, type Fault } from '../faults';
import type { Law, Reading } from '../laws/law';
import { lawsInForce } from '../laws/registry';
import { isSeat } from '../seats';
import { contradictionsIn } from './contradictions';
import type { IncidentCase, Situation } from './incident';
import { isNamedByPart, type IncidentKindId } from './incident-kinds';
import { isJudging, isUnseen, type JudgingLaw } from './judging-law';
import { firstRuling, openQuestions } from './open-questions';
import { ruling, type ChoiceWord, type Ruling } from './ruling';

/** The ruling on an incident: the one that stands, or the one that waits for a choice. */
export type Adjudication =
  | { readonly ok: true; readonly ruling: Ruling; readonly laws: readonly Law[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const silent = {
  en: 'No law of this code decides these facts; the referee rules, and the laws listed, if any, are the nearest.',
  de: 'Kein Gesetz dieser Ordnung entscheidet diesen Sachverhalt; der Schiedsrichter entscheidet, genannte Gesetze sind die nächsten.',
};

const undetermined = {
  en: 'These facts do not tell which law of this code applies; with those that are missing one may decide, without them the referee rules.',
  de: 'Diese Angaben sagen nicht, welches Gesetz dieser Ordnung gilt; mit den fehlenden kann eines entscheiden, ohne sie entscheidet der Schiedsrichter.',
};

/** The laws of a source that judge a kind of incident, those of the agreed reading first. */
export const lawsAnswering = (
  facts: Pick<IncidentCase, 'ruleset'>,
  kind: IncidentKindId,
  reading: Reading,
): readonly JudgingLaw[] =>
  lawsInForce(facts.ruleset.id)
    .filter(isJudging)
    .filter(({ answers }) => answers.includes(kind))
    .filter((law) => law.reading === undefined || law.reading === reading)
    .toSorted((a, b) => Number(b.reading !== undefined) - Number(a.reading !== undefined));

/** The laws that would judge a kind of incident if their text were known. */
export const unseenLawsOn = ({ ruleset }: Pick<IncidentCase, 'ruleset'>, kind: IncidentKindId): readonly Law[] =>
  lawsInForce(ruleset.id)
    .filter(isUnseen)
    .filter(({ answers }) => answers.includes(kind));

/**
 * Rules on an incident: the first law that applies gives the ruling. With a choice it is the ruling that stands after
 * it; a choice that the ruling does not offer is a fault. Where no law applies the matter is the referee's.
 */
export const adjudicate = (facts: IncidentCase, choice?: ChoiceWord, reading: Reading = 'law'): Adjudication => {
  const faults = faultsOfIncident(facts);
  if (faults.length > 0) return { ok: false, faults };
  const answering = lawsAnswering(facts, facts.incident.kind, reading);
  const found = firstRuling(answering, facts);
  if (found === undefined) {
    const nearest = [...answering, ...unseenLawsOn(facts, facts.incident.kind)];
    const missing = openQuestions(answering, facts);
    const why = missing.length === 0 ? silent : undetermined;
    return { ok: true, ruling: ruling('referee', [], { missing, doubts: [why] }), laws: nearest };
  }
  const chosen = choice === undefined ? found : found.choices.find((offered) => offered.choice === choice)?.leadsTo();
  if (chosen === undefined)
    return { ok: false, faults: [fault('choice-not-offered', '/choice', { choice: choice ?? '' })] };
  return { ok: true, ruling: chosen, laws: [...new Set(chosen.reasoning.map(({ law }) => law))] };
};

/** Contract, bid, matadors and cards must be possible in the ruleset; what is not known of them is no fault. */
const faultsOfGame = ({ ruleset, situation: { contract, bid, matadors, cards } }: IncidentCase): readonly Fault[] => {
  if (contract === undefined) return [];
  const game = ruleset.games[contract.game];
  if (game === undefined) {
    return [fault('game-not-in-ruleset', '/situation/contract/game', { game: contract.game })];
  }
  const request = { contract, bid, matadors, cards, outcome: {} };
  return [...contractFaults(ruleset, game, request), ...holdingFaults(ruleset, game, request)]
    .filter(({ code }) => code !== 'facts-missing')
    .map((found) => ({ ...found, pointer: `/situation${found.pointer}` }));
};

/** The game must be possible, facts in range, and the offender one who can commit the incident. */
const faultsOfIncident = (facts: IncidentCase): readonly Fault[] => {
  const { incident, situation } = facts;
  const faults = [...faultsOfGame(facts), ...contradictionsIn(facts)];
  const { cardPoints, tricks, skatPoints = 0 } = situation;
  const together = (sides: Situation['cardPoints']): number => (sides?.declarer ?? 0) + (sides?.opponents ?? 0);
  if (together(cardPoints) + skatPoints > PACK_POINTS) {
    faults.push(fault('counts-contradict', '/situation/cardPoints'));
  }
  if (together(tricks) > TRICKS) faults.push(fault('counts-contradict', '/situation/tricks'));
  const { declarer: taken } = { ...cardPoints };
  const { declarer: made } = { ...tricks };
  if (taken !== undefined && made !== undefined && situation.skatPoints !== undefined) {
    const values = { cardPoints: taken + skatPoints, tricks: made };
    if (!pointsFitTricks(values.cardPoints, made)) {
      faults.push(fault('points-do-not-fit-tricks', '/situation/cardPoints', values));
    }
  }
  const { kind, offender } = incident;
  if (!isNamedByPart(kind, offender) && !isSeat(offender) && typeof offender !== 'number') {
    faults.push(fault('offender-not-possible', '/incident/offender', { offender, kind }));
  }
  return faults;
};
