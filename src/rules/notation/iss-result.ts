import { unreadable, type Parsed } from './faults';
import type { IssOutcome, IssRecord, IssSeat } from './iss-record';

const PASSED = 'passed';
const OUTCOMES = ['win', 'loss', 'penalty'] as const;
const BOUNDS = ['bidok', 'overbid'] as const;

/** The figures of a result and how each may look. */
const SEAT_OR_NONE = /^(?:-1|[012])$/;
const FLAG = /^[01]$/;
const FIGURES: Readonly<Record<string, RegExp>> = {
  d: SEAT_OR_NONE,
  v: /^-?\d{1,4}$/,
  m: /^-?\d{1,2}$/,
  p: /^\d{1,3}$/,
  t: /^\d{1,2}$/,
  s: FLAG,
  z: FLAG,
  p0: FLAG,
  p1: FLAG,
  p2: FLAG,
  l: SEAT_OR_NONE,
  to: SEAT_OR_NONE,
  r: FLAG,
};
const OPTIONAL: ReadonlySet<string> = new Set(['r']);

/** Reads the result of a record; `start` is where it stands in the whole text. */
export const parseResult = (text: string, start: number): Parsed<IssRecord['result']> => {
  if (text.trim() === PASSED) return { ok: true, value: PASSED };
  const words = new Set<string>();
  const figures = new Map<string, number>();
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    const [name = '', figure] = token.split(':', 2);
    const isWord = figure === undefined && WORDS.has(name) && !words.has(name);
    const isFigure = figure !== undefined && FIGURES[name]?.test(figure) === true && !figures.has(name);
    if (isWord) words.add(name);
    else if (isFigure) figures.set(name, Number(figure));
    else return unreadable('not-a-result', start + index, { text: token });
  }
  const outcome = OUTCOMES.find((word) => words.has(word));
  const bound = BOUNDS.find((word) => words.has(word));
  const lacking = Object.keys(FIGURES).find((name) => !figures.has(name) && !OPTIONAL.has(name));
  if (outcome === undefined) return unreadable('result-incomplete', start, { text: OUTCOMES.join(' | ') });
  if (bound === undefined) return unreadable('result-incomplete', start, { text: BOUNDS.join(' | ') });
  if (lacking !== undefined) return unreadable('result-incomplete', start, { text: lacking });
  if (words.size > 2) return unreadable('not-a-result', start, { text: [...words].join(' ') });
  return { ok: true, value: outcomeOf(outcome, bound === 'overbid', figures) };
};

const WORDS: ReadonlySet<string> = new Set([...OUTCOMES, ...BOUNDS]);

const outcomeOf = (
  outcome: IssOutcome['outcome'],
  overbid: boolean,
  figures: ReadonlyMap<string, number>,
): IssOutcome => {
  const figure = (name: string): number => figures.get(name) ?? 0;
  const flag = (name: string): boolean => figure(name) === 1;
  const seat = (name: string): IssSeat | -1 => figure(name) as IssSeat | -1;
  return {
    declarer: seat('d'),
    outcome,
    value: figure('v'),
    matadors: figure('m'),
    overbid,
    cardPoints: figure('p'),
    tricks: figure('t'),
    schneider: flag('s'),
    schwarz: flag('z'),
    penalized: [flag('p0'), flag('p1'), flag('p2')],
    left: seat('l'),
    timedOut: seat('to'),
    ...(figures.has('r') ? { resigned: flag('r') } : {}),
  };
};

/** Writes a result as the server does. */
export const formatResult = (result: IssRecord['result']): string => {
  if (result === PASSED) return PASSED;
  const { declarer, outcome, value, matadors, overbid, cardPoints, tricks, schneider, schwarz } = result;
  const { penalized, left, timedOut, resigned } = result;
  return [
    `d:${declarer} ${outcome} v:${value} m:${matadors} ${overbid ? 'overbid' : 'bidok'}`,
    `p:${cardPoints} t:${tricks} s:${Number(schneider)} z:${Number(schwarz)}`,
    ...penalized.map((isPenalized, seat) => `p${seat}:${Number(isPenalized)}`),
    `l:${left} to:${timedOut}`,
    ...(resigned === undefined ? [] : [`r:${Number(resigned)}`]),
  ].join(' ');
};
