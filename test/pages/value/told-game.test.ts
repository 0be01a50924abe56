import { announce, type Game, openOf, questionOf } from '../../../src/pages/value/told-game';

const suit = { game: 'suit', trumps: 'suit', announces: ['schneider', 'schwarz'] } as unknown as Game;
const nullGame = { game: 'null', trumps: 'none', flat: { closed: 23 }, announces: [] } as unknown as Game;

describe('a told game', () => {
  it('asks for what is missing, in the order of the page', () => {
    expect(openOf({}, undefined)).toBe('game');
    expect(openOf({ game: 'suit' }, suit)).toBe('suit');
    expect(openOf({ game: 'suit', trump: 'H', run: 'with' }, suit)).toBe('matadors');
    expect(openOf({ game: 'suit', trump: 'H', run: 'with', matadors: 1 }, suit)).toBe('result');
    expect(openOf({ game: 'null' }, nullGame)).toBe('result');
    expect(openOf({ game: 'null', won: false }, nullGame)).toBeUndefined();
  });

  it('becomes the question of the interface, without what the game does not have', () => {
    const told = {
      game: 'null',
      trump: 'H',
      run: 'with',
      matadors: 1,
      level: 'schneider',
      won: true,
      ouvert: true,
    } as const;
    expect(questionOf('isko-2022', told, nullGame)).toEqual({
      ruleset: 'isko-2022',
      contract: { game: 'null', ouvert: true },
      outcome: { won: true },
    });
    expect(questionOf('isko-2022', { ...told, game: 'suit', ouvert: false, bid: 24 }, suit)).toEqual({
      ruleset: 'isko-2022',
      bid: 24,
      contract: { game: 'suit', trump: 'H' },
      matadors: { with: 1 },
      outcome: { won: true, level: 'schneider' },
    });
  });

  it('announces from the hand, and takes back what rested on the hand', () => {
    expect(announce({}, 'schneider', suit)).toMatchObject({ announced: 'schneider', hand: true });
    expect(announce({}, 'ouvert', suit)).toEqual({ ouvert: true, hand: true, announced: 'schwarz' });
    expect(announce({ ouvert: true, hand: true, announced: 'schwarz' }, 'hand', suit)).toEqual({});
    expect(announce({}, 'ouvert', nullGame)).toEqual({ ouvert: true });
    expect(announce({ ouvert: true, hand: true }, 'hand', nullGame)).toEqual({ ouvert: true });
    expect(announce({ announced: 'schneider', hand: true }, 'schneider', suit)).toEqual({ hand: true, ouvert: false });
  });
});
