import { cribbage, findLaw, lawsOf } from '../../../src/rules';

const kinds = cribbage.KIND_IDS.map((kind) => [kind] as const);

describe('the incidents of Cribbage', () => {
  test.each(kinds)('%s is ruled on by the text, or left to the referee with a doubt', (kind) => {
    const found = cribbage.adjudicate({ kind, facts: {} });
    const { disposition, laws, doubts } = found?.ruling ?? {};
    expect(laws).not.toEqual([]);
    if (disposition === 'referee') expect(doubts).not.toEqual([]);
  });

  test('what would change a ruling is asked for, with what each answer leads to', () => {
    const asked = cribbage.adjudicate({ kind: 'wrong-number', facts: { who: 'pone', cards: 7 } })?.missing;
    expect(asked).toEqual([
      {
        fact: 'announcedBeforeLifting',
        ifAnswered: [
          { value: true, disposition: 'choice' },
          { value: false, disposition: 'new-deal' },
        ],
      },
    ]);
    expect(cribbage.adjudicate({ kind: 'pack-imperfect', facts: {} })?.missing).toEqual([]);
  });

  test('a choice that is not offered is none', () => {
    expect(cribbage.adjudicate({ kind: 'pack-imperfect', facts: {} }, 'let-stand')).toBeUndefined();
    expect(cribbage.adjudicate({ kind: 'pack-not-cut', facts: {} }, 'let-stand')?.ruling.disposition).toBe(
      'deal-stands',
    );
  });

  test('the laws stand in the register in the order of the text', () => {
    const numbers = lawsOf('foster-cribbage').map(({ number }) => number);
    expect(numbers.slice(0, 4)).toEqual(['cards.1', 'cards.2', 'cards.3', 'markers.1']);
    expect(numbers.slice(-3)).toEqual(['objects.7', 'objects.8', 'objects.9']);
    expect(numbers.indexOf('irregularities.10')).toBe(numbers.indexOf('irregularities.9') + 1);
    expect(findLaw('foster-cribbage:starter.4')?.law.title.en).toBe('His heels');
  });
});
