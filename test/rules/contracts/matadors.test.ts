import { cardOf, formatCard, PACK, parseCard, SUITS } from '../../../src/rules';
import { add, setOf } from '../../../src/rules/cards/card-set';
import { matadorCount, matadorsOf, sameMatadors } from '../../../src/rules/contracts/matadors';
import { fingersFromNames, trumpNames } from '../../exhaustive/fingers';

/** Every choice from the names, from none of them to all. */
const choices = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);

/** Where counting by hand and `matadorsOf` differ over every choice of the trumps, with these other cards beside them. */
const differences = (trump: (typeof SUITS)[number] | undefined, others: readonly string[]): readonly string[] =>
  choices(trumpNames(trump))
    .filter((chosen) => {
      const held = new Set([...chosen, ...others]);
      const fingers = fingersFromNames(held, trump);
      const expected = held.has('CJ') ? { with: fingers } : { without: fingers };
      const cards = [...held].map((name) => parseCard(name)).filter((card) => card !== undefined);
      return JSON.stringify(matadorsOf(setOf(cards), trump ?? 'jacks')) !== JSON.stringify(expected);
    })
    .map((chosen) => chosen.join(' '));

const sidecards = (trump: (typeof SUITS)[number] | undefined): readonly string[] =>
  PACK.map(formatCard).filter((name) => !trumpNames(trump).includes(name));

describe('matadors (isko-2022:2.3, foster:2)', () => {
  test.each(SUITS)('agree with counting by hand for all 2,048 choices of the trumps of %s', (suit) => {
    expect(choices(trumpNames(suit))).toHaveLength(2_048);
    expect(differences(suit, [])).toEqual([]);
    expect(differences(suit, sidecards(suit))).toEqual([]);
  });

  test('agree with counting by hand for all 16 choices of the jacks in Grand', () => {
    expect(choices(trumpNames(undefined))).toHaveLength(16);
    expect(differences(undefined, [])).toEqual([]);
    expect(differences(undefined, sidecards(undefined))).toEqual([]);
  });

  test('are not known in a game without trumps', () => {
    expect(matadorsOf(setOf(PACK), 'none')).toBeUndefined();
  });

  test.each([
    ['CJ HJ', { with: 1 }],
    ['CJ SJ DJ', { with: 2 }],
    ['CJ SJ HJ DJ CA C10', { with: 6 }],
    ['SJ HJ DJ', { without: 1 }],
    ['DJ CA C10 CK CQ C9 C8 C7', { without: 3 }],
  ])('of %s in clubs are as the worked examples 11 to 15 say', (names, expected) => {
    const cards = names
      .split(' ')
      .map((name) => parseCard(name))
      .filter((card) => card !== undefined);
    expect(matadorsOf(setOf(cards), 'C')).toEqual(expected);
  });

  test('found in the skat turn without four into with one (foster:2)', () => {
    const hand = ['C', 'S', 'H'].flatMap((suit) => ['A', '10', 'K'].map((rank) => parseCard(suit + rank)));
    const dealt = setOf(hand.filter((card) => card !== undefined));
    expect(matadorsOf(dealt, 'jacks')).toEqual({ without: 4 });
    expect(matadorsOf(add(dealt, cardOf('C', 'J')), 'jacks')).toEqual({ with: 1 });
  });

  test('are the same only in number and in being held or missing', () => {
    expect(sameMatadors({ with: 2 }, { with: 2 })).toBe(true);
    expect(sameMatadors({ without: 2 }, { without: 2 })).toBe(true);
    expect(sameMatadors({ with: 2 }, { with: 3 })).toBe(false);
    expect(sameMatadors({ with: 2 }, { without: 2 })).toBe(false);
    expect([matadorCount({ with: 11 }), matadorCount({ without: 4 })]).toEqual([11, 4]);
  });
});
