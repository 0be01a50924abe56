import type { Reason } from '../../src/rules';

/** What a referee says of a game, in the words and numbers of the contract of the service. */
export interface Verdict {
  readonly won: boolean;
  readonly reason: Reason;
  readonly value: number;
  readonly charged: number;
  readonly score: number;
}

/** What a referee has found; `failure` is why the game was lost at the cards, `lossFactor` what a loss is taken by. */
export interface Findings {
  readonly failure: Reason | undefined;
  readonly value: number;
  readonly charged: number;
  readonly bid: number;
  readonly lossFactor: 1 | 2;
}

/** The verdict on what was found: a game that holds at the cards is still lost where it is worth less than the bid. */
export const settle = ({ failure, value, charged, bid, lossFactor }: Findings): Verdict => {
  const reason = failure ?? (value < bid ? 'overbid' : 'made');
  const won = reason === 'made';
  return { won, reason, value, charged, score: won ? charged : -charged * lossFactor };
};
