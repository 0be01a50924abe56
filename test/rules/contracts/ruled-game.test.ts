import { findLaw, findRuleset, valueRuled, type Contract, type Level, type Matadors } from '../../../src/rules';

const law = findLaw('isko-2022:4.1.4')?.law;

interface Asked {
  readonly contract: Contract;
  readonly matadors?: Matadors;
  readonly bid?: number;
}

const hearts: Asked = { contract: { game: 'suit', trump: 'H' }, matadors: { with: 1 } };
const nullGame: Asked = { contract: { game: 'null' } };

const valued = (game: Asked, won: boolean, level: Level = 'simple', id = 'isko-2022') => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined || law === undefined) throw new Error('no such ruleset or law');
  return valueRuled(ruleset, game, { won, level, law });
};

test.each([
  ['won', hearts, true, 'simple', 20],
  ['won at schneider', hearts, true, 'schneider', 30],
  ['won at schwarz', hearts, true, 'schwarz', 40],
  ['lost', hearts, false, 'simple', -40],
  ['lost at schneider', hearts, false, 'schneider', -60],
  ['lost at schwarz', hearts, false, 'schwarz', -80],
  ['won as Null', nullGame, true, 'simple', 23],
  ['lost as Null', nullGame, false, 'simple', -46],
  ['won against an overbid', { ...hearts, bid: 40 }, true, 'simple', 20],
  ['lost with an overbid', { ...hearts, bid: 36 }, false, 'simple', -80],
] as const)('a game that is ruled %s has its value under the law of the ruling', (_how, game, won, level, score) => {
  const answer = valued(game, won, level);
  expect(answer).toMatchObject({ ok: true, valuation: { won, score } });
  if (answer.ok) expect(answer.valuation.laws).toContain(law);
});

test('a level is ruled only where card points decide', () => {
  for (const won of [true, false]) {
    expect(valued(nullGame, won, 'schneider')).toMatchObject({ ok: false, faults: [{ pointer: '/level' }] });
  }
});

test('what the value depends on must be known', () => {
  expect(valued({ contract: hearts.contract }, true)).toMatchObject({ ok: false, faults: [{ code: 'facts-missing' }] });
  expect(valued({ contract: { game: 'solo', trump: 'C' } }, true)).toMatchObject({
    ok: false,
    faults: [{ code: 'game-not-in-ruleset' }],
  });
});
