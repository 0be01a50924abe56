import { SUITS } from '../cards/card';
import { PACK_POINTS, TRICKS } from '../cards/points';
import type { GameRule, Level, Ruleset, Side } from '../rulesets/ruleset';
import type { Contract, DeclarerCards, Matadors } from './contract';
import { countedMatadors, lacksTrump } from './facts';
import { pointsFor, requiredLevel } from './judgement';
import type { Counts } from './known-counts';
import { announcementOf } from './levels';
import { longestRun, matadorCount } from './matadors';
import { multiplierOf } from './multiplier';
import { unitOf } from './overbid';
import { flatValueOf } from './flat-value';

/**
 * What the declarer has to reach for his game, its announcement and its bid: card points with the skat; every trick
 * (announced or needed schwarz, open games of card points); exactly so many tricks, none in the Null family. `nothing`
 * where no outcome is worth the bid, so that the game is lost from the start. With an announced Spitze the last trick
 * is needed beside, so that nothing is won before the end.
 */
export type Need =
  | {
      readonly by: 'points';
      readonly points: number;
      readonly level: Exclude<Level, 'schwarz'>;
      readonly spitze: boolean;
    }
  | { readonly by: 'every-trick'; readonly spitze: boolean }
  | { readonly by: 'tricks'; readonly exactly: number }
  | { readonly by: 'nothing' };

/** What is known of a game before its outcome. */
export interface KnownGame {
  readonly contract?: Contract | undefined;
  readonly bid?: number | undefined;
  readonly matadors?: Matadors | undefined;
  readonly cards?: DeclarerCards | undefined;
}

/**
 * Every need that what is known of a game allows: one where it is settled, several where trump or matadors are not
 * known and the bid may demand more for some of them. A game that is not named is taken for one of card points.
 */
export const needsOf = (ruleset: Ruleset, known: KnownGame): readonly Need[] => {
  const { contract } = known;
  const game = contract && ruleset.games[contract.game];
  const levelNeed = (level: Level | undefined): Need => needOfLevel(ruleset, level, contract?.spitze === true);
  if (contract === undefined || game === undefined) return [levelNeed('simple')];
  const bid = ruleset.bidding.named === undefined ? known.bid : undefined;
  if (game.value.kind === 'flat') {
    const won: Need = game.goal === 'points' ? levelNeed('simple') : { by: 'tricks', exactly: game.goal };
    return [bid !== undefined && flatValueOf(game, contract) < bid ? { by: 'nothing' } : won];
  }
  const announced = announcementOf(game, contract);
  if (bid === undefined) return [levelNeed(announced ?? 'simple')];
  const levels = (lacksTrump(game, contract) ? SUITS : [contract.trump]).flatMap((trump) => {
    const named = { ...contract, trump };
    return runsOf(ruleset, game, { ...known, contract: named }).map((run) =>
      requiredLevel(
        announced,
        bid,
        (level) => unitOf(game, named) * multiplierOf(ruleset, game, named, level, run).total,
      ),
    );
  });
  return [...new Set(levels)].map(levelNeed);
};

const needOfLevel = (ruleset: Ruleset, level: Level | undefined, spitze: boolean): Need => {
  if (level === undefined) return { by: 'nothing' };
  return level === 'schwarz'
    ? { by: 'every-trick', spitze }
    : { by: 'points', points: pointsFor(ruleset, level), level, spitze };
};

/** The runs of matadors that the declarer may have. */
const runsOf = (ruleset: Ruleset, game: GameRule, { contract, matadors, cards }: KnownGame): readonly number[] => {
  const known = matadors ?? (contract && countedMatadors(ruleset, game, { contract, cards }));
  return known === undefined
    ? Array.from({ length: longestRun(ruleset, game) }, (_, index) => index + 1)
    : [matadorCount(known)];
};

/** Whom full counts give a game that needs this; null while both can still get it. */
export const decidedBy = (need: Need, { cardPoints, tricks, opponents }: Counts): Side | null => {
  const open = TRICKS - tricks - opponents.tricks;
  switch (need.by) {
    case 'points':
      if (cardPoints >= need.points) return need.spitze ? null : 'declarer';
      return opponents.cardPoints > PACK_POINTS - need.points ? 'opponents' : null;
    case 'every-trick':
      if (tricks === TRICKS) return need.spitze ? null : 'declarer';
      return opponents.tricks > 0 ? 'opponents' : null;
    case 'tricks':
      if (tricks > need.exactly || tricks + open < need.exactly) return 'opponents';
      return open === 0 ? 'declarer' : null;
    case 'nothing':
      return 'opponents';
  }
};

/**
 * Whom half-known counts give a game: what every completion that can stand together decides, `unknown` where they
 * differ or where some completions leave it open.
 */
export const decidedOnAll = (needs: readonly Need[], counts: readonly Counts[]): Side | null | 'unknown' => {
  const [first, ...others] = needs.flatMap((need) => counts.map((full) => decidedBy(need, full)));
  return first === undefined || others.some((other) => other !== first) ? 'unknown' : first;
};
