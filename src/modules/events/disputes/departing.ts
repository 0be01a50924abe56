import type { z } from 'zod';
import { cite, fault, valueRuled, type Law, type Ruleset } from '../../../rules';
import { pointing, refusalOf } from '../../questions/faults';
import { citationNamed } from '../../questions/laws';
import { orderOf } from '../sheets';
import { requireDeclarer, requireLaw, type HeldTable, type JudgedDeal, type TableAccess } from '../tables';
import { ProblemError } from '../../../platform';
import type { DisputedDeal } from './dispute-question';
import { gameOf } from './kept-dispute';
import { disputeProblems } from './disputes.problems';
import type { NewRuling } from './rulings.schema';
import { playedAnew, ruledGame, type Verdict } from './verdict';

type Departing = Extract<z.output<typeof NewRuling>, { readonly departing: object }>;
type RuledDeal = NonNullable<Departing['departing']['deal']>;
type RuledGame = Extract<RuledDeal, { readonly won: boolean }>;

/** Where a referee rules: the ruleset of the event, and the table and the deal where the dispute is about them. */
export interface Bench {
  readonly ruleset: Ruleset;
  readonly access: TableAccess;
  readonly held: HeldTable | undefined;
  readonly disputed: (DisputedDeal & { readonly entry: { readonly deal: number } }) | undefined;
}

/** The ruling that departs from the advice, for a reason and under a law. */
export function departFromAdvice({ departing, reason, law: citation }: Departing, bench: Bench): Verdict {
  const law = requireLaw(citation, '/law');
  const { penalties = [], warnings = [], deal = { stands: true } } = departing;
  const named = citationNamed(citation);
  const becomes = 'stands' in deal ? undefined : dealAfter(deal, bench, { law, reason });
  return {
    disposition: dispositionOf(deal, becomes),
    law: named,
    laws: [...new Set([named, cite(law, bench.ruleset.id).citation])],
    reason,
    advice: null,
    deal: becomes,
    penalties: penalties.map(({ seat, points }) => ({ seat, points, law: named })),
    warnings,
  };
}

interface Ground {
  readonly law: Law;
  readonly reason: string;
}

function dealAfter(
  deal: Exclude<RuledDeal, { readonly stands: true }>,
  { ruleset, access, held, disputed }: Bench,
  ground: Ground,
): JudgedDeal {
  if (held === undefined || disputed === undefined) throw new ProblemError(disputeProblems['no-deal-disputed']);
  if ('playAnew' in deal) return playedAnew(ground.reason);
  return pointing(
    (pointer) => `/departing/deal${pointer}`,
    () => {
      if ('won' in deal) return gameAfter(deal, { ruleset, held, disputed }, ground);
      return { ...access.judge(deal, held, disputed.entry.deal), reason: ground.reason };
    },
  );
}

/** A game that was ruled won or lost; what is not said of it is as it was entered. */
function gameAfter(
  { won, level, declarer: named, ...told }: RuledGame,
  {
    ruleset,
    held,
    disputed: { entry },
  }: Required<Pick<Bench, 'ruleset'>> & {
    readonly held: HeldTable;
    readonly disputed: NonNullable<Bench['disputed']>;
  },
  { law, reason }: Ground,
): JudgedDeal {
  const declarer = named ?? entry.declarer;
  const { contract, ...holding } = { ...gameOf(entry), ...told };
  if (declarer === null || contract === undefined) {
    const field = declarer === null ? 'declarer' : 'contract';
    throw refusalOf([fault('facts-missing', `/${field}`, { field })], ruleset.id);
  }
  requireDeclarer(declarer, orderOf(held.table, entry.deal));
  const game = { contract, ...holding };
  const answer = valueRuled(ruleset, game, { won, level, law });
  if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
  return ruledGame(answer.valuation, { declarer, game, ruleset, law, reason });
}

function dispositionOf(deal: RuledDeal, becomes: JudgedDeal | undefined): Verdict['disposition'] {
  if (becomes === undefined) return 'stands';
  if ('playAnew' in deal) return 'new-deal';
  if (becomes.score === null) return 'corrected';
  return becomes.score > 0 ? 'game-won' : 'game-lost';
}
