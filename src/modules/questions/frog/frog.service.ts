import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  cite,
  fault,
  fillText,
  frog,
  RULES_REVISION,
  SEATS,
  type Fault,
  type Language,
  type Law,
  type Seat,
  type Text,
} from '../../../rules';
import { refusalOf } from '../faults';
import { citedLaw, type CitedLaw } from '../laws';
import { cardPointsOf, contractFaults, dealFaults, positionOf, tableFaults } from './facts';
import type * as schema from './frog.schema';

type Announced = z.infer<typeof schema.FrogAnnouncementQuestion>;
type AnnouncementAnswer = z.infer<typeof schema.FrogAnnouncementAnswer>;
type AuctionAnswer = z.infer<typeof schema.FrogAuctionAnswer>;
type Deal = z.infer<typeof schema.FrogReplayQuestion>;

/** Whether a question is asked under Frog. */
export const isFrog = <Question extends { readonly ruleset: 'frog' }>(
  question: { readonly ruleset: string } | Question,
): question is Question => question.ruleset === 'frog';

/** Answers questions about Frog. */
@Injectable()
export class FrogService {
  /** Whether offers are legal in their order, and where they then stand. */
  bids({ calls }: z.infer<typeof schema.FrogAuctionQuestion>, language: Language): AuctionAnswer {
    return presentAuction(callsOf(calls), language);
  }

  /** May this be announced. */
  announcement(question: Announced, language: Language): AnnouncementAnswer {
    return presentAnnouncement(question, language);
  }

  /** What a game is worth to everybody at the table. */
  value(
    { bid, contract, outcome, table }: z.infer<typeof schema.FrogValueQuestion>,
    language: Language,
  ): z.infer<typeof schema.FrogValueAnswer> {
    refuse([...contractFaults({ bid, contract }), ...tableFaults(table)]);
    const cardPoints = cardPointsOf(outcome, contract.game);
    if (typeof cardPoints !== 'number') throw refusalOf(cardPoints, 'frog');
    const value = frog.valueOf(contract.game, cardPoints, table.players);
    const { laws, doubts, ...worth } = value;
    return {
      ruleset: 'frog',
      won: value.outcome === 'won',
      cardPoints,
      ...worth,
      scores: { ...frog.scoresAt(table, value) },
      laws: citedLaws(laws, language),
      ...doubted(doubts, language),
      rulesRevision: RULES_REVISION,
    };
  }

  /** What happened in a recorded deal. */
  replay(deal: Deal, language: Language): z.infer<typeof schema.FrogReplayAnswer> {
    const auction = deal.calls && presentAuction(callsOf(deal.calls), language);
    const declarer = auction?.state.declarer ?? deal.declarer;
    refuse(dealFaults({ ...deal, declarer }));
    if (declarer === undefined) throw refusalOf([fault('facts-missing', '/declarer', { field: 'declarer' })], 'frog');
    const bid = auction?.state.highBid ?? deal.bid;
    const announcement = presentAnnouncement({ ...deal, bid }, language);
    const position = positionOf(deal, declarer);
    const played = frog.replay(
      position,
      deal.plays.map((play) => (typeof play === 'number' ? { card: play } : play)),
      deal.mode === 'strict',
    );
    const players = deal.players ?? 3;
    const value = played.isOver ? frog.valueOf(deal.contract.game, played.cardPoints.declarer, players) : undefined;
    const laws = [...played.faults.map(({ law }) => law), ...(value?.laws ?? [])];
    return {
      ruleset: 'frog',
      legal: played.faults.length === 0 && announcement.legal && (auction?.legal ?? true),
      faults: played.faults.map(({ play, seat, card, code, law }) => ({
        play,
        seat,
        code,
        law: cite(law, 'frog').citation,
        message: fillText(frog.PLAY_FAULTS[code], { seat: SEAT_NAMES[seat][language], card: frog.formatCard(card) })[
          language
        ],
      })),
      auction: auction ?? null,
      announcement,
      tricks: played.tricks.map(({ cards, ...trick }) => ({ ...trick, cards: cards.map(frog.formatCard) })),
      toPlay: played.toPlay,
      mayPlay: played.mayPlay && played.mayPlay.map(frog.formatCard),
      cardPoints: played.cardPoints,
      trickCounts: played.trickCounts,
      result: value === undefined ? null : resultOf(value, declarer),
      laws: citedLaws(laws, language),
      ...doubted(value?.doubts ?? [], language),
      rulesRevision: RULES_REVISION,
    };
  }
}

const SEAT_NAMES: Readonly<Record<Seat, Text>> = {
  forehand: { en: 'Forehand', de: 'Vorhand' },
  middlehand: { en: 'Middlehand', de: 'Mittelhand' },
  rearhand: { en: 'Rearhand', de: 'Hinterhand' },
};

const refuse = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw refusalOf(faults, 'frog');
};

const resultOf = ({ outcome, perPlayer, partners, net }: frog.Value, declarer: Seat) => {
  const theirs = outcome === 'level' ? 0 : outcome === 'won' ? -perPlayer : perPlayer;
  const scores = Object.fromEntries(SEATS.map((seat) => [seat, seat === declarer ? net : theirs]));
  return { won: outcome === 'won', outcome, perPlayer, partners, net, scores };
};

const citedLaws = (laws: readonly Law[], language: Language): z.infer<typeof CitedLaw>[] =>
  [...new Set(laws)].map((law) => citedLaw(law, 'frog', language));

const doubted = (doubts: readonly Text[], language: Language): { doubts?: string[] } =>
  doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) };

const callsOf = (calls: z.infer<typeof schema.FrogAuctionQuestion>['calls']): readonly frog.Call[] =>
  calls.map((call) => {
    if (call.call === 'pass') return { seat: call.seat };
    return { seat: call.seat, offer: 'value' in call ? String(call.value) : call.call };
  });

const presentAuction = (calls: readonly frog.Call[], language: Language): AuctionAnswer => {
  const { faults, state, doubts } = frog.readAuction(calls);
  return {
    ruleset: 'frog',
    legal: faults.length === 0,
    faults: faults.map(({ index, code, law }) => {
      const call = calls[index];
      const values = {
        seat: call === undefined ? '' : SEAT_NAMES[call.seat][language],
        offer: call?.offer ?? '',
        high: state.highBid ?? '',
      };
      return {
        index,
        code,
        law: cite(law, 'frog').citation,
        message: fillText(frog.CALL_FAULTS[code], values)[language],
      };
    }),
    state: { ...state, mayCall: [...state.mayCall] },
    ...doubted(doubts, language),
    rulesRevision: RULES_REVISION,
  };
};

const presentAnnouncement = (
  { bid, skat, contract, discard }: Omit<Announced, 'ruleset' | 'skat'> & { readonly skat?: unknown },
  language: Language,
): AnnouncementAnswer => {
  const widow = skat === 'taken' || skat === 'untouched' ? skat : undefined;
  const faults = frog.announcementFaults({ bid: bid ?? undefined, contract, widow, laidAway: discard?.length });
  const trump = frog.trumpOf(contract);
  return {
    ruleset: 'frog',
    legal: faults.length === 0,
    faults: faults.map(({ code, law, values }) => ({
      code,
      law: cite(law, 'frog').citation,
      message: fillText(frog.ANNOUNCEMENT_FAULTS[code], values)[language],
    })),
    contract: faults.length === 0 ? { ...contract, ...(trump && { trump }) } : null,
    rulesRevision: RULES_REVISION,
  };
};
