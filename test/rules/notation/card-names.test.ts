import * as fc from 'fast-check';
import { cardOf, formatCard, PACK, type Card } from '../../../src/rules';
import { CARD_STYLES, formatCardAs, printCard } from '../../../src/rules/notation/card-styles';
import { isHalfCard, parseCardName, parseCardNames, SUIT_LETTERS } from '../../../src/rules/notation/card-names';
import { assert } from '../../tools/property';

const card = (name: string): Card | undefined => PACK.find((one) => formatCard(one) === name);
const read = (text: string) => parseCardName(text)?.card;

describe('a card', () => {
  test.each(CARD_STYLES)('written as %s is read again, all 32 of them with names of their own', (style) => {
    const names = PACK.map((one) => formatCardAs(style, one));
    expect(names.map(read)).toEqual(PACK);
    expect(new Set(names).size).toBe(32);
  });

  test.each([
    ['CJ', 'CJ'],
    ['HT', 'H10'],
    ['H10', 'H10'],
    ['♡7', 'H7'],
    ['J♢', 'DJ'],
    ['10♠', 'S10'],
    ['♧A', 'CA'],
    ['♣B', 'CJ'],
    ['KrB', 'CJ'],
    ['PD', 'SQ'],
    ['HK', 'HK'],
    ['KA', 'DA'],
    ['KD', 'DQ'],
    ['DD', 'DQ'],
    ['DK', 'DK'],
    ['Kreuz-Bube', 'CJ'],
    ['HerzDame', 'HQ'],
    ['Karo-König', 'DK'],
    ['Pik-As', 'SA'],
    ['🃛', 'CJ'],
    ['🂫', 'SJ'],
    ['🂺', 'H10'],
    ['🃎', 'DK'],
    ['🃝', 'CQ'],
  ])('is read from %s as %s', (written, name) => {
    expect(read(written)).toBe(card(name));
  });

  test.each(['', 'J', 'D', '♣', 'C1', 'C11', 'X7', '7C', 'KC', 'CJ ', '🂬', '🃟', '🂠', '🂢', 'K10x', '??', '__proto__'])(
    'is not read from "%s"',
    (text) => {
      expect(parseCardName(text)).toBeUndefined();
    },
  );

  test('is printed in the ranks of the language', () => {
    expect([printCard(cardOf('C', 'J'), 'en'), printCard(cardOf('C', 'J'), 'de')]).toEqual(['♣J', '♣B']);
    expect([printCard(cardOf('H', 'Q'), 'en'), printCard(cardOf('H', 'Q'), 'de')]).toEqual(['♥Q', '♥D']);
  });

  test('never comes of any text but its names', () => {
    assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6 }), (text) => {
        const named = parseCardName(text);
        expect(named === undefined || PACK.includes(named.card)).toBe(true);
      }),
    );
  });
});

test.each(['D', 'K', 'Kr', '♣', 'Herz', '10', 'As'])('%s alone is half a card', (text) => {
  expect(isHalfCard(text)).toBe(true);
  expect(parseCardName(text)).toBeUndefined();
});

describe('a list of cards', () => {
  test('is read in any notation, also in several, with what separates them left out', () => {
    expect(parseCardNames('CJ, ♠B  Herz Bube · 🃋 | HT.H9')).toEqual({
      ok: true,
      value: ['CJ', 'SJ', 'HJ', 'DJ', 'H10', 'H9'].map(card),
    });
    expect(parseCardNames('♥\u{FE0F}A 🃁')).toEqual({ ok: true, value: ['HA', 'DA'].map(card) });
    expect(parseCardNames('')).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['DK KD', 'mixed-letters', 3, { text: 'KD', letters: SUIT_LETTERS[1], other: 'DK' }],
    ['PA H7 SA', 'mixed-letters', 6, { text: 'SA', letters: SUIT_LETTERS[0], other: 'PA' }],
    ['CJ D', 'half-a-card', 3, { text: 'D' }],
    ['CJ X9 D', 'not-a-card', 3, { text: 'X9' }],
  ])('%s is refused as %s', (text, code, offset, values) => {
    expect(parseCardNames(text)).toEqual({ ok: false, fault: { code, offset, values } });
  });

  test('written in one style is read again, whatever the cards', () => {
    assert(
      fc.property(fc.constantFrom(...CARD_STYLES), fc.array(fc.constantFrom(...PACK)), (style, cards) => {
        const text = cards.map((one) => formatCardAs(style, one)).join(' ');
        expect(parseCardNames(text)).toEqual({ ok: true, value: cards });
      }),
    );
  });

  test('of any characters is cards or a fault inside the text', () => {
    const piece = fc.constantFrom(
      'C',
      'D',
      'K',
      'Kr',
      'Herz',
      ' ',
      '-',
      '10',
      'B',
      '♣',
      '♡',
      '🃛',
      '🂠',
      '.',
      '?',
      '\u{FE0F}',
      '\n',
    );
    assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const names = parseCardNames(text);
        expect(names.ok || (names.fault.offset >= 0 && names.fault.offset < text.length)).toBe(true);
      }),
    );
  });
});
