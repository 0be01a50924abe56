import { bidValues, type BidGame, type Contract } from '../../src/rules';
import { fullyAgreed, judgedRulesets } from './judged-rulesets';
import { verdictOf, type Code } from './oracle';
import { possibleFacts } from './possible-facts';
import { playsOf } from './questions';

type Manner = Pick<Contract, 'game' | 'trump' | 'hand' | 'ouvert'>;

/** A bid value names the Hand and the open cards of a flat game only; elsewhere they are in the multiplier. */
const named = (value: number, { game, trump, hand, ouvert }: Manner | BidGame): string =>
  [value, game, trump, ...(game === 'null' ? [hand && 'hand', ouvert && 'ouvert'] : [])].filter(Boolean).join(' ');

/** No points, a bare win, schneider and everything: among them a game of every value. */
const tellingFacts = possibleFacts.filter(({ cardPoints }) => [0, 61, 91, 120].includes(cardPoints));

/** Whatever the slow referee sees won, with or without what has to be agreed to, and at which value. */
const gamesWon = (code: Code, agreed: boolean): ReadonlySet<string> => {
  const won = new Set<string>();
  for (const play of playsOf(code)) {
    if (play.agreed !== undefined && !agreed) continue;
    for (const outcome of tellingFacts) {
      const verdict = verdictOf(code, { ...play, outcome });
      if (verdict.won) won.add(named(verdict.value, play.contract));
    }
  }
  return won;
};

const bidByFigure = [
  ...judgedRulesets.map((judged) => ({ ...judged, agreed: false, consent: 'without any agreement' })),
  ...fullyAgreed.map((judged) => ({ ...judged, agreed: true, consent: 'with every game agreed to' })),
].filter(({ id }) => id !== 'altenburg-1886');

test.each(bidByFigure)(
  'a number is bid in $id $consent exactly where some game can be won at it, and all those games are named',
  ({ id, ruleset, agreed }) => {
    const biddable = bidValues(ruleset).flatMap(({ value, games }) => games.map((game) => named(value, game)));
    expect(biddable.toSorted()).toEqual([...gamesWon(id, agreed)].toSorted());
  },
);

test('the named calls of altenburg-1886 are all the games that can be won there, each once', () => {
  const [byName] = judgedRulesets.filter(({ id }) => id === 'altenburg-1886');
  if (byName === undefined) throw new Error('altenburg-1886 is not judged');
  const called = bidValues(byName.ruleset).flatMap(({ games }) =>
    games.map((game) => `${game.game} ${game.trump ?? ''}`),
  );
  const winnable = playsOf('altenburg-1886')
    .filter((play) => tellingFacts.some((outcome) => verdictOf('altenburg-1886', { ...play, outcome }).won))
    .map(({ contract }) => `${contract.game} ${contract.trump ?? ''}`);
  expect(called.toSorted()).toEqual([...new Set(winnable)].toSorted());
});
