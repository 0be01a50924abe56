import { formatCard, readCard } from '../../../src/rules';

const nameOf = (text: string): string | undefined => {
  const card = readCard(text);
  return card === undefined ? undefined : formatCard(card);
};

describe('a single card as people write it', () => {
  it.each([
    ['CJ', 'CJ'],
    ['cj', 'CJ'],
    ['ht', 'H10'],
    ['♣J', 'CJ'],
    ['♥️10', 'H10'],
    ['Kreuz Bube', 'CJ'],
    ['kreuz-bube', 'CJ'],
    ['KrB', 'CJ'],
    ['PD', 'SQ'],
    ['Karo As', 'DA'],
    ['Eichel-Unter', 'CJ'],
    ['EU', 'CJ'],
    ['eu', 'CJ'],
    ['Grün Ober', 'SQ'],
    ['Gras-Ober', 'SQ'],
    ['GK', 'SK'],
    ['R10', 'H10'],
    ['Rot Zehn', undefined],
    ['Schellen-Daus', 'DA'],
    ['Schellen 7', 'D7'],
    ['SchO', 'DQ'],
    ['S7', 'S7'],
    ['ZZ9', undefined],
    ['D', undefined],
    ['', undefined],
  ])('%j is %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
