import { emptyDraft, type Draft } from './draft';

const placeOf = (table: string): string => `draft:${table}`;

/** The half-filled form of before, where the page was loaded again in the middle of an entry. */
export function keptDraft(table: string): Draft {
  const kept = sessionStorage.getItem(placeOf(table));
  return kept === null ? emptyDraft : (JSON.parse(kept) as Draft);
}

/** Keeps what stands on the keys, for this tab only. */
export function keepDraft(table: string, draft: Draft): void {
  sessionStorage.setItem(placeOf(table), JSON.stringify(draft));
}
