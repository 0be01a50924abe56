const placeOf = (table: string): string => `table-key:${table}`;

/**
 * The key of a table that was scanned: taken out of the address, so that it stands in no history and on no picture, and kept in
 * this browser. Without one in the address, the key that was scanned before.
 */
export function takeKey(table: string): string | undefined {
  const scanned = decodeURIComponent(location.hash.slice(1));
  if (scanned === '') return localStorage.getItem(placeOf(table)) ?? undefined;
  localStorage.setItem(placeOf(table), scanned);
  history.replaceState(history.state, '', location.pathname + location.search);
  return scanned;
}
