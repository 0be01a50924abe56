/**
 * Spreads rows over pages of at most `limit` rows, about as many on each, so that no last page holds a row or two.
 * Rows one after the other that have the same key stay on one page, as long as there are no more than fit on it.
 */
export function paginate<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row, index: number) => unknown = (_, index) => index,
): readonly (readonly Row[])[] {
  const size = Math.ceil(rows.length / Math.max(1, Math.ceil(rows.length / limit)));
  const pages: Row[][] = [[]];
  for (const group of groupsOf(rows, keyOf)) {
    for (let from = 0; from < group.length; from += limit) {
      const part = group.slice(from, from + limit);
      const page = pages.at(-1) ?? [];
      const isFull = page.length >= size || page.length + part.length > limit;
      if (isFull && page.length > 0) pages.push([...part]);
      else page.push(...part);
    }
  }
  return pages;
}

function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row, index: number) => unknown): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isSame = before !== undefined && keyOf(before, index - 1) === keyOf(row, index);
    if (isSame) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}
