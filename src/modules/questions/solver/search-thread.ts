import {
  BestPlay,
  checkClaim,
  momentAfter,
  parOf,
  Meter,
  rankOfProspect,
  SearchStopped,
  turnIn,
  type Card,
  type CardProspect,
  type CheckedClaim,
  type Claim,
  type Moment,
  type OpenDeal,
  type OpenGame,
  type Par,
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

/** The same deal to be looked at in several games. */
export interface ParTask {
  readonly games: readonly OpenGame[];
  /** As dealt. */
  readonly hands: OpenDeal['start']['position']['hands'];
  readonly skat: Parameters<typeof parOf>[2];
}

/** What each game comes to; null for one whose search took too long. */
export function par({ games, hands, skat }: ParTask): readonly (Par | null)[] {
  return games.map((game) => {
    try {
      return parOf(game, hands, skat, meterOf(undefined));
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      return null;
    }
  });
}

/** A card as it was played: what the deal came to before and after it, and the cards that gave nothing away. */
export interface AnalysedPlay {
  readonly before: Prospect;
  readonly after: Prospect;
  readonly best: readonly Card[];
}

/** The plays that were looked at, from the last one back, so that each finds what is known of those after it. */
export function analyse({ deal: { game, start, plays } }: { readonly deal: OpenDeal }): {
  readonly isComplete: boolean;
  readonly plays: readonly AnalysedPlay[];
  readonly nodes: number;
} {
  const meter = meterOf(undefined);
  const play = new BestPlay(game, start, meter);
  const moments = [start];
  for (const card of plays) moments.push(momentAfter(game, moments.at(-1) ?? start, card));
  const analysed: AnalysedPlay[] = [];
  try {
    let after = play.prospectOf(moments.at(-1) ?? start);
    for (const moment of moments.slice(0, -1).toReversed()) {
      const before = play.prospectOf(moment, after.worth);
      analysed.unshift({ before, after, best: play.bestCards(moment, before) });
      after = before;
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
  }
  return { isComplete: analysed.length === plays.length, plays: analysed, nodes: meter.nodes };
}

/** A claim made at a moment of a deal. */
export interface ClaimTask extends SolveTask {
  readonly claim: Claim;
}

/** How far a claim holds, and what the deal comes to with best play of both sides. */
export function claim({ deal: { game, start }, moment, claim: made, nodes }: ClaimTask): {
  readonly checked: CheckedClaim | null;
  readonly prospect: Prospect | null;
  readonly nodes: number;
} {
  const meter = meterOf(nodes);
  let checked: CheckedClaim | null = null;
  let prospect: Prospect | null = null;
  try {
    checked = checkClaim(game, start, moment, made, meter);
    prospect = new BestPlay(game, start, meter).prospectOf(moment);
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
  }
  return { checked, prospect, nodes: meter.nodes };
}
