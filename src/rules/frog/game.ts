import type { Suit } from '../cards/card';
import * as laws from '../laws/frog/frog';
import type { Law } from '../laws/law';
import type { Text } from '../text';

/** A game that may be offered. */
export interface Game {
  readonly name: Text;
  readonly trumps: readonly Suit[];
  /** Whether the declarer takes the widow and lays three cards away, or leaves it to the end. */
  readonly widow: 'taken' | 'untouched';
  /** Counters for a point over or under 60. */
  readonly rate: number;
  readonly law: Law;
}

/** The games, lowest first; each outbids those before it. */
export const GAMES = {
  frog: {
    name: { en: 'Frog', de: 'Frog' },
    trumps: ['H'],
    widow: 'taken',
    rate: 1,
    law: laws.frogGame,
  },
  chico: {
    name: { en: 'Chico', de: 'Chico' },
    trumps: ['C', 'S', 'D'],
    widow: 'untouched',
    rate: 2,
    law: laws.chico,
  },
  grand: {
    name: { en: 'Grand', de: 'Grand' },
    trumps: ['H'],
    widow: 'untouched',
    rate: 4,
    law: laws.grand,
  },
} as const satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = ['frog', 'chico', 'grand'] as const satisfies readonly GameId[];

/** Cards in a hand and in the widow, tricks of a deal, and the card points at which nobody pays. */
export const HAND = 11;
export const WIDOW = 3;
export const TRICKS = 11;
export const LEVEL = 60;

/** The game with its trump; a game with one trump needs none named. */
export interface Contract {
  readonly game: GameId;
  readonly trump?: Suit | undefined;
}

/** The trump of a contract; undefined where it must be named and is not. */
export const trumpOf = ({ game, trump }: Contract): Suit | undefined => {
  const { trumps }: Game = GAMES[game];
  return trump ?? (trumps.length === 1 ? trumps[0] : undefined);
};

/** Why a game may not be played as announced. */
export const ANNOUNCEMENT_FAULTS = {
  'trump-not-allowed': {
    en: '{trump} cannot be trumps in {game}.',
    de: '{trump} kann in {game} nicht Trumpf sein.',
  },
  'trump-missing': { en: '{game} needs a trump.', de: '{game} braucht einen Trumpf.' },
  'not-the-game-bid': { en: '{bid} was offered, not {game}.', de: 'Geboten ist {bid}, nicht {game}.' },
  'widow-not-touched': { en: 'In {game} the widow stays untouched.', de: 'In {game} bleibt der Skat liegen.' },
  'widow-taken': { en: 'In {game} the widow is taken.', de: 'In {game} wird der Skat aufgenommen.' },
  'discard-count': {
    en: '{found} cards are laid away; three belong away.',
    de: 'Gedrückt sind {found} Karten; es müssen drei sein.',
  },
} as const satisfies Readonly<Record<string, Text>>;
export type AnnouncementFaultCode = keyof typeof ANNOUNCEMENT_FAULTS;

export interface AnnouncementFault {
  readonly code: AnnouncementFaultCode;
  readonly law: Law;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is announced: the offer, the game, and as far as told how the widow was used and how many cards were laid away. */
export interface Announcement {
  readonly bid?: GameId | undefined;
  readonly contract: Contract;
  readonly widow?: 'taken' | 'untouched' | undefined;
  readonly laidAway?: number | undefined;
}

/** Everything that is wrong with an announcement; nothing where it may be played. */
export const announcementFaults = ({ bid, contract, widow, laidAway }: Announcement): readonly AnnouncementFault[] => {
  const { game, trump } = contract;
  const { trumps, widow: itsWidow, law }: Game = GAMES[game];
  const faults: AnnouncementFault[] = [];
  if (bid !== undefined && bid !== game)
    faults.push({ code: 'not-the-game-bid', law: laws.named, values: { bid, game } });
  if (trumpOf(contract) === undefined) faults.push({ code: 'trump-missing', law, values: { game } });
  if (trump !== undefined && !trumps.includes(trump))
    faults.push({ code: 'trump-not-allowed', law, values: { trump, game } });
  if (widow !== undefined && widow !== itsWidow) {
    faults.push({ code: itsWidow === 'taken' ? 'widow-taken' : 'widow-not-touched', law, values: { game } });
  }
  const belongs = itsWidow === 'taken' ? WIDOW : 0;
  if (laidAway !== undefined && laidAway !== belongs) {
    faults.push({
      code: belongs === 0 ? 'widow-not-touched' : 'discard-count',
      law,
      values: { game, found: laidAway },
    });
  }
  return faults;
};
