import { rankOf, SUITS, suitOf, formatCard, type Card, type Suit } from '../cards/card';
import { firstDuplicate } from '../cards/card-set';
import { isBiddable } from '../auction/bid-values';
import { fault, type Fault } from '../faults';
import type { Law } from '../laws/law';
import type { GameRule, Ruleset, SkatHandling } from '../rulesets/ruleset';
import type { Contract } from './contract';
import type { AnnouncementFault, AnnouncementFaultCode, AnnouncementRequest } from './announcement-request';
import { trumpFaults } from './facts';
import { checkHouseCalls } from './house-calls';

/** May it be announced, and the contract as the law leaves it; null where no game stands. */
export type AnnouncementAnswer =
  | { readonly ok: true; readonly faults: readonly AnnouncementFault[]; readonly contract: Contract | null }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const HANDLINGS: Readonly<Record<GameRule['skat'], readonly SkatHandling[]>> = {
  untouched: ['untouched'],
  taken: ['taken'],
  turned: ['turned', 'second-turned', 'both-exposed'],
  either: ['untouched', 'taken'],
};

const TURNED_CARDS: Readonly<Record<SkatHandling, number>> = {
  untouched: 0,
  taken: 0,
  turned: 1,
  'second-turned': 1,
  'both-exposed': 2,
};

/**
 * Whether a contract may be announced (Foster laws 1, 28 to 31, 38 to 41; ISkO 2.6). A part that is not allowed drops
 * out; a way of taking up the skat that announces a game binds to it.
 */
export const checkAnnouncement = (ruleset: Ruleset, request: AnnouncementRequest): AnnouncementAnswer => {
  const { skat, contract } = request;
  const game = ruleset.games[contract.game];
  const impossible = impossibleFacts(ruleset, game, request);
  if (game === undefined || impossible.length > 0) return { ok: false, faults: impossible };
  if (game.agreed !== undefined) {
    return refused('game-not-agreed', game.law, forcedContract(ruleset, request));
  }
  if (!HANDLINGS[game.skat].includes(skat)) {
    return refused('skat-use', ruleset.skat.forced[skat]?.law ?? ruleset.skat.law, forcedContract(ruleset, request));
  }
  if (ranksBelowCall(ruleset, request)) return refused('below-the-call', ruleset.bidding.law, null);
  const turned = turnedFault(ruleset, game, request);
  if (turned !== undefined) return { ok: true, faults: [turned], contract: forcedContract(ruleset, request) };
  return droppedParts(ruleset, game, request);
};

const refused = (code: AnnouncementFaultCode, law: Law, contract: Contract | null): AnnouncementAnswer => ({
  ok: true,
  faults: [{ code, law }],
  contract,
});

/** Where games are bid by name, the game played must be the one called or one that outranks it. */
const ranksBelowCall = (ruleset: Ruleset, { bid, contract }: AnnouncementRequest): boolean => {
  const rank = ruleset.bidding.named?.findIndex(
    ({ game, trump }) => game === contract.game && trump === contract.trump,
  );
  return rank !== undefined && typeof bid === 'number' && rank + 1 < bid;
};

/** Facts that make no question: a game of another code, a card twice, turned cards missing, a bid that is none. */
const impossibleFacts = (
  ruleset: Ruleset,
  game: GameRule | undefined,
  request: AnnouncementRequest,
): readonly Fault[] => {
  const { contract, bid, turned = [], skat, kontraBid } = request;
  if (game === undefined) return [fault('game-not-in-ruleset', '/contract/game', { game: contract.game })];
  const faults: Fault[] = [];
  if (typeof bid === 'number' && !isBiddable(ruleset, bid)) {
    faults.push(fault('not-a-game-value', '/bid', { bid }, ruleset.bidding.law));
  }
  faults.push(...trumpFaults(game, contract));
  const twice = firstDuplicate(turned);
  if (twice !== undefined) faults.push(fault('card-twice', '/turned', { card: formatCard(twice) }));
  if (contract.kontra !== undefined && ruleset.kontra?.right === 'bid-or-held' && kontraBid === undefined) {
    faults.push(fault('facts-missing', '/kontraBid', { field: 'kontraBid' }, ruleset.kontra.law));
  }
  const expected = TURNED_CARDS[skat];
  if (turned.length === 0 && expected > 0) faults.push(fault('facts-missing', '/turned', { field: 'turned' }));
  else if (turned.length !== expected)
    faults.push(fault('wrong-card-count', '/turned', { found: turned.length, expected }));
  return faults;
};

