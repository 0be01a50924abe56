import { agreeOn, bidValues, findRuleset, KONTRA_CALLS, type Agreement, type Ruleset } from '../../src/rules';
import { Comparison, told } from './compare';
import { placesIn, tell, timeLimit, whole } from './extent';
import { iskoVerdict, type House } from './isko-oracle';
import { LONGEST, type Play } from './plays';
import { possibleFacts } from './possible-facts';
import { playsOf } from './questions';

const GAMES: Agreement = { games: ['revolution'] };
const plays = playsOf('isko-2022');

const agreed = (agreement: Agreement): Ruleset => {
  const isko = findRuleset('isko-2022');
  const answer = isko && agreeOn(isko, { ...GAMES, ...agreement });
  if (answer?.ok !== true) throw new Error('the ISkO does not offer its own options');
  return answer.ruleset;
};

/** The last trump can be in the hand of whoever has this run; with all four jacks no Grand is played for Spitze. */
const canBeSaid = ({ contract: { game, trump }, matadors }: Play): boolean => {
  if (matadors === undefined || game === 'null' || game === 'revolution') return false;
  const [run, most] = ['with' in matadors ? matadors.with : matadors.without, trump === undefined ? 4 : 11];
  if ('without' in matadors) return run < most;
  return trump === undefined ? run < most - 1 : run !== most - 1;
};

interface Told {
  readonly name: string;
  readonly agreement: Agreement;
  readonly house: House;
  readonly asked: readonly Play[];
}

const says = (more: Play['contract'] extends infer Contract ? Partial<Contract> : never, play: Play): Play => ({
  ...play,
  contract: { ...play.contract, ...more },
});

const withKontra = (also: Pick<Play, 'bock'>): readonly Play[] =>
  KONTRA_CALLS.flatMap((kontra) => plays.map((play) => ({ ...says({ kontra }, play), ...also })));

const tables: readonly Told[] = [
  { name: 'Kontra', agreement: { kontra: { upTo: 'hirsch' } }, house: {}, asked: withKontra({}) },
  {
    name: 'Kontra in a Bock round',
    agreement: { kontra: { upTo: 'hirsch' }, bock: true },
    house: {},
    asked: [...withKontra({ bock: true }), ...plays.map((play) => ({ ...play, bock: true }))],
  },
  ...([1, 2] as const).map((spitze) => ({
    name: `Spitze for ${spitze}`,
    agreement: { spitze },
    house: { spitze },
    asked: plays.filter(canBeSaid).map((play) => says({ spitze: true }, play)),
  })),
  { name: 'the values before 1999', agreement: { values: 'pre-1999' }, house: { old: true }, asked: plays },
  {
    name: 'everything at once',
    agreement: { kontra: { upTo: 're' }, bock: true, spitze: 2, values: 'pre-1999' },
    house: { spitze: 2, old: true },
    asked: plays.filter(canBeSaid).map((play) => ({ ...says({ spitze: true, kontra: 're' }, play), bock: true })),
  },
];

const outcomes = [true, false].flatMap((spitze) =>
  possibleFacts.filter(({ tricks }) => !spitze || tricks > 0).map((facts) => ({ ...facts, spitze })),
);

describe.each(tables)('$name beside a slow referee', ({ name, agreement, house, asked }) => {
  const ruleset = agreed(agreement);
  const referee = (request: Parameters<typeof iskoVerdict>[0]) => iskoVerdict(request, house);
  const compare = () => new Comparison({ id: 'isko-2022', ruleset }, referee);

  test(
    'every outcome of every game without a bid is judged alike',
    () => {
      const comparison = compare();
      for (const place of placesIn(asked.length * outcomes.length, 4_000)) {
        const play = asked[Math.floor(place / outcomes.length)];
        const outcome = outcomes[place % outcomes.length];
        if (play !== undefined && outcome !== undefined) comparison.ask({ ...play, outcome });
      }
      tell(`${name}, outcomes without a bid`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBe(whole ? asked.length * outcomes.length : 4_000);
    },
    timeLimit,
  );

  test(
    'every distinct value is judged alike after every bid',
    () => {
      const comparison = compare();
      for (const place of placesIn(asked.length, 20)) {
        const play = asked[place];
        if (play === undefined) continue;
        const distinct = new Map(outcomes.map((outcome) => [told(referee({ ...play, outcome })), outcome]));
        for (const outcome of distinct.values()) {
          for (const { value: bid } of bidValues(ruleset)) comparison.ask({ ...play, outcome, bid });
        }
      }
      tell(`${name}, values after a bid`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(2_000);
    },
    timeLimit,
  );
});

test('with only jacks a longer run in a suit is no run, and any shorter one counts as before', () => {
  const ruleset = agreed({ matadors: 'jacks-only' });
  const comparison = new Comparison({ id: 'isko-2022', ruleset });
  const outcome = { cardPoints: 75, tricks: 6 };
  for (const play of plays) {
    const { matadors } = play;
    const run = matadors === undefined ? 0 : 'with' in matadors ? matadors.with : matadors.without;
    if (run <= LONGEST.jacks) comparison.ask({ ...play, outcome });
  }
  expect(comparison.differences).toEqual([]);
  expect(comparison.compared).toBe(236);
});
