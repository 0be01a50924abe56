import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cite, cribbage, fault, findLaw, RULES_REVISION, type Language, type Law } from '../../../rules';
import { refusalOf } from '../faults';
import type * as schema from './cribbage.schema';
import { citedLaws, doubted } from './presenting';

/** Counts hands, plays, cuts and games of Cribbage. */
@Injectable()
export class CribbageService {
  count(
    { cards, starter, crib, options }: z.infer<typeof schema.CountQuestion>,
    language: Language,
  ): z.infer<typeof schema.CountAnswer> {
    const start = starter ?? undefined;
    refuseTwice([...cards, ...(start === undefined ? [] : [start])], 'cards');
    if (start !== undefined && cards.length > 4) {
      throw refusalOf([fault('wrong-card-count', '/cards', { found: cards.length, expected: 4 })]);
    }
    const later = options?.later ?? [];
    const { flush, parts, doubts, ...counted } = cribbage.count({
      cards,
      starter: start,
      isCrib: crib === true,
      later,
    });
    return {
      ...counted,
      ...(later.includes('flush') && { flush }),
      parts: parts.map(presentPart),
      laws: citedLaws(
        parts.map(({ law }) => law),
        language,
      ),
      ...doubted(doubts, language),
      rulesRevision: RULES_REVISION,
    };
  }

  pegging(
    { plays, options }: z.infer<typeof schema.PeggingQuestion>,
    language: Language,
  ): z.infer<typeof schema.PeggingAnswer> {
    const cards = plays.map((play) => (typeof play === 'number' ? play : play.card));
    refuseTwice(cards, 'plays');
    const { points, counts, parts, doubts } = cribbage.pegging(cards, options?.later);
    const players: Record<string, number> = {};
    for (const [index, play] of plays.entries()) {
      if (typeof play !== 'number') players[play.player] = (players[play.player] ?? 0) + (points[index] ?? 0);
    }
    return {
      points: [...points],
      counts: [...counts],
      ...(Object.keys(players).length > 0 && { players }),
      parts: parts.map(({ play, ...part }) => ({ play, ...presentPart(part) })),
      laws: citedLaws(
        parts.map(({ law }) => law),
        language,
      ),
      ...doubted(doubts, language),
      rulesRevision: RULES_REVISION,
    };
  }

  cut(
    { cuts, exposedMoreThanOne = [] }: z.infer<typeof schema.CutQuestion>,
    language: Language,
  ): z.infer<typeof schema.CutAnswer> {
    const stranger = exposedMoreThanOne.findIndex((name) => !Object.hasOwn(cuts, name));
    if (stranger >= 0)
      throw refusalOf([
        fault('facts-disagree', `/exposedMoreThanOne/${stranger}`, { field: 'exposedMoreThanOne', other: 'cuts' }),
      ]);
    const found = cribbage.cutForDeal(cuts, exposedMoreThanOne);
    if ('dealer' in found) {
      return { dealer: found.dealer, choiceOfSeats: found.dealer, ...cited(['cutting.1'], language) };
    }
    const law = exposedMoreThanOne.length > 0 ? 'cutting.2' : 'cutting.3';
    return { recut: true, recutBy: [...found.recutBy], ...cited([law], language) };
  }

  starter(
    { card, dealerPlayed }: z.infer<typeof schema.StarterQuestion>,
    language: Language,
  ): z.infer<typeof schema.StarterAnswer> {
    if (dealerPlayed === undefined && cribbage.isJack(card)) {
      throw refusalOf([fault('facts-missing', '/dealerPlayed', { field: 'dealerPlayed' })]);
    }
    return { dealer: cribbage.hisHeels(card, dealerPlayed === true), ...cited(['starter.4'], language) };
  }

  game({ loser }: z.infer<typeof schema.GameQuestion>, language: Language): z.infer<typeof schema.GameAnswer> {
    const { lurch, games, doubts } = cribbage.finishedGame(loser);
    return { lurch, games, ...doubted(doubts, language), ...cited(['markers.1', 'markers.4'], language) };
  }

  board({ counts }: z.infer<typeof schema.BoardQuestion>, language: Language): z.infer<typeof schema.BoardAnswer> {
    return { ...cribbage.board(counts), ...cited(['markers.2', 'markers.3'], language) };
  }

  stakes(
    { results, stakeCents }: z.infer<typeof schema.StakesQuestion>,
    language: Language,
  ): z.infer<typeof schema.StakesAnswer> {
    return { net: { ...cribbage.stakes(results, stakeCents) }, sum: 0, ...cited(['stakes.1'], language) };
  }
}

/** The laws behind an answer, by their numbers. */
const cited = (numbers: readonly string[], language: Language) => ({
  laws: citedLaws(
    numbers.flatMap((number) => findLaw(`foster-cribbage:${number}`)?.law ?? []),
    language,
  ),
  rulesRevision: RULES_REVISION,
});

const refuseTwice = (cards: readonly cribbage.Card[], field: string): void => {
  const twice = cribbage.firstTwice(cards);
  if (twice !== undefined) throw refusalOf([fault('card-twice', `/${field}`, { card: cribbage.formatCard(twice) })]);
};

const presentPart = <Combination>({
  law,
  cards,
  ...part
}: { readonly law: Law; readonly cards: readonly cribbage.Card[] } & Combination) => ({
  ...part,
  cards: cards.map(cribbage.formatCard),
  law: cite(law, 'foster-cribbage').citation,
});
