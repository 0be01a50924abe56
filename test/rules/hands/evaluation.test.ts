import {
  agreeOn,
  bidValues,
  evaluateHand,
  findRuleset,
  PACK,
  parseCard,
  valueContract,
  type Card,
  type EvaluatedLevel,
  type GameEvaluation,
  type Outcome,
  type Ruleset,
  type Way,
} from '../../../src/rules';

const cards = (text: string): readonly Card[] =>
  text.split(' ').map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Error(`${name} is no card`);
    return card;
  });

const rulesetOf = (id: string, games: readonly ('revolution' | 'uno' | 'turned-nullo' | 'call')[] = []): Ruleset => {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, { games });
  if (agreed?.ok !== true) throw new Error(`there is no ruleset ${id} with these games`);
  return agreed.ruleset;
};

const evaluate = (ruleset: Ruleset, hand: readonly Card[], skat?: readonly Card[]): readonly GameEvaluation[] => {
  const answer = evaluateHand(ruleset, { hand, skat });
  if (!answer.ok) throw new Error(answer.faults.map(({ code }) => code).join());
  return answer.games;
};

const pairs = (hand: readonly Card[]): readonly (readonly [Card, Card])[] => {
  const unseen = PACK.filter((card) => !hand.includes(card));
  return unseen.flatMap((first, index) => unseen.slice(index + 1).map((second) => [first, second] as const));
};

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  simple: { cardPoints: 70, tricks: 6 },
  schneider: { cardPoints: 100, tricks: 9 },
  schwarz: { cardPoints: 120, tricks: 10 },
};

const HANDS = {
  'two jacks from the top': cards('CJ SJ CA C10 C7 SA SK H9 H8 D7'),
  'no jack': cards('CA C10 CK CQ C9 SA S10 HA H10 D7'),
  'the jack of spades alone': cards('SJ HA H10 HK HQ H9 D8 D7 C8 S7'),
  'four jacks and the suit behind them': cards('CJ SJ HJ DJ CA C10 CK CQ C9 C8'),
};

/** What the valuation of contracts says a game won at this level is worth with this skat. */
const valued = (
  ruleset: Ruleset,
  { game, trump }: GameEvaluation,
  way: Way,
  { level }: EvaluatedLevel,
  hand: readonly Card[],
  skat: readonly Card[],
): number => {
  const goal = ruleset.games[game]?.goal;
  const outcome: Outcome = level === null ? { tricks: goal === 'points' ? 0 : (goal ?? 0) } : (OUTCOMES[level] ?? {});
  const answer = valueContract(ruleset, { contract: { game, trump, ...way }, cards: { hand, skat }, outcome });
  if (!answer.ok) throw new Error(`${game}: ${answer.faults.map(({ code }) => code).join()}`);
  return answer.valuation.value;
};

describe('a hand with an unknown skat', () => {
  const rulesets = [
    rulesetOf('isko-2022'),
    rulesetOf('foster', ['revolution', 'uno']),
    rulesetOf('foster-american'),
    rulesetOf('eichhorn-1898', ['call']),
    rulesetOf('altenburg-1886'),
  ];
  const questions = rulesets.flatMap((ruleset) =>
    Object.entries(HANDS).map(([name, hand]) => [ruleset.id, name, ruleset, hand] as const),
  );

  test.each(questions)('has under %s, with %s, what each skat gives when it is valued', (_id, _name, ruleset, hand) => {
    const skats = pairs(hand);
    expect(skats).toHaveLength(231);
    for (const evaluated of evaluate(ruleset, hand)) {
      const playable = skats.filter((skat) =>
        evaluate(ruleset, hand, skat).some((known) => sameGame(known, evaluated)),
      );
      expect(evaluated.cases.reduce((sum, { skats: times }) => sum + times, 0)).toBe(playable.length);
      for (const { way, values } of evaluated.ways) {
        for (const value of values) {
          const each = playable.map((skat) => valued(ruleset, evaluated, way, value, hand, skat));
          expect([value.value, value.best]).toEqual([Math.min(...each), Math.max(...each)]);
          if (way === evaluated.ways[0]?.way && value === values[0]) expect(spreadOf(evaluated)).toEqual(tally(each));
        }
      }
    }
  });

  test('turns only skats that hold a card to turn', () => {
    const foster = rulesetOf('foster', ['turned-nullo']);
    const found = evaluate(foster, HANDS['four jacks and the suit behind them']);
    expect(found.some(({ game }) => game === 'turned-grand')).toBe(false);
    const skatsOf = (game: string, trump?: string) =>
      found.find((one) => one.game === game && one.trump === trump)?.cases.reduce((sum, { skats }) => sum + skats, 0);
    const withOneOf = (wanted: number): number => 231 - ((22 - wanted) * (21 - wanted)) / 2;
    expect([skatsOf('tournee', 'C'), skatsOf('tournee', 'S'), skatsOf('turned-nullo')]).toEqual([
      withOneOf(1),
      withOneOf(7),
      withOneOf(4),
    ]);
  });

  const byNumber = questions.filter(([, , { bidding }]) => bidding.named === undefined);
  test.each(byNumber)(
    'can under %s, with %s, be bid as high as its cheapest skat covers',
    (_id, _name, ruleset, hand) => {
      const ladder = bidValues(ruleset).map(({ value }) => value);
      for (const { ways } of evaluate(ruleset, hand)) {
        for (const { safeBid, values } of ways) {
          const lowest = values[0]?.value ?? 0;
          expect(safeBid).toBe(ladder.filter((bid) => bid <= lowest).at(-1) ?? null);
        }
      }
    },
  );
});

