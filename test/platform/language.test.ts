import { languageOf } from '../../src/platform/language';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en;q=0.5, de;q=0.9', 'de'],
    ['fr, de;q=0.2', 'de'],
    ['de;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=many', 'en'],
    ['', 'en'],
  ])('of Accept-Language %p is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
