import { readAuction, type AuctionReading } from '../auction/auction';
import { checkAnnouncement } from '../contracts/announcement';
import type { AnnouncementFault } from '../contracts/announcement-request';
import type { Contract } from '../contracts/contract';
import { contractFaults, trumpOf } from '../contracts/facts';
import { isHand } from '../contracts/levels';
import type { Card } from '../cards/card';
import type { Trump } from '../cards/orders';
import { fault, type Fault } from '../faults';
import type { GameRule, Ruleset, SkatHandling } from '../rulesets/ruleset';
import type { Seat } from '../seats';
import type { DealRecord } from './record';

/** A contract that is played: by whom, for what, and how far the announcement was allowed. */
export interface Undertaking {
  readonly declarer: Seat;
  /** The last figure bid or held; null where none was named. In a code of named calls the rank of the call. */
  readonly bid: number | null;
  readonly game: GameRule;
  /** As the law leaves it. */
  readonly contract: Contract;
  readonly skat: SkatHandling;
  readonly trump: Trump;
  readonly announcementFaults: readonly AnnouncementFault[];
}

/** The auction, and the contract that is played, if one is. */
export interface Agreed {
  readonly auction: AuctionReading | null;
  readonly undertaking: Undertaking | null;
}

export type AgreedAnswer =
  { readonly ok: true; readonly agreed: Agreed } | { readonly ok: false; readonly faults: readonly Fault[] };

const refused = (...faults: readonly Fault[]) => ({ ok: false, faults }) as const;

/** Who plays what by the record: from the calls where they are given, and they must agree with what is said beside them. */
export const readUndertaking = (ruleset: Ruleset, record: DealRecord): AgreedAnswer => {
  const { calls, contract } = record;
  const auction = calls === undefined ? null : readAuction(ruleset, calls);
  const disagreeing = auction === null ? [] : disagreements(auction, record);
  if (disagreeing.length > 0) return refused(...disagreeing);
  if (contract === undefined) return { ok: true, agreed: { auction, undertaking: null } };
  const declarer = record.declarer ?? auction?.state.declarer ?? undefined;
  if (declarer === undefined) return refused(fault('facts-missing', '/declarer', { field: 'declarer' }));
  const bid = record.bid ?? auction?.state.highBid ?? null;
  const announced = readAnnouncement(ruleset, record, contract, bid);
  if (!announced.ok) return announced;
  return { ok: true, agreed: { auction, undertaking: { declarer, bid, ...announced.announced } } };
};

const disagreements = ({ faults, state }: AuctionReading, { declarer, bid }: DealRecord): readonly Fault[] => {
  if (faults.length > 0 || state.phase === 'bidding' || state.phase === 'forehand-choice') return [];
  const differs = (said: Seat | number | undefined, came: Seat | number | null): boolean =>
    said !== undefined && said !== came;
  return [
    ...(differs(declarer, state.declarer) ? [fault('auction-disagrees', '/declarer', { field: 'declarer' })] : []),
    ...(differs(bid, state.highBid) ? [fault('auction-disagrees', '/bid', { field: 'bid' })] : []),
  ];
};

type Announced = Pick<Undertaking, 'game' | 'contract' | 'skat' | 'trump' | 'announcementFaults'>;

type AnnouncedAnswer =
  { readonly ok: true; readonly announced: Announced } | { readonly ok: false; readonly faults: readonly Fault[] };

const readAnnouncement = (
  ruleset: Ruleset,
  record: DealRecord,
  contract: Contract,
  bid: number | null,
): AnnouncedAnswer => {
  const game = ruleset.games[contract.game];
  if (game === undefined) return refused(fault('game-not-in-ruleset', '/contract/game', { game: contract.game }));
  const said = isHand(game, contract) && contract.hand === undefined ? { ...contract, hand: true } : contract;
  const skat = handlingOf(game, record, said);
  if (skat === undefined || game.agreed !== undefined) {
    const faults = contractFaults(ruleset, game, { contract, outcome: {} });
    if (faults.length > 0) return refused(...faults);
    return { ok: true, announced: announcedAs(ruleset, game, contract, 'turned', []) };
  }
  const answer = checkAnnouncement(ruleset, { bid, skat, turned: cardsTurned(skat, record), contract: said });
  if (!answer.ok) return answer;
  const stands = answer.faults.length === 0 ? contract : (answer.contract ?? contract);
  return { ok: true, announced: announcedAs(ruleset, game, stands, skat, answer.faults) };
};

/** Where the law binds the declarer to another game than he named, that game is played. */
const announcedAs = (
  ruleset: Ruleset,
  said: GameRule,
  contract: Contract,
  skat: SkatHandling,
  announcementFaults: readonly AnnouncementFault[],
): Announced => {
  const game = ruleset.games[contract.game] ?? said;
  return { game, contract, skat, trump: trumpOf(game, contract), announcementFaults };
};

/** How the skat was used, as far as the record shows it; undefined where a card was turned that nobody wrote down. */
const handlingOf = (
  game: GameRule,
  { turned = [], discard }: DealRecord,
  contract: Contract,
): SkatHandling | undefined => {
  if (turned.length > 0) {
    if (contract.passtMirNicht === true) return 'second-turned';
    return turned.length === 1 ? 'turned' : 'both-exposed';
  }
  if (game.skat === 'turned') return undefined;
  if (discard !== undefined) return 'taken';
  if (game.skat === 'either') return contract.hand === true ? 'untouched' : 'taken';
  return game.skat;
};

/** The cards that make the trump: the second of two where the first was declined. */
const cardsTurned = (skat: SkatHandling, { turned }: DealRecord): readonly Card[] | undefined =>
  skat === 'second-turned' ? turned?.slice(-1) : turned;
