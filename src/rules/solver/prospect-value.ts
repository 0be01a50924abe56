import { pointsFitTricks, TRICKS } from '../cards/points';
import type { Outcome } from '../contracts/contract';
import type { Valuation } from '../contracts/valuation';
import type { PlayedContract } from '../play/reading';
import { valuePlayed, type Valued } from '../play/result';
import type { Ruleset } from '../rulesets/ruleset';
import type { Prospect } from './best-play';

/** What a contract is worth where play comes to a prospect. */
export const valueOfProspect = (ruleset: Ruleset, played: PlayedContract, prospect: Prospect): Valued<Valuation> => {
  const { undertaking } = played;
  return valuePlayed(ruleset, undertaking, played, outcomeOf(undertaking.game.goal, prospect), undefined);
};

/** The counts of a prospect; between no trick and all of them it makes no difference how many there are. */
export const outcomeOf = (goal: 'points' | 0 | 1 | 2, { worth, tricks }: Prospect): Outcome => {
  if (goal !== 'points') return { tricks: worth === 1 ? goal : goal + 1 };
  if (tricks !== 'some') return { cardPoints: worth, tricks: tricks === 'all' ? TRICKS : 0 };
  return { cardPoints: worth, tricks: SOME.find((count) => pointsFitTricks(worth, count)) };
};

const SOME = Array.from({ length: TRICKS - 1 }, (_, index) => index + 1);
