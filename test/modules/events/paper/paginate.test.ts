import { array, integer, property } from 'fast-check';
import { paginate } from '../../../../src/modules/events/paper/paginate';
import { assert } from '../../../tools/property';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

it('spreads rows evenly, so that nothing stands alone on a last page', () => {
  expect(paginate(numbered(45), 44).map(({ length }) => length)).toEqual([23, 22]);
  expect(paginate(numbered(44), 44).map(({ length }) => length)).toEqual([44]);
  expect(paginate([], 44)).toEqual([[]]);
});

it('keeps a group on one page, unless it is longer than a page', () => {
  const tables = ['1', '1', '1', '2', '2', '2', '3', '3', '3'];
  expect(paginate(tables, 5, (table) => table)).toEqual([
    ['1', '1', '1'],
    ['2', '2', '2'],
    ['3', '3', '3'],
  ]);
  expect(paginate(['1', '1', '1', '2'], 2, (table) => table).map(({ length }) => length)).toEqual([2, 2]);
});

it('whatever the rows: all of them once and in order, no page too long, no group of at most a page in two', () => {
  const groups = array(integer({ min: 1, max: 6 }), { maxLength: 60 });
  assert(
    property(groups, integer({ min: 6, max: 50 }), (sizes, limit) => {
      const rows = sizes.flatMap((size, group) => numbered(size).map((row) => ({ group, row })));
      const pages = paginate(rows, limit, ({ group }) => group);
      expect(pages.flat()).toEqual(rows);
      expect(pages.every(({ length }) => length <= limit)).toBe(true);
      const pagesOf = sizes.map((_, group) => pages.filter((page) => page.some((row) => row.group === group)).length);
      expect(pagesOf.every((count) => count === 1)).toBe(true);
    }),
  );
});
