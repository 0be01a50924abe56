import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutFor, placesIn } from '../../src/rules/solver/layout';
import { Meter } from '../../src/rules/solver/meter';
import { Solver } from '../../src/rules/solver/solver';
import { corpusRows } from '../tools/cases';
import { openDeal, type SolvedDeal } from '../tools/solved-deals';
import { median, report, rounded } from './figure';

/** The points that a declarer needs, the skat among them. */
const WIN = 61;
const WARM_UP = 10;

/** Each question is asked so often of both, and the quickest answer counts: others use the machine too. */
const TIMES = 3;

/** Median CPU milliseconds and nodes; other machines, no ratio. */
const RIVALS = {
  suitWin: 'skatsearch 31 ms (160,964)',
  suitExact: 'skatsearch 363 ms (1,998,208), skat-solver 897 ms',
  grandWin: 'skatsearch 10.5 ms (47,206)',
  grandExact: 'skatsearch 204 ms (1,202,396), skat-solver 1,484 ms',
};

interface Solved {
  readonly answer: number;
  readonly seconds: number;
  readonly nodes: number;
}

interface Both {
  readonly win: Solved;
  readonly exact: Solved;
}

/** S5: solved deals with a strong declarer, won or not and to the point, beside the same search in C++. */
export async function s5(): Promise<void> {
  const deals = (corpusRows<SolvedDeal>('dd-deals.jsonl') ?? []).filter(
    ({ id, game }) => id.startsWith('strong') && game !== 'N',
  );
  const beside = inCpp(deals);
  if (beside === undefined || deals.length === 0) return;
  for (const deal of deals.slice(0, WARM_UP)) inTypeScript(deal);
  const own = deals.map(inTypeScript);
  for (const [name, isOfKind] of Object.entries(KINDS)) {
    const chosen = deals.flatMap((deal, index) => (isOfKind(deal) ? [index] : []));
    for (const question of ['win', 'exact'] as const) {
      const of = (all: readonly Both[]) => chosen.flatMap((index) => all[index]?.[question] ?? []);
      const [mine, others] = [of(own), of(beside)];
      if (mine.some(({ nodes }, index) => nodes !== others[index]?.nodes)) throw new Error('the two searches differ');
      const seconds = {
        own: median(mine.map((one) => one.seconds)),
        cpp: median(others.map((one) => one.seconds)),
      };
      report('S5', {
        deals: chosen.length,
        question: `${name}, ${question}`,
        milliseconds: rounded(1000 * seconds.own),
        cppMilliseconds: rounded(1000 * seconds.cpp),
        nodes: median(mine.map(({ nodes }) => nodes)),
        toCpp: rounded(seconds.own / seconds.cpp),
        atMost: 2,
      });
    }
  }
  report('S5', RIVALS);
}

const KINDS = {
  suit: ({ game }: SolvedDeal): boolean => game !== 'G',
  grand: ({ game }: SolvedDeal): boolean => game === 'G',
};

function inTypeScript(deal: SolvedDeal): Both {
  const { game, position, skat } = openDeal(deal);
  const once = (ask: (solver: Solver) => number): Solved => {
    const meter = new Meter();
    const start = process.cpuUsage();
    const answer = ask(new Solver(game, position, meter));
    const { user, system } = process.cpuUsage(start);
    return { answer, seconds: (user + system) / 1e6, nodes: meter.nodes };
  };
  const solve = (ask: (solver: Solver) => number): Solved =>
    Array.from({ length: TIMES }, () => once(ask)).reduce((best, one) => (one.seconds < best.seconds ? one : best));
  const exact = solve((solver) => solver.pointsFrom(position, WIN - skat));
  if (exact.answer + skat !== deal.declarerPoints) throw new Error(`${deal.id} came out as ${exact.answer + skat}`);
  return {
    win: solve((solver) => Number(solver.reaches(position, WIN - skat))),
    exact,
  };
}

/** The same by the committed C++ program; undefined, with a message, where there is no compiler. */
function inCpp(deals: readonly SolvedDeal[]): readonly Both[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'skat-s5-'));
  const program = join(folder, 'open-cards');
  const compiled = spawnSync('g++', ['-O2', '-o', program, join(__dirname, 'open-cards.cpp')], { encoding: 'utf8' });
  try {
    if (compiled.status !== 0) {
      process.stderr.write('S5 is skipped: there is no g++ that compiles its measure.\n');
      return undefined;
    }
    const { stdout } = spawnSync(program, {
      input: deals.map(asNumbers).join('\n'),
      encoding: 'utf8',
    });
    return stdout.trim().split('\n').map(readLine);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function asNumbers(deal: SolvedDeal): string {
  const { game, position, skat } = openDeal(deal);
  const layout = layoutFor(game.trump);
  const unsigned = (set: number): number => set >>> 0;
  const own = position.hands.map((hand) => unsigned(placesIn(layout, hand)));
  return [
    ...Array.from(layout.kinds, unsigned),
    ...layout.points,
    unsigned(layout.trumps),
    ...own,
    game.declarer,
    position.leader,
    WIN - skat,
  ].join(' ');
}

function readLine(line: string): Both {
  const [bound = 0, winSeconds = 0, points = 0, exactSeconds = 0, winNodes = 0, exactNodes = 0] = line
    .split(' ')
    .map(Number);
  return {
    win: { answer: bound, seconds: winSeconds, nodes: winNodes },
    exact: { answer: points, seconds: exactSeconds, nodes: exactNodes },
  };
}
