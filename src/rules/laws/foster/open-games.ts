import type { Contract } from '../../contracts/contract';
import type { GameId } from '../../rulesets/ruleset';

const OPEN_GAMES: ReadonlySet<GameId> = new Set<GameId>([
  'open-grand',
  'open-gucki-nullo',
  'open-solo-nullo',
  'open-uno',
  'open-duo',
]);

/** Whether it is known that a game is not one in which the declarer's hand lies open. */
export const isClosed = (contract: Contract | undefined): boolean =>
  contract !== undefined && !OPEN_GAMES.has(contract.game);
