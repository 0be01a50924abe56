import { entriesOf, INCIDENT_KINDS, type FactForm, type IncidentCase, type Ruleset } from '../../src/rules';
import type { Counts } from '../../src/rules/contracts/known-counts';
import { valueContract } from '../../src/rules/contracts/valuation';
import { isOfPlay } from '../../src/rules/irregularities/incident-kinds';
import { countsIn, decisionBefore } from '../../src/rules/irregularities/known-game';
import type { Ruling } from '../../src/rules/irregularities/ruling';
import { lawsInForce } from '../../src/rules/laws/registry';
import type { SeededGenerator } from '../../src/competition';
import { told } from '../tools/incident-promises';
import { samplesOf } from './incident-cases';

/** What an invariant looks at: a case, its ruling with what is missing, and how any other case is ruled. */
export interface Ruled {
  readonly asked: IncidentCase;
  readonly ruling: Ruling;
  /** The ruling on another case, undefined where its facts cannot stand together. */
  readonly rule: (asked: IncidentCase) => Ruling | undefined;
  /** The same with what would change it. */
  readonly ruleFully: (asked: IncidentCase) => Ruling | undefined;
  readonly chance: SeededGenerator;
}

/** What holds of every ruling: what it is broken by, nothing where it holds. */
export interface Invariant {
  readonly name: string;
  readonly broken: (ruled: Ruled) => string | undefined;
  /** A fault that a ruling could have, by which it is shown that the invariant bites. */
  readonly planted: (ruling: Ruling, asked: IncidentCase) => Ruling;
}

const gameIn = ({ ruleset, situation: { contract } }: IncidentCase) => contract && ruleset.games[contract.game];

/** What two rulings must share to be the same for a player. */
const essence = ({ disposition, game }: Ruling): string =>
  `${disposition} ${game?.won} ${game?.level} ${game?.result?.score}`;

const winnerOf = ({ disposition }: Ruling) =>
  disposition === 'game-won' ? 'declarer' : disposition === 'game-lost' ? 'opponents' : undefined;

const contradiction = ({ disposition, game, secured, alreadyDecided }: Ruling): string | undefined => {
  if (game !== null && disposition === 'game-won' && !game.won) return 'won, and the game is lost';
  if (game !== null && disposition === 'game-lost' && game.won) return 'lost, and the game is won';
  if (disposition === 'game-won' && alreadyDecided === 'opponents') return 'won, though decided for the opponents';
  if (disposition === 'game-lost' && alreadyDecided === 'declarer') return 'lost, though decided for the declarer';
  if (secured && game === null) return 'secured, and no game';
  const { result } = { ...game };
  if (game === null || result === null || result === undefined) return undefined;
  if (result.won !== game.won) return 'the result has another winner';
  if (result.level !== game.level) return `level ${game.level}, and ${result.level} in the result`;
  return result.won === result.score > 0 ? undefined : `a score of ${result.score} for a game ${result.won}`;
};

const NO_COUNTS: Counts = {
  cardPoints: 0,
  tricks: 0,
  opponents: { cardPoints: 0, tricks: 0 },
};

/** Every score that the game can have, however it ended and whatever completes the known counts. */
const possibleScores = (asked: IncidentCase): ReadonlySet<number> => {
  const { ruleset, situation } = asked;
  const { contract, bid, matadors, cards, playedOut } = situation;
  if (contract === undefined) return new Set();
  const outcomes = [...countsIn(asked), NO_COUNTS, ...(playedOut === undefined ? [] : [playedOut])];
  const scores = new Set<number>();
  for (const won of [true, false]) {
    for (const outcome of outcomes) {
      for (const level of [undefined, 'schneider', 'schwarz'] as const) {
        for (const kind of ['claim', 'conceded', 'offence', 'thrown-in'] as const) {
          const ending = {
            kind,
            by: won ? 'declarer' : 'opponents',
            ...(kind === 'claim' && { level }),
          } as const;
          const answer = valueContract(ruleset, {
            contract,
            bid,
            matadors,
            cards,
            outcome: { ...outcome, ending },
          });
          if (answer.ok) scores.add(answer.valuation.score);
        }
      }
      const counted = valueContract(ruleset, {
        contract,
        bid,
        matadors,
        cards,
        outcome,
      });
      if (counted.ok) scores.add(counted.valuation.score);
    }
  }
  return scores;
};

