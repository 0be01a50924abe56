import { entityTag, ProblemError, requireCurrent } from '../../../src/platform';

const tag = entityTag(['session', 'x', 1], 3);

test('tags are strong and differ by version and by resource', () => {
  expect(tag).toMatch(/^"3-[0-9a-f]{12}"$/);
  expect(entityTag(['session', 'x', 1], 3)).toBe(tag);
  for (const other of [entityTag(['session', 'x', 1], 4), entityTag(['session', 'x', 2], 3)]) {
    expect(other).not.toBe(tag);
  }
});

test('only the current tag itself matches', () => {
  expect(() => requireCurrent(tag, tag)).not.toThrow();
  for (const asked of ['*', `W/${tag}`, `${tag}, "x"`, tag.slice(1, -1), '""']) {
    expect(() => requireCurrent(asked, tag)).toThrow(ProblemError);
  }
});
