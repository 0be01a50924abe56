import { goldenRows } from './cases';

/** A hand that Foster plays card by card; players are called A, B and C: forehand, middlehand and rearhand. */
interface PlayedHand {
  readonly id: string;
  readonly kind: string;
  readonly given: {
    readonly declarer: string;
    readonly game: string;
    readonly trump?: string;
    readonly dealt?: Readonly<Record<string, readonly string[]>>;
    readonly skatDealt?: readonly string[];
    readonly turned?: string;
    readonly hands: Readonly<Record<string, readonly string[]>>;
    readonly skat: readonly string[];
    readonly bid: number;
    readonly tricks?: readonly Readonly<Record<string, string>>[];
  };
  readonly expect: {
    readonly winners?: readonly string[];
    readonly trickPoints?: readonly number[];
    readonly declarerPoints?: number;
    readonly adversaryPoints?: number;
    readonly declarerTricks?: number;
    readonly gameValue?: number;
    readonly outcome?: string;
    readonly score?: number;
    readonly error?: { readonly type: string; readonly trick?: number; readonly seat?: string; readonly card?: string };
  };
}

export interface PlayedCard {
  readonly seat: string;
  readonly card: string;
}

/** The body of `deals/replay` for a hand. */
export interface ToldDeal {
  readonly ruleset: string;
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly skat: readonly string[];
  readonly declarer: string;
  readonly bid: number;
  readonly contract: Readonly<Record<string, string>>;
  readonly turned?: readonly string[];
  readonly discard?: readonly string[];
  readonly plays: readonly PlayedCard[];
}

const PLAYERS = ['A', 'B', 'C'];
export const seatOf = (player: string): string => ['forehand', 'middlehand', 'rearhand'][PLAYERS.indexOf(player)] ?? '';

/** Who leads to each trick of the illustrative hand behind a row: the rows derived from it tell no winners. */
const LEADERS: Readonly<Record<string, string>> = {
  tournee: 'AABABAACBA',
  solo: 'ACABBBAAAB',
  'solo-grand': 'ACBCBBBBBB',
};

/** Foster's illustrative hands and those derived from them, as bodies of `deals/replay` with what is expected. */
export const fosterDeals = goldenRows<PlayedHand>('foster.jsonl')
  .filter(({ kind, given }) => kind === 'deal' && given.tricks !== undefined)
  .map(({ id, given, expect: expected }) => ({ id, expected, deal: toldDeal(given) }));

function toldDeal({ dealt = {}, hands, skatDealt, skat, turned, trump, ...given }: PlayedHand['given']): ToldDeal {
  const hand = (player: string): readonly string[] => dealt[player] ?? hands[player] ?? [];
  const leaders = LEADERS[given.game] ?? '';
  return {
    ruleset: 'foster',
    hands: { forehand: hand('A'), middlehand: hand('B'), rearhand: hand('C') },
    skat: skatDealt ?? skat,
    ...(skatDealt === undefined ? {} : { discard: skat }),
    ...(turned === undefined ? {} : { turned: [turned] }),
    declarer: seatOf(given.declarer),
    bid: given.bid,
    contract: { game: given.game, ...(trump === undefined ? {} : { trump }) },
    plays: (given.tricks ?? []).flatMap((trick, index) =>
      [0, 1, 2].map((place) => {
        const player = PLAYERS[(PLAYERS.indexOf(leaders[index] ?? 'A') + place) % 3] ?? 'A';
        return { seat: seatOf(player), card: trick[player] ?? '' };
      }),
    ),
  };
}

/** One of them by its name. */
export const fosterDeal = (id: string): ToldDeal => {
  const found = fosterDeals.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no hand ${id}`);
  return found.deal;
};
