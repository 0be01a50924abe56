import type { z } from 'zod';
import {
  cite,
  explainFault,
  explainPlayFault,
  formatCard,
  RULES_REVISION,
  runningPoints,
  type Language,
  type RecordedIncident,
  type Replay,
  type ReplayedTrick,
} from '../../../rules';
import { presentAuction, SEAT_NAMES } from '../bids';
import { presentAnnouncement, presentValuation } from '../contracts';
import { presentRamsch } from '../contracts';
import type { ReplayedDeal } from './deal-record';
import type { ReplayAnswer } from './replay.schema';

type Answer = z.infer<typeof ReplayAnswer>;

/** A replayed deal in the words of one language. */
export const presentReplay = ({ ruleset, record, replay }: ReplayedDeal, language: Language): Answer => {
  const { auction, contract, announcementFaults, result, ramsch } = replay;
  const calls = record.calls ?? [];
  const isLegal = replay.faults.length + announcementFaults.length + (auction?.faults.length ?? 0) === 0;
  return {
    ruleset: ruleset.id,
    legal: isLegal,
    faults: replay.faults.map(({ play, seat, code, law, trick, shownIn }) => ({
      play,
      seat,
      code,
      law: cite(law, ruleset.id).citation,
      message: explainPlayFault(code, SEAT_NAMES[seat], record.plays[play]?.card ?? null)[language],
      trick,
      ...(shownIn === undefined ? {} : { shownIn }),
    })),
    auction: auction && presentAuction(ruleset, calls, auction, language),
    announcement: contract && presentAnnouncement(ruleset, { faults: announcementFaults, contract }, language),
    tricks: presentTricks(replay),
    toPlay: replay.toPlay,
    mayPlay: replay.mayPlay && replay.mayPlay.map(formatCard),
    skatPoints: replay.skatPoints,
    cardPoints: replay.cardPoints,
    trickCounts: replay.trickCounts,
    decided: replay.decided,
    result: result && presentValuation(ruleset, result, language),
    ramsch: ramsch && presentRamsch(ruleset, ramsch, language),
    incidents: replay.incidents.map(presentIncident),
    missing: replay.missing.map((fault) => ({
      pointer: fault.pointer,
      code: fault.code,
      message: explainFault(fault)[language],
    })),
    rulesRevision: RULES_REVISION,
  };
};

const presentTricks = ({ tricks, played }: Replay): Answer['tricks'] => {
  const running = runningPoints(tricks, played?.undertaking.declarer);
  return tricks.map((trick, index) => ({ ...presentTrick(trick), running: running[index] ?? null }));
};

const presentTrick = ({ leader, cards, seats, plays, winner, points }: ReplayedTrick) => ({
  leader,
  cards: cards.map((card) => (card === null ? null : formatCard(card))),
  seats: [...seats],
  plays: [...plays],
  winner,
  points,
});

const presentIncident = ({ situation, fault: _fault, ...incident }: RecordedIncident): Answer['incidents'][number] => {
  const { cards, playedOut: _, ...rest } = situation;
  const held = cards && { hand: cards.hand.map(formatCard), skat: cards.skat.map(formatCard) };
  return {
    ...incident,
    situation: { ...rest, ...(held === undefined ? {} : { cards: held }) },
  } as Answer['incidents'][number];
};