/** Something more told of the case: facts that were left out, when it was found, and counts that complete the known ones. */
const toldMore = (asked: IncidentCase, chance: SeededGenerator): IncidentCase => {
  const { incident, situation } = asked;
  const drawn = <Item>(items: readonly Item[]): Item | undefined =>
    items.length === 0 ? undefined : items[chance.below(items.length)];
  const facts = entriesOf<string, FactForm>(INCIDENT_KINDS[incident.kind].facts)
    .filter(([name]) => incident.facts[name] === undefined && chance.below(2) === 0)
    .flatMap(([name, form]) => {
      const value = drawn(samplesOf(form));
      return value === undefined ? [] : [[name, value] as const];
    });
  const counts = chance.below(2) === 0 ? drawn(countsIn(asked)) : undefined;
  return {
    ...asked,
    incident: {
      ...incident,
      facts: { ...Object.fromEntries(facts), ...incident.facts },
    },
    situation: {
      ...situation,
      ...(counts && {
        tricks: { declarer: counts.tricks, opponents: counts.opponents.tricks },
        cardPoints: {
          ...situation.cardPoints,
          opponents: counts.opponents.cardPoints,
        },
      }),
    },
  };
};

/** Offences that a code punishes though the game had been decided before them, by its own words. */
const WHATEVER_WAS_PLAYED: ReadonlySet<string> = new Set([
  'wrong-hand-count', // 3.3.10
  'wrong-layout-count',
  'no-layout',
  'cards-laid-apart',
  'overbid',
  'lead-before-announcement',
]);

const isByTricks = (asked: IncidentCase): boolean => {
  const goal = gameIn(asked)?.goal;
  return goal !== undefined && goal !== 'points';
};

const asksFirst = (ruleset: Ruleset): boolean => ruleset.consequences !== undefined;

