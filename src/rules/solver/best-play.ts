import type { Card } from '../cards/card';
import { count, toList } from '../cards/card-set';
import { PACK_POINTS } from '../cards/points';
import type { Meter } from './meter';
import { isOver, momentAfter, type Moment } from './moment';
import { cardsLeft, playableIn, turnIn, type OpenGame } from './position';
import { Solver } from './solver';

/** What the declarer comes to by best play of all: in a game of card points these and the extremes of tricks. */
export interface Prospect {
  /** His card points at the end, 0..120; in a game of tricks whether he makes it, 1 or 0. */
  readonly worth: number;
  /** Whether he takes every trick of the game, or none of them. */
  readonly tricks: 'all' | 'some' | 'none';
}

/** What playing a card comes to. */
export interface CardProspect extends Prospect {
  readonly card: Card;
}

const EXTREMES = ['none', 'some', 'all'] as const;

/** One number by which prospects are compared: the greater, the better for the declarer. */
export const rankOfProspect = ({ worth, tricks }: Prospect): number =>
  worth * EXTREMES.length + EXTREMES.indexOf(tricks);

/**
 * Best play of all from the moments of one deal. In a game of card points the declarer plays for as many as he can get,
 * and for all tricks or his first one where the points leave only that open; in others to make his number of tricks.
 * Throws `SearchStopped` once the meter has run out.
 */
export class BestPlay {
  private readonly game: OpenGame;
  private readonly solver: Solver;

  /** `start`: any earlier moment of the deal, whose cards are all that are ever asked about. */
  constructor(game: OpenGame, start: Moment, meter: Meter) {
    this.game = game;
    this.solver = new Solver(game, start.position, meter);
  }

  /** What a moment comes to; near `guess`, card points at the end, it is found sooner. `known` is told bounds of them. */
  prospectOf(moment: Moment, guess?: number, known?: (least: number, most: number) => void): Prospect {
    const { game, solver } = this;
    const { position, points, tricks } = moment;
    if (game.goal !== 'points') {
      const isMade = !isOver(game, moment) ? solver.takesExactly(position, game.goal - tricks) : tricks === game.goal;
      return { worth: Number(isMade), tricks: 'some' };
    }
    const told = known && ((least: number, most: number) => known(points + least, points + most));
    const worth = points + solver.pointsFrom(position, guess === undefined ? undefined : guess - points, told);
    return { worth, tricks: this.extremeOf(moment, worth) };
  }

  /** Whether a moment may come to more than a prospect; a quick answer, which is right where it is no. */
  mayExceed({ position, points }: Moment, { worth, tricks }: Prospect): boolean {
    const isExtreme = this.game.goal !== 'points' || worth === PACK_POINTS || tricks === 'none';
    return isExtreme || this.solver.reaches(position, worth + 1 - points);
  }

  /** The cards that may be played and give nothing of a prospect away. */
  bestCards(moment: Moment, prospect: Prospect): readonly Card[] {
    if (isOver(this.game, moment)) return [];
    const cards = toList(playableIn(this.game, moment.position));
    return cards.filter((card) => this.keeps(moment, momentAfter(this.game, moment, card), prospect));
  }

  /** What each card that may be played comes to, told to `found` one by one. */
  cardsOf(moment: Moment, guess: number, found: (card: CardProspect) => void): void {
    if (isOver(this.game, moment)) return;
    for (const card of toList(playableIn(this.game, moment.position))) {
      found({ card, ...this.prospectOf(momentAfter(this.game, moment, card), guess) });
    }
  }

  /** A line of best play from a moment whose prospect is given, to the end of the game. */
  lineFrom(moment: Moment, prospect: Prospect): readonly Card[] {
    const line: Card[] = [];
    let now = moment;
    while (!isOver(this.game, now)) {
      const card = this.bestCard(now, prospect);
      line.push(card);
      now = momentAfter(this.game, now, card);
    }
    return line;
  }

  private bestCard(moment: Moment, prospect: Prospect): Card {
    const cards = toList(playableIn(this.game, moment.position));
    const holds = (card: Card): boolean => this.keeps(moment, momentAfter(this.game, moment, card), prospect);
    const best = cards.length === 1 ? cards[0] : cards.find(holds);
    if (best === undefined) throw new Error('no card keeps what best play comes to');
    return best;
  }

  /** Whether a card gives nothing of a prospect away; only whoever plays it can. */
  private keeps({ position }: Moment, next: Moment, prospect: Prospect): boolean {
    const { game, solver } = this;
    const isDeclarers = turnIn(position) === game.declarer;
    const { worth, tricks } = prospect;
    if (game.goal !== 'points') {
      const isSafe = worth === (isDeclarers ? 0 : 1);
      return isSafe || this.prospectOf(next).worth === worth;
    }
    const need = worth - next.points;
    const isKept = isDeclarers ? solver.reaches(next.position, need) : !solver.reaches(next.position, need + 1);
    return isKept && (tricks === 'some' && !this.isExtreme(worth) ? true : this.extremeOf(next, worth) === tricks);
  }

  /** Whether the card points leave it open whether every trick is taken, or none. */
  private isExtreme(worth: number): boolean {
    return worth === PACK_POINTS || worth <= MOST_LAID_AWAY;
  }

  private extremeOf({ position, points, tricks, lost }: Moment, worth: number): Prospect['tricks'] {
    const open = count(cardsLeft(position)) / CARDS_IN_TRICK;
    if (lost === 0 && worth === PACK_POINTS && this.solver.takes(position, open)) return 'all';
    return tricks === 0 && worth === points && !this.solver.takes(position, 1) ? 'none' : 'some';
  }
}

const CARDS_IN_TRICK = 3;

/** The most card points that two cards can have. */
const MOST_LAID_AWAY = 22;
