import type { z } from 'zod';
import { ProblemError, type Text } from '../../../platform';
import { cite, type MissingFact, type Party, type Ruling } from '../../../rules';
import type { IncidentQuestion, JudgedIncident } from '../../questions/irregularities';
import { requireDeclarer, type JudgedDeal } from '../tables';
import { keptAdvice } from './dispute-answer';
import { seatOf, type DisputedDeal } from './dispute-question';
import { disputeProblems } from './disputes.problems';
import type { NewRuling } from './rulings.schema';
import { playedAnew, ruledGame, type Penalty, type Verdict } from './verdict';

type Question = IncidentQuestion;
type Following = Extract<z.output<typeof NewRuling>, { readonly follow: true }>;

/** What the engine was asked, and what it has ruled. */
export interface Advised {
  readonly judged: JudgedIncident;
  readonly question: Question;
  /** As the incident was told, perhaps by his seat. */
  readonly offender: Party;
  readonly disputed: DisputedDeal | undefined;
}

/** The ruling that follows the engine. Advice that leaves something open is refused with 422 and what is missing. */
export function followAdvice(told: Following, advised: Advised): Verdict {
  const { ruling, ruleset, laws } = advised.judged;
  const isOpen = ruling.disposition === 'referee' || ruling.disposition === 'choice';
  if (isOpen || ruling.missing.some(({ needed }) => needed === true)) throw undecided(ruling.missing, ruling);
  const citations = laws.map((law) => cite(law, ruleset.id).citation);
  const reason = told.reason ?? null;
  return {
    disposition: ruling.disposition,
    law: null,
    laws: citations,
    reason,
    advice: keptAdvice(advised.judged),
    deal: advised.disputed && dealAfter(told, advised, advised.disputed),
    penalties: chargesOf(told, advised, citations[0] ?? ''),
    warnings: [],
  };
}

/** What the deal becomes; undefined where it stays as it was disputed. */
function dealAfter(
  { declarer: named, reason: said }: Following,
  { judged: { ruling, ruleset, laws }, question }: Advised,
  { entry, order }: DisputedDeal,
): JudgedDeal | undefined {
  const { disposition, game } = ruling;
  const reason = said ?? null;
  if (disposition === 'new-deal') return playedAnew(reason);
  if (disposition === 'forced-game') throw undecided([], ruling);
  if (disposition === 'play-on' && ruling.secured) throw missing('/situation/playedOut', ruling);
  if (disposition !== 'game-won' && disposition !== 'game-lost') return undefined;
  const recorded = question.deal?.declarer;
  const declarer = entry.declarer ?? named ?? (recorded && order[recorded]);
  if (declarer === undefined) throw missing('/declarer', ruling);
  requireDeclarer(declarer, order);
  const { contract, ...rest } = { ...question.deal, ...question.incident.situation, ...question.situation };
  const played = ruling.contract ?? contract;
  const result = game?.result ?? undefined;
  if (result === undefined || played === undefined) throw missing('/situation/contract', ruling);
  const { matadors } = result;
  const bid = typeof rest.bid === 'number' ? rest.bid : undefined;
  const facts = { contract: played, bid, cards: 'cards' in rest ? rest.cards : undefined };
  return ruledGame(result, {
    declarer,
    game: { ...facts, ...(matadors && { matadors }) },
    ruleset,
    law: laws[0],
    reason,
  });
}

/** What the ruling enters apart from the deals: the penalties that nobody has waived, and both sides of what somebody has claimed. */
function chargesOf(told: Following, advised: Advised, law: string): readonly Penalty[] {
  const { penalties, claims } = advised.judged.ruling;
  const isWaived = told.waive === true;
  if (isWaived && penalties.every(({ mandatory }) => mandatory)) throw notAdvised('waive');
  if (told.claimant !== undefined && claims.length === 0) throw notAdvised('claimant');
  return [
    ...penalties
      .filter(({ mandatory }) => mandatory || !isWaived)
      .map(({ who, points }) => ({ seat: payerIn(told, advised, who), points, law })),
    ...(told.claimant === undefined ? [] : claims).flatMap(({ from, points }) => [
      { seat: payerIn(told, advised, from), points: -points, law },
      { seat: told.claimant ?? 0, points, law },
    ]),
  ];
}

/** The seat of whoever is charged; somebody else than who claims it. */
function payerIn(told: Following, { judged, offender, disputed }: Advised, who: Party): number {
  const order = disputed?.order;
  const seat =
    who === 'declarer'
      ? (disputed?.entry.declarer ?? told.declarer)
      : who === 'dealer' && order !== undefined
        ? order.dealer
        : (seatOf(who, order) ?? told.offender ?? seatOf(offender, order));
  if (seat === undefined || seat === told.claimant) throw missing('/offender', judged.ruling);
  return seat;
}

function notAdvised(field: 'waive' | 'claimant'): ProblemError {
  const kind = disputeProblems['not-advised'];
  return new ProblemError(kind, { errors: [{ pointer: `/${field}`, code: kind.code, message: kind.title }] });
}

function missing(pointer: string, ruling: Ruling): ProblemError {
  return undecided([{ pointer, ifAnswered: [] }], ruling);
}

function undecided(open: readonly MissingFact[], { disposition, choices }: Ruling): ProblemError {
  const kind = disputeProblems['advice-undecided'];
  return new ProblemError(kind, {
    detail: openIn(open, { disposition, choices }),
    errors: open.map(({ pointer }) => ({ pointer, code: 'facts-missing', message: kind.title })),
    members: {
      disposition,
      missing: open.map(({ pointer, affects, ifAnswered }) => ({ pointer, ...(affects && { affects }), ifAnswered })),
      choices: choices.map(({ by, choice }) => ({ by, choice })),
    },
  });
}

/** What keeps the advice from being followed, and what to send. */
function openIn(open: readonly MissingFact[], { disposition, choices }: Pick<Ruling, 'disposition' | 'choices'>): Text {
  const deciding = open.filter(({ needed }) => needed !== false);
  const pointers = deciding.map(({ pointer }) => pointer).join(', ');
  if (pointers !== '')
    return {
      en: `Not known yet: ${pointers}. Send it with the ruling, or add facts and situation to the dispute.`,
      de: `Noch nicht bekannt: ${pointers}. Mit der Entscheidung senden, oder Angaben und Stand im Streitfall ergänzen.`,
    };
  if (disposition === 'choice') {
    const words = choices.map(({ choice }) => choice).join(', ');
    return {
      en: `Nothing stands until the innocent side has chosen; send as choice one of: ${words}.`,
      de: `Es steht erst fest, wenn die unschuldige Seite gewählt hat; als choice eines senden von: ${words}.`,
    };
  }
  return {
    en: `The advice (${disposition}) settles no entry; rule with departing, a reason and a law.`,
    de: `Der Rat (${disposition}) legt keine Eintragung fest; mit departing, Begründung und Gesetz entscheiden.`,
  };
}
