import type { WarningTerm } from '../../../persistence/stores/warnings';
import {
  cite,
  formatCard,
  RULES_REVISION,
  type Law,
  type Ruleset,
  type Valuation,
  type ValueRequest,
} from '../../../rules';
import type { Disposition } from '../../../rules';
import { resultOf, type JudgedDeal } from '../tables';

/** Points that somebody gets or loses by a ruling, apart from the deals. */
export interface Penalty {
  readonly seat: number;
  readonly points: number;
  readonly law: string;
}

/** What a ruling comes to. */
export interface Verdict {
  readonly disposition: Disposition;
  /** The law that a departure names as its ground. */
  readonly law: string | null;
  readonly laws: readonly string[];
  readonly reason: string | null;
  /** The engine's ruling in each language; null where it was departed from. */
  readonly advice: object | null;
  /** What the deal becomes; undefined where it is as it was disputed. */
  readonly deal: JudgedDeal | undefined;
  readonly penalties: readonly Penalty[];
  /** Whom it warns, and for how long. */
  readonly warnings: readonly { readonly seat: number; readonly expires: WarningTerm }[];
}

const unvalued = { declarer: null, score: null, scores: null, result: null, rulesRevision: RULES_REVISION } as const;

/** A deal that has to be played anew: it has no entry until it was, and its session is not closed before. */
export function playedAnew(reason: string | null): JudgedDeal {
  return { ...unvalued, kind: 'not-played', facts: { notPlayed: true, playAnew: true, reason }, reason };
}

/** A game as it was ruled. The facts say that it was, because its counts alone do not lead to this result. */
export function ruledGame(
  valuation: Valuation,
  {
    declarer,
    game: { bid, contract, matadors, cards },
    ruleset,
    law,
    reason,
  }: {
    readonly declarer: number;
    readonly game: Omit<ValueRequest, 'outcome'>;
    readonly ruleset: Ruleset;
    readonly law: Law | undefined;
    readonly reason: string | null;
  },
): JudgedDeal {
  const { won, level, score } = valuation;
  const names = cards && { hand: cards.hand.map(formatCard), skat: cards.skat.map(formatCard) };
  const ruled = { won, level, ...(law && { law: cite(law, ruleset.id).citation }) };
  return {
    ...unvalued,
    kind: 'played',
    declarer,
    score,
    result: resultOf(valuation, ruleset),
    facts: { declarer, bid, contract, matadors, cards: names, ruled },
    reason,
  };
}
