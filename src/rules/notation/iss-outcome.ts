import { TRICKS } from '../cards/points';
import type { Matadors } from '../contracts/contract';
import type { DealRecord } from '../play/record';
import type { Replay } from '../play/replay';
import type { Counts } from '../play/tally';
import { declarerOf } from './deal-iss';
import { issSeatOf } from './iss-deal';
import type { IssOutcome, IssRecord, IssSeat } from './iss-record';

const SCHNEIDER = { least: 30, most: 90 } as const;

const NOTHING: IssOutcome = {
  declarer: -1,
  outcome: 'penalty',
  value: 0,
  matadors: 0,
  overbid: false,
  cardPoints: 0,
  tricks: 0,
  schneider: false,
  schwarz: false,
  penalized: [false, false, false],
  left: -1,
  timedOut: -1,
  resigned: false,
};

/**
 * The result that belongs under a replayed deal in a record of the server: the value of this ruleset and the counts so
 * far. A deal that broke off before a contract is a penalty of whoever ran out of time. Undefined where there is none.
 */
export const issResultOf = (deal: DealRecord, replay: Replay): IssRecord['result'] | undefined => {
  const late = lateSeat(deal);
  if (deal.contract === undefined) {
    if (late !== -1) return { ...NOTHING, penalized: penaltyOf(late), timedOut: late };
    return replay.auction?.state.phase === 'passed-in' ? 'passed' : undefined;
  }
  const declarer = deal.declarer ?? declarerOf(deal.calls ?? []);
  const cardPoints = ofDeclarer(replay.cardPoints);
  const tricks = ofDeclarer(replay.trickCounts);
  const { result } = replay;
  if (declarer === undefined || result === null || cardPoints === null || tricks === null) return undefined;
  const bid = deal.bid ?? replay.auction?.state.highBid ?? 0;
  const isCounted = deal.contract.game !== 'null' && allPlayed(replay.trickCounts);
  return {
    ...NOTHING,
    declarer: issSeatOf(declarer),
    outcome: result.won ? 'win' : 'loss',
    value: result.score,
    matadors: signed(result.matadors),
    overbid: bid > result.value,
    cardPoints,
    tricks,
    schneider: isCounted && (cardPoints <= SCHNEIDER.least || cardPoints >= SCHNEIDER.most),
    schwarz: isCounted && (tricks === 0 || tricks === TRICKS),
    timedOut: late,
    resigned: deal.ending?.kind === 'conceded',
  };
};

const lateSeat = ({ ending }: DealRecord): IssSeat | -1 =>
  ending?.kind !== 'timeout' || ending.by === 'declarer' || ending.by === 'opponents' ? -1 : issSeatOf(ending.by);

const penaltyOf = (late: IssSeat | -1): IssOutcome['penalized'] => [late === 0, late === 1, late === 2];

const ofDeclarer = (counts: Counts): number | null => ('declarer' in counts ? counts.declarer : null);

const allPlayed = (counts: Counts): boolean =>
  'declarer' in counts && (counts.declarer ?? 0) + (counts.opponents ?? 0) === TRICKS;

const signed = (matadors: Matadors | null): number => {
  if (matadors === null) return 0;
  return 'with' in matadors ? matadors.with : -matadors.without;
};