const sameGame = (a: GameEvaluation, b: GameEvaluation): boolean => a.game === b.game && a.trump === b.trump;

/** How many skats give each value, cheapest first. */
const tally = (values: readonly number[]): Readonly<Record<number, number>> => {
  const times: Record<number, number> = {};
  for (const value of values) times[value] = (times[value] ?? 0) + 1;
  return times;
};

const spreadOf = ({ cases }: GameEvaluation): Readonly<Record<number, number>> =>
  tally(cases.flatMap(({ value, skats }) => Array.from({ length: skats }, () => value)));

describe('a hand with a known skat', () => {
  const hand = HANDS['the jack of spades alone'];

  test('without 1 is with 2 when the jack of clubs lies in the skat', () => {
    const isko = rulesetOf('isko');
    const grandIn = (games: readonly GameEvaluation[]) => games.find(({ game }) => game === 'grand');
    expect(grandIn(evaluate(isko, hand))).toMatchObject({ matadors: { without: 1 } });
    expect(grandIn(evaluate(isko, hand, cards('CJ S8')))).toMatchObject({
      matadors: { with: 2 },
      cases: [{ matadors: { with: 2 }, skats: 1, value: 72 }],
    });
  });

  test('has the levels as addends of the multiplier', () => {
    const [clubs] = evaluate(rulesetOf('isko'), hand, cards('C7 S8'));
    expect(clubs?.ways.find(({ way }) => way.announced === 'schneider')?.values[1]).toMatchObject({
      level: 'schwarz',
      multiplier: 6,
      value: 72,
      steps: [
        { what: 'matadors', amount: 1 },
        { what: 'game', amount: 1 },
        { what: 'hand', amount: 1 },
        { what: 'schneider', amount: 1 },
        { what: 'schneider-announced', amount: 1 },
        { what: 'schwarz', amount: 1 },
      ],
    });
  });

  test('can be bid by name where games are bid by name', () => {
    const found = evaluate(rulesetOf('altenburg-1886'), hand, cards('C7 S8'));
    expect(found.find(({ game, trump }) => game === 'solo' && trump === 'H')?.ways[0]?.safeBid).toBe('solo-H');
  });

  test('can be bid at its value where any number may be bid', () => {
    const foster = findRuleset('foster') as Ruleset;
    const prose = agreeOn(foster, { reading: 'prose' });
    const found = prose.ok ? evaluate(prose.ruleset, HANDS['no jack'], cards('D8 D9')) : [];
    const clubs = found.find(({ game, trump }) => game === 'solo' && trump === 'S');
    expect(clubs?.ways[0]).toMatchObject({ values: [{ value: 55 }, {}, {}], safeBid: 55 });
  });

  test('leaves out games that the table has not agreed to', () => {
    const games = (ruleset: Ruleset) => evaluate(ruleset, hand).map(({ game }) => game);
    expect(games(rulesetOf('foster'))).not.toContain('uno');
    expect(games(rulesetOf('foster', ['uno']))).toContain('uno');
  });
});

describe('cards are at fault', () => {
  const ten = 'CJ SJ CA C10 C7 SA SK H9 H8 D7';
  test.each([
    ['when there are nine', cards(ten).slice(1), undefined, ['wrong-card-count /hand']],
    ['when one stands twice', [...cards(ten).slice(1), ...cards('D7')], undefined, ['card-twice /hand']],
    ['when the skat holds one of the hand', cards(ten), cards('D7 D8'), ['card-twice /hand']],
    ['when the skat is one card', cards(ten), cards('D8'), ['wrong-card-count /skat']],
  ])('%s', (_when, hand, skat, faults) => {
    const answer = evaluateHand(rulesetOf('isko'), { hand, skat });
    expect(answer.ok ? [] : answer.faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(faults);
  });
});
