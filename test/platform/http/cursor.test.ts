import { z } from 'zod';
import { pageOf, pageQuery } from '../../../src/platform';

const query = pageQuery(z.tuple([z.string(), z.int32()]));

test('a page ends with a cursor that the query reads back, and the last page has none', () => {
  const items = [1, 2, 3].map((number) => ({ number }));
  const page = pageOf(items, 2, ({ number }) => ['x', number]);
  expect(page.items).toEqual([{ number: 1 }, { number: 2 }]);
  expect(query.parse({ cursor: page.next })).toEqual({ limit: 50, cursor: ['x', 2] });
  expect(pageOf(items, 3, () => 0).next).toBeNull();
  expect(pageOf([], 3, () => 0)).toEqual({ items: [], next: null });
});

test.each(['', 'x', 'WzFd', Buffer.from('["x"]').toString('base64url'), Buffer.from('{"').toString('base64url')])(
  'the cursor "%s" is refused',
  (cursor) => {
    expect(query.safeParse({ cursor }).success).toBe(false);
  },
);
