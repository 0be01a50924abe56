import { figuresIn } from '../../../src/pages/desk/figures';

describe('figures', () => {
  it.each([
    ['de', -1045, '−1.045'],
    ['en', -1045, '−1,045'],
    ['de', 36, '36'],
  ] as const)('in %s: %d is %s', (language, number, text) => {
    expect(figuresIn(language)(number)).toBe(text);
  });
});
