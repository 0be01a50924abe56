import { payment } from '../laws/frog/frog';
import type { Law } from '../laws/law';
import type { Text } from '../text';
import { GAMES, LEVEL, type GameId } from './game';
import { dealAt, type Table } from './table';

/** What a played game is worth: from each who pays the declarer, or to each whom he pays. */
export interface Value {
  readonly outcome: 'won' | 'lost' | 'level';
  readonly perPlayer: number;
  /** How many pay or are paid. */
  readonly partners: number;
  /** What the declarer has of it. */
  readonly net: number;
  readonly laws: readonly Law[];
  readonly doubts: readonly Text[];
}

/**
 * Values a game by the declarer's card points, 0..120, at a table of three to five. Over 60 the two others who held
 * cards pay, under 60 he pays everybody, at 60 nobody pays.
 */
export const valueOf = (game: GameId, cardPoints: number, players: number): Value => {
  const { rate, law } = GAMES[game];
  const perPlayer = Math.abs(cardPoints - LEVEL) * rate;
  const outcome = cardPoints === LEVEL ? 'level' : cardPoints > LEVEL ? 'won' : 'lost';
  const partners = outcome === 'level' ? 0 : outcome === 'won' ? 2 : players - 1;
  const isOpen = outcome === 'lost' && players > 3 && game !== 'frog';
  return {
    outcome,
    perPlayer,
    partners,
    net: (outcome === 'lost' ? -1 : 1) * perPlayer * partners,
    laws: [law, payment],
    doubts: isOpen ? (payment.doubts ?? []) : [],
  };
};

/** The counters of every seat of the table; they sum to nothing. The declarer must hold cards. */
export const scoresAt = ({ players, dealer, declarer }: Table, value: Value): Readonly<Record<number, number>> => {
  const { active, idle } = dealAt(players, dealer);
  const others = [...active, ...(value.outcome === 'lost' ? idle : [])].filter((seat) => seat !== declarer);
  const theirs = value.outcome === 'lost' ? value.perPlayer : -value.perPlayer;
  const scores: Record<number, number> = Object.fromEntries(
    Array.from({ length: players }, (_, index) => [index + 1, 0]),
  );
  for (const seat of others) scores[seat] = value.outcome === 'level' ? 0 : theirs;
  scores[declarer] = value.net;
  return scores;
};
