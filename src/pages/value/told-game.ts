import type { components } from '../api/contract';

type Question = components['schemas']['ValueQuestion'];
type Ruleset = components['schemas']['Ruleset'];

/** A game of a code. */
export type Game = Ruleset['games'][number];
/** A suit as the API writes it. */
export type Trump = NonNullable<Question['contract']['trump']>;

/** What was told of a game so far; nothing is assumed but what is left off. */
export interface ToldGame {
  readonly game?: Question['contract']['game'];
  readonly trump?: Trump;
  readonly run?: 'with' | 'without';
  readonly matadors?: number;
  readonly hand?: boolean;
  readonly ouvert?: boolean;
  readonly announced?: 'schneider' | 'schwarz';
  readonly won?: boolean;
  readonly level?: 'schneider' | 'schwarz';
  readonly bid?: number;
}

/** What has to be told yet before the game can be valued, in the order of the page. */
export function openOf(told: ToldGame, game: Game | undefined): 'game' | 'suit' | 'matadors' | 'result' | undefined {
  if (told.game === undefined || game === undefined) return 'game';
  if (game.trumps === 'suit' && told.trump === undefined) return 'suit';
  if (game.flat === undefined && (told.run === undefined || told.matadors === undefined)) return 'matadors';
  return told.won === undefined ? 'result' : undefined;
}

/** The question that a game told to its end is. */
export function questionOf(ruleset: string, told: ToldGame, game: Game): Question | undefined {
  if (told.game === undefined || told.won === undefined) return undefined;
  const { run, matadors, level } = told;
  return {
    ruleset,
    ...(told.bid === undefined ? {} : { bid: told.bid }),
    contract: {
      game: told.game,
      ...(told.trump === undefined || game.trumps !== 'suit' ? {} : { trump: told.trump }),
      ...(told.hand === true ? { hand: true } : {}),
      ...(told.ouvert === true ? { ouvert: true } : {}),
      ...(told.announced === undefined ? {} : { announced: told.announced }),
    },
    ...(game.flat !== undefined || matadors === undefined
      ? {}
      : { matadors: run === 'without' ? { without: matadors } : { with: matadors } }),
    outcome: { won: told.won, ...(level === undefined || game.flat !== undefined ? {} : { level }) },
  };
}

/** The other announcements that one brings along: whoever announces plays from the hand, and an open game says all. */
export function announce(told: ToldGame, what: 'schneider' | 'schwarz' | 'ouvert' | 'hand', game: Game): ToldGame {
  const flat = game.flat !== undefined;
  if (what === 'hand') {
    if (told.hand !== true) return { ...told, hand: true };
    const { hand: _hand, announced: _announced, ouvert, ...rest } = told;
    return flat && ouvert === true ? { ...rest, ouvert } : rest;
  }
  if (what === 'ouvert') {
    if (told.ouvert === true) return { ...told, ouvert: false };
    return flat ? { ...told, ouvert: true } : { ...told, ouvert: true, hand: true, announced: 'schwarz' };
  }
  if (told.announced === what) {
    const { announced: _announced, ...rest } = told;
    return { ...rest, ouvert: false };
  }
  return { ...told, announced: what, hand: true, ...(what === 'schneider' ? { ouvert: false } : {}) };
}
