import {
  BestPlay,
  Meter,
  rankOfProspect,
  SearchStopped,
  turnIn,
  type Card,
  type CardProspect,
  type Moment,
  type OpenDeal,
  type Prospect,
} from '../../../rules';

/** Milliseconds that one search may take. */
const patience = 10_000;

/** A deal to be searched from a moment of it on; `nodes` at most where they are bounded. */
export interface SolveTask {
  readonly deal: OpenDeal;
  readonly moment: Moment;
  readonly nodes?: number | undefined;
}

/** Bounds of the declarer's card points at the end. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What was found. */
export interface Solution {
  readonly prospect: Prospect;
  readonly cards: readonly CardProspect[];
  readonly best: readonly Card[];
  readonly line: readonly Card[];
  readonly nodes: number;
}

/** What a search knew when it was stopped. */
export interface Unfinished {
  readonly bounds: Bounds | null;
  readonly cards: readonly CardProspect[];
  readonly nodes: number;
}

/** An answer, or what was known when the search was stopped. */
export type Searched<Found> = { readonly found: Found } | { readonly unfinished: Unfinished };

function meterOf(nodes: number | undefined): Meter {
  const end = Date.now() + patience;
  return new Meter(nodes, () => Date.now() > end);
}

/** Best play of all from a moment on. */
export function solve({ deal: { game, start }, moment, nodes }: SolveTask): Searched<Solution> {
  const meter = meterOf(nodes);
  const play = new BestPlay(game, start, meter);
  const cards: CardProspect[] = [];
  let bounds: Bounds | null = null;
  try {
    const prospect = play.prospectOf(moment, undefined, (least, most) => (bounds = { least, most }));
    bounds = game.goal === 'points' ? { least: prospect.worth, most: prospect.worth } : null;
    play.cardsOf(moment, prospect.worth, (card) => cards.push(card));
    const line = play.lineFrom(moment, prospect);
    return {
      found: {
        prospect,
        cards,
        best: bestOf(cards, turnIn(moment.position) === game.declarer),
        line,
        nodes: meter.nodes,
      },
    };
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return { unfinished: { bounds, cards, nodes: meter.nodes } };
  }
}

/** The cards that come to the most for whoever plays them. */
function bestOf(cards: readonly CardProspect[], isDeclarers: boolean): readonly Card[] {
  const ranks = cards.map((card) => (isDeclarers ? 1 : -1) * rankOfProspect(card));
  const highest = Math.max(...ranks);
  return cards.flatMap(({ card }, index) => (ranks[index] === highest ? [card] : []));
}
