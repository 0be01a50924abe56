import { TRICKS } from '../cards/points';
import type { Matadors } from '../contracts/contract';
import { decidedSoFar, requiredLevel } from '../contracts/judgement';
import { announcementOf } from '../contracts/levels';
import { matadorCount } from '../contracts/matadors';
import { multiplierOf } from '../contracts/multiplier';
import { unitOf } from '../contracts/overbid';
import type { Level, Ruleset, Side } from '../rulesets/ruleset';
import type { ReplayedTrick } from './course';
import type { Replay } from './replay';
import type { SideTally } from './tally';
import type { Undertaking } from './undertaking';

/** What the declarer must reach: a level, `none` where no level is worth the bid, undefined where that is not known. */
type Required = Level | 'none' | undefined;

const demanded = (ruleset: Ruleset, undertaking: Undertaking, matadors: Matadors | undefined): Required => {
  const { game, contract } = undertaking;
  const bid = figureOf(ruleset, undertaking);
  const announced = announcementOf(game, contract);
  if (game.value.kind === 'flat') return 'simple';
  if (bid === undefined) return announced ?? 'simple';
  if (matadors === undefined) return undefined;
  const unit = unitOf(game, contract);
  const run = matadorCount(matadors);
  const valueAt = (level: Level): number => unit * multiplierOf(ruleset, game, contract, level, run).total;
  return requiredLevel(announced, bid, valueAt) ?? 'none';
};

/** The bid as a number of points that the game has to reach; a rank of named calls is none. */
export const figureOf = ({ bidding }: Ruleset, { bid }: Undertaking): number | undefined =>
  bid === null || bidding.named !== undefined ? undefined : bid;

/**
 * Which complete trick decided a game, and for whom (ISkO 4.1.3, 5.2.2 to 5.2.7; Foster 2, 56, 57): at the level that the
 * announcement or the bid requires. Where tricks alone decide, the declarer has it only with the last. A game that can
 * reach its bid at no level is lost before the first card. Null while it is open, or where its counts are not known.
 */
export const decisionIn = (
  ruleset: Ruleset,
  undertaking: Undertaking,
  matadors: Matadors | undefined,
  awayPoints: number | undefined,
  tallies: readonly SideTally[],
  tricks: readonly ReplayedTrick[],
): Replay['decided'] => {
  const { game, contract } = undertaking;
  const required = demanded(ruleset, undertaking, matadors);
  if (required === 'none') return { play: -1, for: 'opponents' };
  const announced = announcementOf(game, contract);
  for (let taken = 0; taken < tallies.length; taken += 1) {
    const { declarer, opponents } = tallies[taken] as SideTally;
    if (declarer.tricks === null || opponents.tricks === null) return null;
    const outcome = {
      cardPoints: (declarer.points ?? 0) + (awayPoints ?? 0),
      tricks: declarer.tricks,
      opponents: { cardPoints: opponents.points ?? 0, tricks: opponents.tricks },
    };
    const side =
      decidedSoFar({ ruleset, game, announced, required, outcome }) ??
      (taken === TRICKS && game.goal !== 'points' ? decidedByTricks(game.goal, declarer.tricks) : null);
    if (side !== null) return { play: tricks[taken - 1]?.plays.at(-1) ?? -1, for: side };
  }
  return null;
};

const decidedByTricks = (goal: number, tricks: number): Side => (tricks === goal ? 'declarer' : 'opponents');
