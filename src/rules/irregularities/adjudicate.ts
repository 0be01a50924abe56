import { PACK_POINTS, TRICKS } from '../cards/points';
import { contractFaults, holdingFaults } from '../contracts/facts';
import { standTogether } from '../contracts/known-counts';
import { fault, type Fault } from '../faults';
import type { Law, Reading } from '../laws/law';
import { ISKO_ORDER } from '../laws/isko/order';
import { lawsInForce } from '../laws/registry';
import { isSeat } from '../seats';
import { contradictionsIn } from './contradictions';
import { foundBefore, type IncidentCase } from './incident';
import { isNamedByPart, isOfPlay, type IncidentKindId } from './incident-kinds';
import { countsIn } from './known-game';
import { isJudging, isUnseen, type JudgingLaw } from './judging-law';
import { firstRuling, openQuestions } from './open-questions';
import { ruling, type ChoiceWord, type Ruling } from './ruling';
import { stateOfItsTrick } from './when-found';

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

/**
 * The laws of a source that judge a kind of incident, in the order in which they are asked: those of the agreed reading
 * first, then as the order of the ISkO says where it says anything, then as they stand in the text.
 */
export const lawsAnswering = (
  facts: Pick<IncidentCase, 'ruleset'>,
  kind: IncidentKindId,
  reading: Reading,
): readonly JudgingLaw[] => {
  const order = ISKO_ORDER[kind] ?? [];
  const placeOf = (law: JudgingLaw): number => (order.includes(law) ? order.indexOf(law) : order.length);
  return lawsInForce(facts.ruleset.id)
    .filter(isJudging)
    .filter(({ answers }) => answers.includes(kind))
    .filter((law) => law.reading === undefined || law.reading === reading)
    .toSorted((a, b) => Number(b.reading !== undefined) - Number(a.reading !== undefined) || placeOf(a) - placeOf(b));
};

/** The laws that would judge a kind of incident if their text were known. */
export const unseenLawsOn = ({ ruleset }: Pick<IncidentCase, 'ruleset'>, kind: IncidentKindId): readonly Law[] =>
  lawsInForce(ruleset.id)
    .filter(isUnseen)
    .filter(({ answers }) => answers.includes(kind));

/**
 * Rules on an incident: the first law that applies gives the ruling. With a choice it is the ruling that stands after
 * it; a choice that the ruling does not offer is a fault. Where no law applies the matter is the referee's. What is not
 * known and would change the ruling is listed, whichever law rules.
 */
export const adjudicate = (facts: IncidentCase, choice?: ChoiceWord, reading: Reading = 'law'): Adjudication => {
  const faults = faultsOfIncident(facts);
  if (faults.length > 0) return { ok: false, faults };
  const answering = lawsAnswering(facts, facts.incident.kind, reading);
  const ruled = ruledWith(answering, facts, choice);
  if (ruled === undefined) {
    return { ok: false, faults: [fault('choice-not-offered', '/choice', { choice: choice ?? '' })] };
  }
  const missing = openQuestions(facts, (asked) => possibleRuling(answering, asked, choice));
  if (ruled.disposition === 'referee' && ruled.reasoning.length === 0) {
    const nearest = [...answering, ...unseenLawsOn(facts, facts.incident.kind)];
    const why = missing.length === 0 ? silent : undetermined;
    return { ok: true, ruling: { ...ruled, missing, doubts: [why] }, laws: nearest };
  }
  return { ok: true, ruling: { ...ruled, missing }, laws: [...new Set(ruled.reasoning.map(({ law }) => law))] };
};

/** The ruling on an incident without what is missing for it; undefined where its facts cannot stand together. */
export const rulingOn = (facts: IncidentCase, reading: Reading): Ruling | undefined =>
  possibleRuling(lawsAnswering(facts, facts.incident.kind, reading), facts, undefined);

const possibleRuling = (
  answering: readonly JudgingLaw[],
  facts: IncidentCase,
  choice: ChoiceWord | undefined,
): Ruling | undefined => (faultsOfIncident(facts).length > 0 ? undefined : ruledWith(answering, facts, choice));

/** The ruling that stands after a choice, the referee's where no law applies; undefined where the choice is not offered. */
const ruledWith = (
  answering: readonly JudgingLaw[],
  facts: IncidentCase,
  choice: ChoiceWord | undefined,
): Ruling | undefined => {
  const found = firstRuling(answering, facts) ?? ruling('referee', []);
  return choice === undefined ? found : found.choices.find((offered) => offered.choice === choice)?.leadsTo();
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
  const { incident } = facts;
  const faults = [...faultsOfGame(facts), ...contradictionsIn(facts)];
  if (countsIn(facts).length === 0) faults.push(faultOfCounts(facts));
  const { kind, offender } = incident;
  if (!isNamedByPart(kind, offender) && !isSeat(offender) && typeof offender !== 'number') {
    faults.push(fault('offender-not-possible', '/incident/offender', { offender, kind }));
  }
  return [...faults, ...faultsOfPhase(facts)];
};

/** What happens in play is not found before the game is announced, nor before the trick in which it happened. */
const faultsOfPhase = ({ incident }: IncidentCase): readonly Fault[] => {
  const { kind, phase, at } = incident;
  if (phase === undefined) return [];
  const isTooEarly = isOfPlay(kind) && foundBefore(incident, 'skat-use');
  const isBeforeItsTrick = at?.trick !== undefined && at.trick > 1 && stateOfItsTrick(incident) === 'not-begun';
  return isTooEarly || isBeforeItsTrick ? [fault('phase-not-possible', '/incident/phase', { phase, kind })] : [];
};

/** Which of the known counts are at fault: by themselves, by the skat, or beside the trick in which it happened. */
const faultOfCounts = ({ situation }: IncidentCase): Fault => {
  const { cardPoints, tricks, skatPoints } = situation;
  const { declarer: taken = 0, opponents: theirs = 0 } = { ...cardPoints };
  const { declarer: made, opponents: others } = { ...tricks };
  if ((made ?? 0) + (others ?? 0) > TRICKS) return fault('counts-contradict', '/situation/tricks');
  if (standTogether({ cardPoints, tricks, skatPoints })) return fault('counts-contradict', '/incident/at/trick');
  if (!standTogether({ skatPoints })) return fault('counts-contradict', '/situation/skatPoints');
  return taken + theirs + (skatPoints ?? 0) > PACK_POINTS || made === undefined || skatPoints === undefined
    ? fault('counts-contradict', '/situation/cardPoints')
    : fault('points-do-not-fit-tricks', '/situation/cardPoints', { cardPoints: taken + skatPoints, tricks: made });
};
