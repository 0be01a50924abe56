import { bidValues, type BidGame, type Contract } from '../../src/rules';
import { verdictOf } from './oracle';
import { possibleFacts } from './possible-facts';
import { playsOf } from './questions';
import { judgedRulesets } from './judged-rulesets';

type Manner = Pick<Contract, 'game' | 'trump' | 'hand' | 'ouvert'>;

/** A bid value names the Hand and the open cards of a flat game only; elsewhere they are in the multiplier. */
const named = (value: number, { game, trump, hand, ouvert }: Manner | BidGame): string =>
  [value, game, trump, ...(game === 'null' ? [hand && 'hand', ouvert && 'ouvert'] : [])].filter(Boolean).join(' ');

/** No points, a bare win, schneider and everything: among them a game of every value. */
const tellingFacts = possibleFacts.filter(({ cardPoints }) => [0, 61, 91, 120].includes(cardPoints));

/** Whatever the slow referee sees won without any agreement, and at which value. */
const gamesWon = (id: string): ReadonlySet<string> => {
  const won = new Set<string>();
  for (const play of playsOf(id)) {
    if (play.agreed !== undefined) continue;
    for (const outcome of tellingFacts) {
      const verdict = verdictOf(id, { ...play, outcome });
      if (verdict.won) won.add(named(verdict.value, play.contract));
    }
  }
  return won;
};

test.each(judgedRulesets)(
  'a number may be bid in $id exactly where some game can be won at it, and all those games are named',
  ({ id, ruleset }) => {
    const biddable = bidValues(ruleset).flatMap(({ value, games }) => games.map((game) => named(value, game)));
    expect(biddable.toSorted()).toEqual([...gamesWon(id)].toSorted());
  },
);
