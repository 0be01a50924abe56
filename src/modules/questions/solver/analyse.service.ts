import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { formatCard, RULES_REVISION, type Play, type Prospect, type Seat } from '../../../rules';
import type { AnalyseAnswer } from './analyse.schema';
import type { OpenQuestion } from './open-question';
import { SearchPool } from './search-pool';
import type { AnalysedPlay } from './search-thread';
import { tooHard } from './too-hard';
import { valueIn } from './value-in';

type Answer = z.infer<typeof AnalyseAnswer>;
type AnsweredPlay = Answer['plays'][number];

/** Says of each card of a deal what it gave away. */
@Injectable()
export class AnalyseService {
  constructor(private readonly searches: SearchPool) {}

  /** Every play of a deal; one that takes too long is refused with 422 and what is known of its last plays. */
  async analyse(question: OpenQuestion, signal?: AbortSignal): Promise<Answer> {
    const { deal, record, ruleset } = question;
    const found = await this.searches.search('analyse', { deal }, signal);
    const first = record.plays.length - found.plays.length;
    const plays = found.plays.map((analysed, index) => presentPlay(question, first + index, analysed));
    if (!found.isComplete) throw tooHard({ plays }, found.nodes);
    const sumOf = (seat: Seat) => {
      const own = plays.filter((play) => play.seat === seat);
      const lost = own.reduce((sum, play) => sum + play.lost, 0);
      return { lost, turned: own.filter(({ turned }) => turned).length };
    };
    return {
      ruleset: ruleset.id,
      plays,
      seats: { forehand: sumOf('forehand'), middlehand: sumOf('middlehand'), rearhand: sumOf('rearhand') },
      nodes: found.nodes,
      rulesRevision: RULES_REVISION,
    };
  }
}

const presentPlay = (question: OpenQuestion, play: number, { before, after, best }: AnalysedPlay): AnsweredPlay => {
  const { seat, card } = question.record.plays[play] as Play;
  if (card === null) throw new Error('a deal with an unseen card was searched');
  const isWon = (prospect: Prospect): boolean => valueIn(question, prospect).won;
  return {
    play,
    seat,
    card: formatCard(card),
    best: best.map(formatCard),
    lost: question.deal.game.goal === 'points' ? Math.abs(before.worth - after.worth) : 0,
    turned: isWon(before) !== isWon(after),
  };
};
