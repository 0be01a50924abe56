export { CALL_FAULTS, readAuction, type Auction, type Call, type CallFaultCode } from './auction';
export { formatCard, mayPlay, PACK, parseCard, pointsOf, RANK_POINTS, RANKS, type Card } from './card';
export {
  ANNOUNCEMENT_FAULTS,
  announcementFaults,
  GAME_IDS,
  GAMES,
  HAND,
  LEVEL,
  TRICKS,
  trumpOf,
  WIDOW,
  type AnnouncementFaultCode,
  type Contract,
  type Game,
  type GameId,
} from './game';
export { PLAY_FAULTS, replay, type Play, type PlayFaultCode, type Position, type Replay } from './replay';
export { dealAt, type Deal, type Table } from './table';
export { scoresAt, valueOf, type Value } from './value';
