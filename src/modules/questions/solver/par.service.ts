import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  formatCard,
  outcomeOfProspect,
  parGames,
  RULES_REVISION,
  SEATS,
  valueContract,
  type OpenGame,
  type Par,
  type ParGame,
  type Ruleset,
  type Seat,
} from '../../../rules';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import { dealtHands } from './open-question';
import type { ParAnswer, ParQuestion } from './par.schema';
import { SearchPool } from './search-pool';
import { tooHard } from './too-hard';

type Question = z.infer<typeof ParQuestion>;
type Item = z.infer<typeof ParAnswer>['items'][number];

/** A seat that plays alone, and what its games came to; null for one whose search took too long. */
interface SeatPars {
  readonly seat: Seat;
  readonly pars: readonly (Par | null)[];
}

/** Makes the par table of a deal: what everybody could have made of every game with open cards. */
@Injectable()
export class ParService {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly searches: SearchPool,
  ) {}

  /** Every seat and game; a deal that cannot be is refused with 422, and so is one of which some game takes too long. */
  async par({ ruleset: id, options, ...deal }: Question, signal?: AbortSignal): Promise<z.infer<typeof ParAnswer>> {
    const ruleset = this.rulesets.inBody(id, options);
    const dealt = dealtHands(ruleset, deal);
    const games = parGames(ruleset, deal.skat);
    const searched = distinct(games);
    const seats = await Promise.all(
      SEATS.map(async (seat, index): Promise<SeatPars> => {
        const declarer = index as OpenGame['declarer'];
        const asked = searched.map(({ trump, goal }): OpenGame => ({ trump, goal, declarer }));
        const tasks = inTasks(asked).map((part) => this.searches.search('par', { ...dealt, games: part }, signal));
        return { seat, pars: (await Promise.all(tasks)).flat() };
      }),
    );
    const items = seats.flatMap(({ seat, pars }) =>
      games.flatMap((game) => {
        const par = pars[searched.findIndex((one) => isSameSearch(one, game))];
        return par === null || par === undefined ? [] : [itemOf(ruleset, deal, seat, game, par)];
      }),
    );
    if (seats.some(({ pars }) => pars.includes(null))) throw tooHard({ items });
    return { ruleset: ruleset.id, items, rulesRevision: RULES_REVISION };
  }
}

/** So many games are one task: enough tasks for the threads to share, and not so many that they fill the queue. */
const GAMES_A_TASK = 3;

const inTasks = (games: readonly OpenGame[]): readonly (readonly OpenGame[])[] =>
  games.flatMap((_, index) => (index % GAMES_A_TASK === 0 ? [games.slice(index, index + GAMES_A_TASK)] : []));

const isSameSearch = (one: ParGame, other: ParGame): boolean => one.trump === other.trump && one.goal === other.goal;

/** One of all games that are searched alike. */
const distinct = (games: readonly ParGame[]): readonly ParGame[] =>
  games.filter((game, index) => games.findIndex((other) => isSameSearch(game, other)) === index);

const itemOf = (
  ruleset: Ruleset,
  { hands, skat }: Pick<Question, 'hands' | 'skat'>,
  seat: Seat,
  { contract, hand, goal }: ParGame,
  par: Par,
): Item => {
  const prospect = hand ? par.hand : par.taken;
  const cards = { hand: hands[seat], skat };
  const answer = valueContract(ruleset, { contract, cards, outcome: outcomeOfProspect(goal, prospect) });
  if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
  const { won, value, score } = answer.valuation;
  return {
    seat,
    game: contract.game,
    ...(contract.trump === undefined ? {} : { trump: contract.trump }),
    hand,
    ...(hand ? {} : { discard: par.discard.map(formatCard) }),
    cardPoints: goal === 'points' ? prospect.worth : null,
    won,
    value,
    score,
  };
};