/** The suit that turned cards make trump: of two exposed the one of higher value (law 29). */
const turnedSuit = (turned: readonly Card[]): Suit | undefined =>
  SUITS.find((suit) => turned.some((card) => suitOf(card) === suit));

const turnedFault = (
  ruleset: Ruleset,
  game: GameRule,
  { contract, skat, turned = [] }: AnnouncementRequest,
): AnnouncementFault | undefined => {
  if (game.skat !== 'turned') return undefined;
  const law = ruleset.skat.forced[skat]?.law ?? ruleset.skat.law;
  if (game.turned !== undefined) {
    const allowed = skat !== 'both-exposed' && turned.every((card) => rankOf(card) === game.turned?.rank);
    return allowed ? undefined : { code: 'turned-card-forbids', law: skat === 'both-exposed' ? law : game.turned.law };
  }
  return contract.trump === turnedSuit(turned) ? undefined : { code: 'not-the-turned-suit', law };
};

/** The contract that the way of taking up the skat binds to, where it binds to one. */
const forcedContract = (ruleset: Ruleset, { skat, turned = [] }: AnnouncementRequest): Contract | null => {
  const forced = ruleset.skat.forced[skat];
  if (forced === undefined) return null;
  const trump = turnedSuit(turned);
  return {
    game: forced.game,
    ...(trump === undefined ? {} : { trump }),
    ...(forced.passtMirNicht === undefined ? {} : { passtMirNicht: true }),
  };
};

/** Parts of the announcement that the code does not allow drop out; what a game carries unsaid is added. */
const droppedParts = (ruleset: Ruleset, game: GameRule, request: AnnouncementRequest): AnnouncementAnswer => {
  const { contract, skat } = request;
  const { game: id, trump, hand = false, ouvert = false, announced, passtMirNicht = false } = contract;
  const house = checkHouseCalls(ruleset, game, request);
  const fromHandOnly = game.skat === 'either' && game.goal === 'points';
  const handStands = hand && game.skat === 'either' && skat === 'untouched';
  const partsStand = !fromHandOnly || handStands;
  const levelExists = announced !== undefined && game.announces.includes(announced);
  const opens = ouvert && game.ouvert === true;
  const isSecond = skat === 'second-turned' && game.secondTurn === true;
  const refusals: readonly (readonly [boolean, AnnouncementFault])[] = [
    [hand && !handStands, { code: 'hand-not-allowed', law: ruleset.announcing }],
    [announced !== undefined && !levelExists, { code: 'announcement-not-allowed', law: ruleset.announcing }],
    [ouvert && !opens, { code: 'ouvert-not-allowed', law: ruleset.announcing }],
    [fromHandOnly && !hand && (ouvert || levelExists), { code: 'hand-not-said', law: ruleset.announcing }],
    [passtMirNicht && !isSecond, { code: 'passt-mir-nicht-not-allowed', law: ruleset.skat.law }],
  ];
  const ouvertStands = opens && partsStand;
  const said = levelExists && partsStand ? announced : game.carries?.level;
  const level = ouvertStands && game.goal === 'points' ? 'schwarz' : said;
  return {
    ok: true,
    faults: [...refusals.flatMap(([isRefused, found]) => (isRefused ? [found] : [])), ...house.faults],
    contract: {
      game: id,
      ...(trump === undefined ? {} : { trump }),
      ...(handStands ? { hand: true } : {}),
      ...(ouvertStands ? { ouvert: true } : {}),
      ...(level === undefined ? {} : { announced: level }),
      ...(isSecond ? { passtMirNicht: true } : {}),
      ...house.stands,
    },
  };
};
