import type { Rank, Suit } from '../cards/card';
import type { Law, Reading, RulesetId } from '../laws/law';
import type { RamschFormName, RamschOfCode } from '../ramsch/form';
import type { Text } from '../text';
import type { HouseOption, KontraRule } from './house-rules';

/** A level that can be announced before the first lead. */
export const ANNOUNCEMENTS = ['schneider', 'schwarz'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** What the winning side made of the other: nothing more, schneider, schwarz. */
export const LEVELS = ['simple', 'schneider', 'schwarz'] as const;
export type Level = (typeof LEVELS)[number];

export const OPTIONAL_GAMES = ['revolution', 'uno', 'duo', 'turned-nullo', 'call'] as const;
export type OptionalGame = (typeof OPTIONAL_GAMES)[number];

export const GAME_IDS = [
  'suit',
  'grand',
  'null',
  'tournee',
  'turned-grand',
  'gucki-grand',
  'solo',
  'solo-grand',
  'open-grand',
  'gucki-nullo',
  'open-gucki-nullo',
  'solo-nullo',
  'open-solo-nullo',
  'turned-nullo',
  'revolution',
  'uno',
  'duo',
  'open-uno',
  'open-duo',
  'call',
  'frage',
  'tourne',
  'tourne-grand',
  'guckser-grand',
  'grand-ouvert',
  'nullo',
  'nullo-ouvert',
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A number with the law it comes from. */
export interface Cited {
  readonly amount: number;
  readonly law: Law;
}

/** A value that is the same however the game goes, for each way of playing it. */
export interface FlatValues {
  readonly closed: number;
  readonly hand?: number;
  readonly ouvert?: number;
  readonly ouvertHand?: number;
}

/** One game of a ruleset. */
export interface GameRule {
  readonly name: Text;
  /** `suit`: the contract names a trump suit; `jacks`: Grand; `none`: the Null family. */
  readonly trumps: 'suit' | 'jacks' | 'none';
  /** What wins: card points, or exactly so many tricks. */
  readonly goal: 'points' | 0 | 1 | 2;
  /** Unit value to be multiplied, or a flat value. */
  readonly value:
    | {
        readonly kind: 'multiplied';
        readonly unit: number | Readonly<Record<Suit, number>>;
        /** The unit of the game played open, which then counts no level for being open. */
        readonly open?: Cited;
      }
    | { readonly kind: 'flat'; readonly values: FlatValues };
  /** How the skat is used: `either` where the contract says Hand or not. */
  readonly skat: 'untouched' | 'taken' | 'turned' | 'either';
  /** Levels that may be announced; in a game of `either` kind only from the hand. */
  readonly announces: readonly Announcement[];
  /** A level that the game carries as announced without a word. */
  readonly carries?: { readonly level: Announcement; readonly law: Law };
  /** May be played with open cards by saying so. */
  readonly ouvert?: true;
  /** The first turned card may be declined (passt-mir-nicht). */
  readonly secondTurn?: true;
  /** A lost game counts so many times. */
  readonly loss?: Cited;
  /** The rank that the turned card must have. */
  readonly turned?: { readonly rank: Rank; readonly law: Law };
  /**
   * Overbid, it costs the bid itself where some game can be worth it, and not the next multiple of its unit; with what
   * makes that doubtful.
   */
  readonly costsTheBid?: { readonly doubt: Text };
  /** The opponents play from one hand of twenty cards (Revolution). */
  readonly opponentsPool?: true;
  /** Played only where the table has agreed to it. */
  readonly agreed?: OptionalGame;
  /** May be given up early under the code's own law. */
  readonly abandonable?: true;
  readonly law: Law;
}

/** The addends of a multiplier beside the matadors, in the order in which they are counted. */
export const LEVEL_PARTS = [
  'game',
  'hand',
  'schneider',
  'schneider-announced',
  'schwarz',
  'schwarz-announced',
  'ouvert',
] as const;
export type LevelPart = (typeof LEVEL_PARTS)[number];

export const ENDING_KINDS = ['conceded', 'abandoned', 'thrown-in', 'offence', 'claim'] as const;
export type EndingKind = (typeof ENDING_KINDS)[number];
export type Side = 'declarer' | 'opponents';

/**
 * What an early end does:
 * `as-counted` - the counts are final, everything open having been assigned;
 * `loses-undecided` - the declarer loses unless the counts so far have decided the game for him;
 * `wins-undecided` - the declarer wins unless the counts so far have decided it against him;
 * `loses`, `wins` - whatever was counted; `claims` - won at the level claimed.
 */
export type EndingEffect = 'as-counted' | 'loses-undecided' | 'wins-undecided' | 'loses' | 'wins' | 'claims';

export interface EndingRule {
  readonly effect: EndingEffect;
  readonly law: Law;
  /** Wins even a game that is worth less than the bid. */
  readonly curesOverbid?: true;
  /** Lost at the level to which the hand was played on afterwards. */
  readonly levelAsPlayed?: true;
  /** A level that the bid demands is credited, under this law. */
  readonly creditsRequired?: Law;
  /** Tricks that the side which ended the game would have made in any play are not counted against it. */
  readonly keepsSureTricks?: true;
  /** Only in games that are `abandonable`. */
  readonly onlyAbandonable?: true;
  /** Said where the code itself is silent. */
  readonly doubt?: Text;
}

/** How the declarer has used the skat when he announces. */
export const SKAT_HANDLINGS = ['untouched', 'taken', 'turned', 'second-turned', 'both-exposed'] as const;
export type SkatHandling = (typeof SKAT_HANDLINGS)[number];

/** A game that a way of taking up the skat binds the declarer to, whatever he says. */
export interface ForcedGame {
  readonly game: GameId;
  readonly law: Law;
  /** It is the second card that was turned. */
  readonly passtMirNicht?: true;
}

/** A call that names a game. */
export interface NamedCall {
  readonly name: string;
  readonly game: GameId;
  readonly trump?: Suit;
}

/** Everything that makes two codes of Skat different, as one frozen value. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly aliases: readonly string[];
  readonly name: Text;
  readonly edition: string;
  readonly summary: Text;
  readonly source: Text;
  readonly games: Readonly<Partial<Record<GameId, GameRule>>>;
  readonly matadors: { readonly suit: number; readonly jacks: number; readonly law: Law };
  readonly levels: Readonly<Record<LevelPart, Cited>>;
  /** The law by which unit and multiplier make the value. */
  readonly calculation: Law;
  /** A code that multiplies an announced game instead of adding the announcement; `beyond` is added for a higher level. */
  readonly announcedFactor?: Readonly<Record<Announcement | 'beyond', Cited>>;
  /** Card points: the declarer wins with `win`, makes schneider with `schneider`, and is schneider with `ownSchneider` or fewer. */
  readonly thresholds: {
    readonly win: Cited;
    readonly schneider: Cited;
    readonly ownSchneider: Cited;
    /** All ten tricks, or none. */
    readonly schwarz: Law;
    readonly tricks: Law;
  };
  /** A missed announcement: charged at the announced level only, or at a higher level that was suffered. */
  readonly missedAnnouncement: { readonly charges: 'announced' | 'announced-or-suffered'; readonly law: Law };
  /** How often a lost game counts, where the game itself does not say. */
  readonly loss: Cited;
  /** How often a lost Hand game counts, where that differs. */
  readonly handLoss?: Cited;
  /** How often a lost game counts when the second card was turned (passt-mir-nicht). */
  readonly secondTurnLoss?: Cited;
  readonly overbid: {
    readonly law: Law;
    /** A flat game below the bid: the next multiple of its value, or the cheapest game with trumps. */
    readonly flat: 'next-multiple' | 'cheapest-trump-game';
    readonly flatLaw: Law;
  };
  /** The law that says where levels may be announced. */
  readonly announcing: Law;
  /** What taking up the skat announces, where the code says so. */
  readonly skat: { readonly law: Law; readonly forced: Readonly<Partial<Record<SkatHandling, ForcedGame>>> };
  readonly bidding: {
    /** Biddable are the values of games, any number from the lowest of them, or games by name. */
    readonly figures: 'game-values' | 'any-number' | 'named-games';
    /** The calls of a code that bids games by name, low to high; their ranks, from 1, stand for them. */
    readonly named?: readonly NamedCall[];
    readonly law: Law;
    readonly order: Law;
    /** No figure is recalled and nobody comes back after passing. */
    readonly noReturn: Law;
    /** The figure at which forehand takes a game that nobody has bid for; null where none is named. */
    readonly unbidFigure: number | null;
  };
  readonly passedOut: {
    readonly follows: 'passed-in' | 'ramsch';
    readonly law: Law;
    /** Who may call Ramsch, or that nobody may. */
    readonly ramschLaw: Law;
  };
  /** How the code itself values a Ramsch; null where it has none or its figures are lost. */
  readonly ramsch: RamschOfCode | null;
  /** The laws of play: the order in which cards are played and what a trick is, and the duty to follow suit. */
  readonly playing: { readonly order: Law; readonly following: Law };
  readonly endings: Readonly<Partial<Record<EndingKind, Readonly<Partial<Record<Side, EndingRule>>>>>>;
  /** The laws of a code that first asks whether the game was already decided when somebody offended. */
  readonly consequences?: { readonly afterDecision: Law; readonly playingOn: Law; readonly burdenOfProof: Law };
  readonly players: { readonly fewest: number; readonly most: number };
  /** What Foster's prose says where it differs, in force under the reading `prose`. */
  readonly prose?: Partial<Pick<Ruleset, 'games' | 'bidding'>>;
  /** What was different until the end of 1998, in force where a table has agreed to the old values. */
  readonly before1999?: Pick<Ruleset, 'games' | 'handLoss'>;
  /** Kontra, in force where a table has agreed to it. */
  readonly kontra?: KontraRule;
  /** How often an entry counts in a Bock round, in force where a table has agreed to them. */
  readonly bock?: Cited;
  /** What an announced Spitze adds to the multiplier, in force where a table has agreed to it. */
  readonly spitze?: Cited;
  /** House rules that a table may agree to. */
  readonly options: {
    readonly games: readonly OptionalGame[];
    readonly readings: readonly Reading[];
    readonly ramsch: readonly RamschFormName[];
    readonly house: readonly HouseOption[];
  };
}
