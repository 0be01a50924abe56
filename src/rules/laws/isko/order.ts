import type { IncidentKindId } from '../../irregularities/incident-kinds';
import type { JudgingLaw } from '../../irregularities/judging-law';
import * as announcing from './announcing';
import * as counts from './card-counts';
import * as conduct from './conduct';
import * as dealing from './dealing';
import * as leading from './leading-and-following';
import * as offences from './offences';
import * as shortening from './shortening';
import * as shortening1999 from './shortening-1999';
import * as skat from './skat-in-bidding';
import * as tricks from './tricks';

/**
 * In which order the laws of the ISkO are asked about a kind of incident that several of them answer: the exception
 * before its rule, the narrow case before the wide one. The same for all editions, whatever their numbers; every law
 * that shares a kind with another one stands here.
 */
export const ISKO_ORDER: Readonly<Partial<Record<IncidentKindId, readonly JudgingLaw[]>>> = {
  'faces-seen-in-shuffle': [dealing.facesSeenInShuffle, dealing.objections],
  cut: [dealing.theCut, dealing.objections],
  'wrong-card-count-dealt': [counts.unequalNumbers, counts.nineAndThree, counts.nineAndThreeUntil2024],
  'skat-seen': [skat.skatSeenBeforeBidding, skat.seenInBidding, announcing.skatAfterAnnouncement],
  'other-hand-seen': [skat.seenInBidding, conduct.betrayingCards, leading.cardShown],
  'cards-laid-apart': [announcing.laidApart, announcing.layingAway],
  'skat-taken-into-hand': [skat.skatTakenWithCards, skat.seenInBidding],
  announcement: [announcing.announcementIsIrrevocable, announcing.invalidAnnouncement, announcing.completeAnnouncement],
  'lead-out-of-turn': [offences.wrongLeadNoticedLate, offences.offenceAfterDecision, offences.offenceBeforeDecision],
  'card-half-played': [offences.playedCardStays, leading.cardShown],
  'wrong-hand-count': [counts.unequalNumbers, counts.wrongNumberAfterBidding],
  // The Court calls the sight of the last trick the exception from the ban on looking back (case 001).
  'look-back': [tricks.showingLastTrick, tricks.lookingThroughTricks],
  'tells-partner': [conduct.countingAloud, conduct.betrayingCards],
  'declarer-claims': [conduct.betrayingCards, shortening.declarerShowsCards, shortening1999.cardsShownMeanTheRest],
  'declarer-gives-up': [shortening.declarerGivesUp, shortening.declarerGivesUpLater],
};