/** The invariants of a ruling. */
export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'disposition, game, result and what was decided never contradict each other',
    broken: ({ ruling }) => contradiction(ruling),
    planted: (ruling) =>
      ruling.game === null ? ruling : { ...ruling, game: { ...ruling.game, won: !ruling.game.won } },
  },
  {
    name: 'a result is what the game can be worth for these facts in some ending',
    broken: ({ asked, ruling: { game } }) => {
      const score = game?.result?.score;
      return score === undefined || possibleScores(asked).has(score) ? undefined : `no ending gives ${score}`;
    },
    planted: (ruling) =>
      ruling.game?.result === undefined || ruling.game.result === null
        ? ruling
        : {
            ...ruling,
            game: {
              ...ruling.game,
              result: {
                ...ruling.game.result,
                score: ruling.game.result.score + 1,
              },
            },
          },
  },
  {
    name: 'every answer to a missing fact leads where it says',
    broken: ({ asked, ruling: { missing }, rule }) => {
      for (const { ifAnswered } of missing) {
        for (const { set, disposition } of ifAnswered) {
          if (set === undefined) continue;
          const answered = rule(told({ ...asked }, set) as unknown as IncidentCase);
          if (answered?.disposition !== disposition) {
            return `${JSON.stringify(set)} promises ${disposition} and gives ${answered?.disposition}`;
          }
        }
      }
      return undefined;
    },
    planted: (ruling) => ({
      ...ruling,
      missing: ruling.missing.map((one) => ({
        ...one,
        ifAnswered: one.ifAnswered.map((answer) => ({
          ...answer,
          disposition: 'recut' as const,
        })),
      })),
    }),
  },
  {
    name: 'where nothing is missing, telling more changes nothing',
    broken: ({ asked, ruling, rule, chance }) => {
      if (ruling.missing.length > 0) return undefined;
      const more = toldMore(asked, chance);
      const ruled = rule(more);
      return ruled === undefined || essence(ruled) === essence(ruling)
        ? undefined
        : `${essence(ruling)} becomes ${essence(ruled)} by ${JSON.stringify([more.incident.facts, more.situation])}`;
    },
    planted: (ruling) => ({ ...ruling, missing: [] }),
  },
  {
    name: 'telling less gives no ruling without questions that the facts contradict',
    broken: ({ asked, ruling, ruleFully, chance }) => {
      const names = Object.keys(asked.incident.facts);
      const facts = names.length > 0 && chance.below(2) === 0 ? {} : asked.incident.facts;
      const { cardPoints, tricks, skatPoints: _skat, ...rest } = asked.situation;
      const half = {
        cardPoints: { opponents: cardPoints?.opponents },
        tricks: { declarer: tricks?.declarer },
      };
      const less = {
        ...asked,
        incident: { ...asked.incident, facts },
        situation: { ...rest, ...half },
      };
      const ruled = ruleFully(less);
      return ruled === undefined || ruled.missing.length > 0 || essence(ruled) === essence(ruling)
        ? undefined
        : `${essence(ruled)} becomes ${essence(ruling)} from ${JSON.stringify([facts, less.situation])}`;
    },
    planted: (ruling) => ({ ...ruling, missing: [] }),
  },
  {
    name: 'nothing of card points, schneider or schwarz in a game that tricks decide',
    broken: ({ asked, ruling: { playingFor, game, missing, choices } }) => {
      if (!isByTricks(asked)) return undefined;
      if (playingFor === 'schneider' || playingFor === 'schwarz') return `played for ${playingFor}`;
      if (game?.level === 'schneider' || game?.level === 'schwarz') return `made ${game.level}`;
      const points = missing.find(({ pointer }) => /cardPoints|skatPoints/.test(pointer));
      if (points !== undefined) return `asks ${points.pointer}`;
      const offered = choices.find(({ effect }) => /schneider/i.test(effect.en));
      return offered && `offers ${offered.effect.en}`;
    },
    planted: (ruling) => ({ ...ruling, playingFor: 'schneider' }),
  },
  {
    name: 'a game that play had decided stays with its side',
    broken: ({ asked, ruling }) => {
      const { ruleset, incident } = asked;
      if (!isOfPlay(incident.kind) || WHATEVER_WAS_PLAYED.has(incident.kind)) return undefined;
      if (!asksFirst(ruleset) && !isByTricks(asked)) return undefined;
      const side = gameIn(asked) === undefined ? 'unknown' : decisionBefore(asked);
      if (side !== 'declarer' && side !== 'opponents') return undefined;
      const after = [ruling, ...ruling.choices.map(({ leadsTo }) => leadsTo())].map(winnerOf);
      return after.every((winner) => winner === undefined || winner === side) ? undefined : `taken from the ${side}`;
    },
    planted: (ruling) => ({
      ...ruling,
      disposition: ruling.disposition === 'game-won' ? 'game-lost' : 'game-won',
    }),
  },
  {
    name: 'every law of the reasons is in force under the code',
    broken: ({ asked: { ruleset }, ruling: { reasoning } }) => {
      const laws = lawsInForce(ruleset.id);
      const alien = reasoning.find(({ law }) => !laws.includes(law) && law.number.house === undefined);
      return alien && `${JSON.stringify(alien.law.number)} ${alien.law.title.en}`;
    },
    planted: (ruling) => ({
      ...ruling,
      reasoning: ruling.reasoning.map((step) => ({
        ...step,
        law: { ...step.law },
      })),
    }),
  },
];
