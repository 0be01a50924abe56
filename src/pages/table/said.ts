import type { KontraCall } from '../../rules/rulesets/house-rules';
import type { Spoken } from '../words/dictionary';
import type { Extra, Game, ToldGame } from './draft';
import type { Line } from './lines';
import type { tableWords } from './words';

export type TableWords = Spoken<typeof tableWords>;

/** A figure as it is written in a list: with its sign, and a minus that is one. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** A figure without a plus. */
export const plain = (points: number): string => String(points).replace('-', '\u2212');

/** What a game is called. */
export const gameWord = (game: Game, words: TableWords): string =>
  ({
    C: words.clubs,
    S: words.spades,
    H: words.hearts,
    D: words.diamonds,
    grand: words.grand,
    null: words.nullGame,
  })[game];

/** What an extra is called. */
export const extraWord = (extra: Extra, words: TableWords): string =>
  ({
    hand: words.hand,
    schneider: words.schneider,
    schwarz: words.schwarz,
    ouvert: words.ouvert,
    'schneider-announced': words.schneiderAnnounced,
    'schwarz-announced': words.schwarzAnnounced,
  })[extra];

/** What a doubling is called. */
export const kontraWord = (call: KontraCall, words: TableWords): string =>
  ({ kontra: words.kontra, re: words.re, hirsch: words.hirsch })[call];

/** The key of a told game. */
export function gameOf({ contract }: Pick<ToldGame, 'contract'>): Game | undefined {
  if (contract.game === 'suit') return contract.trump;
  return contract.game === 'grand' || contract.game === 'null' ? contract.game : undefined;
}

/** What stands behind the name of a game: run, Hand, announcements, level, bid. */
export function detailsOf(facts: Readonly<Record<string, unknown>>, words: TableWords): string {
  const { contract, matadors, outcome, bid, bock } = facts as Partial<ToldGame>;
  if (contract === undefined) return '';
  const run =
    matadors === undefined
      ? undefined
      : 'with' in matadors
        ? `${words.withRun} ${matadors.with}`
        : `${words.withoutRun} ${matadors.without}`;
  const level = outcome !== undefined && 'won' in outcome ? outcome.level : undefined;
  return [
    run,
    contract.hand === true ? words.hand : undefined,
    contract.announced === 'schneider' ? words.schneiderAnnounced : undefined,
    contract.announced === 'schwarz' ? words.schwarzAnnounced : undefined,
    level === 'schneider' && contract.announced === undefined ? words.schneider : undefined,
    level === 'schwarz' && contract.announced !== 'schwarz' ? words.schwarz : undefined,
    contract.ouvert === true ? words.ouvert : undefined,
    contract.spitze === true ? words.spitze : undefined,
    contract.kontra === undefined ? undefined : kontraWord(contract.kontra, words),
    bock === true ? words.bock : undefined,
    bid === undefined ? undefined : `${words.overbid} ${bid}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The name of what a line holds. */
export function lineWord({ kind, facts }: Pick<Line, 'kind' | 'facts'>, words: TableWords): string {
  if (kind === 'passed') return words.passed;
  if (kind === 'not-played') return words.notPlayed;
  if (kind === 'ramsch') return words.ramsch;
  const game = gameOf(facts as unknown as ToldGame);
  return game === undefined ? words.game : gameWord(game, words);
}
