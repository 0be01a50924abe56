import { parseCard, type Card } from '../../src/rules';
import { pointsOfAll } from '../../src/rules/cards/points';
import { handsOf, type SeatIndex } from '../../src/rules/play/board';
import type { OpenGame, OpenPosition } from '../../src/rules/solver/position';

/** A deal or ending whose best play is known; `C S H D` name the trump suit, `G` is a Grand, `N` a Null. */
export interface SolvedDeal {
  readonly id: string;
  readonly game: string;
  readonly declarer: number;
  readonly leader: number;
  /** Cards as `CT.H9`. */
  readonly hands: readonly string[];
  readonly skat?: string;
  /** With the skat. */
  readonly declarerPoints?: number;
  readonly declarerWins: boolean;
}

/** The cards of a list as a corpus writes them. */
function cardsIn(text: string): readonly Card[] {
  return text.split('.').flatMap((name) => parseCard(name) ?? []);
}

/** A solved deal as the solver reads it, and the card points of its skat. */
export function openDeal({ game, declarer, leader, hands, skat = '' }: Omit<SolvedDeal, 'id' | 'declarerWins'>): {
  readonly game: OpenGame;
  readonly position: OpenPosition;
  readonly skat: number;
} {
  const trump = game === 'N' ? 'none' : game === 'G' ? 'jacks' : (game as 'C');
  return {
    game: {
      trump,
      goal: game === 'N' ? 0 : 'points',
      declarer: declarer as SeatIndex,
    },
    position: {
      hands: handsOf(hands.map(cardsIn)),
      leader: leader as SeatIndex,
      trick: [],
    },
    skat: pointsOfAll(cardsIn(skat)),
  };
}
