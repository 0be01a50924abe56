import { codeOf } from '../../src/persistence/error-code';

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
  [{ code: '40001' }, '40001'],
  [new Error('plain'), undefined],
  [{ code: 7 }, undefined],
  ['ENOENT', undefined],
  [null, undefined],
])('the code of %p is %p', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
