import { unreadable, type Parsed } from './faults';
import { formatMoves, parseMoves } from './iss-moves';
import type { IssRecord, IssTag } from './iss-record';
import { formatResult, parseResult } from './iss-result';

/** A tag as it stands in a text: its value without escapes, and where the value begins. */
interface PlacedTag extends IssTag {
  readonly offset: number;
}

const MOVES = 'MV';
const RESULT = 'R';

/** One source drops the opening bracket. */
const BEGIN = /\s*\(?;(?=GM\[Skat\])/y;
const TAG = /\s*([A-Z]{1,8}\d?)\[([^\]\\]*(?:\\.[^\]\\]*)*)\]/sy;
const END = /\s*;?\)\s*/y;

/** Reads the record of one game; in a text with more than one the second is the fault. */
export const parseIssRecord = (text: string): Parsed<IssRecord> => {
  const scanned = scanTags(text);
  if (!scanned.ok) return scanned;
  const [moves, result] = [MOVES, RESULT].map((name) => scanned.value.find((tag) => tag.name === name));
  if (moves === undefined) return unreadable('tag-missing', 0, { tag: MOVES });
  if (result === undefined) return unreadable('tag-missing', 0, { tag: RESULT });
  const readMoves = parseMoves(moves.value, moves.offset);
  if (!readMoves.ok) return readMoves;
  const readResult = parseResult(result.value, result.offset);
  if (!readResult.ok) return readResult;
  const tags = scanned.value.filter((tag) => tag !== moves && tag !== result);
  return {
    ok: true,
    value: {
      tags: tags.map(({ name, value }) => ({ name, value })),
      moves: readMoves.value,
      result: readResult.value,
    },
  };
};

const scanTags = (text: string): Parsed<readonly PlacedTag[]> => {
  let offset = matchAt(BEGIN, text, 0)?.[0].length;
  if (offset === undefined) return unreadable('not-an-iss-record', 0);
  const tags: PlacedTag[] = [];
  const names = new Set<string>();
  for (let found = matchAt(TAG, text, offset); found !== null; found = matchAt(TAG, text, offset)) {
    const [whole, name = '', value = ''] = found;
    if (names.has(name)) return unreadable('tag-twice', offset, { tag: name });
    names.add(name);
    offset += whole.length;
    tags.push({ name, value: unescape(value), offset: offset - value.length - 1 });
  }
  const end = matchAt(END, text, offset);
  if (end === null) return unreadable('tag-expected', offset);
  const after = offset + end[0].length;
  if (after === text.length) return { ok: true, value: tags };
  return unreadable(matchAt(BEGIN, text, after) === null ? 'text-after-record' : 'more-than-one-record', after);
};

const matchAt = (pattern: RegExp, text: string, offset: number): RegExpExecArray | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text);
};

const unescape = (value: string): string => value.replaceAll(/\\(.)/gs, '$1');
const escape = (value: string): string => value.replaceAll(/[\]\\]/g, String.raw`\$&`);

/** Writes a record in one line, as the server does. */
export const formatIssRecord = ({ tags, moves, result }: IssRecord): string => {
  const written = [
    ...tags.map(({ name, value }) => `${name}[${escape(value)}]`),
    `${MOVES}[${formatMoves(moves)}]`,
    `${RESULT}[${formatResult(result)}]`,
  ];
  return `(;${written.join('')} ;)`;
};
