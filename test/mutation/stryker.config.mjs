// @ts-check
/* oxlint-disable import/no-default-export, typescript/no-unsafe-call -- Stryker takes a default export of plain JavaScript */
import { fileURLToPath } from 'node:url';

/** Files without logic of their own, each with why. */
const leftOut = [
  '!src/**/index.ts', // doors: exports alone
  '!src/rules/faults.ts', // the sentences of the faults
  '!src/rules/rulesets/{altenburg,eichhorn,foster,foster-american,isko,house-options,house-rules,ruleset}.ts', // the tables of the codes
];

/** Tests that take seconds for what quicker ones say too, and those that look at the clock. */
const tooSlow = {
  files: ['test/rules/irregularities/dispositions.test.ts'],
  names: [
    'what each skat gives when it is valued',
    'of 1[1-4] players over two to five sessions',
    'and the bound is never above the fewest possible',
    'no arrangement of six to nine players',
    'no seating of a small field',
    'in under (five|two) seconds',
    'refused quickly',
    'by the least change in seconds',
    'is parted all the same',
  ],
};

/**
 * Plants faults in the logic of the two cores and tells which of them no test notices: `npm run mutation`, or one part
 * with `npm run mutation -- --mutate 'src/rules/cards/**'`. What was judged before and has not changed is not judged
 * again. The report is coverage/mutation/report.html.
 *
 * The tests run under Mocha, whose runner loads them once for all faults; Jest's would load them anew for each of the
 * thousands of faults, which takes a hundred times as long. `jest-words.cjs` lends Mocha the words of Jest.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/competition/**/*.ts', 'src/rules/**/*.ts', ...leftOut],
  plugins: ['@stryker-mutator/mocha-runner', fileURLToPath(new URL('./texts.mjs', import.meta.url))],
  ignorers: ['texts'],
  // What is computed while a file is loaded is a table.
  ignoreStatic: true,

  testRunner: 'mocha',
  mochaOptions: {
    spec: ['test/{rules,competition}/**/*.test.ts'],
    ignore: tooSlow.files,
    grep: `^(?!.*(${tooSlow.names.join('|')}))`,
    require: ['./test/mutation/jest-words.cjs'],
  },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 60,
  concurrency: 2,
  // Endless loops are cut by counting; the clock is the last resort, and wide, since a busy machine is no fault.
  timeoutMS: 30_000,
  // A worker that has run so many faults makes room for a fresh one.
  maxTestRunnerReuse: 500,
  disableTypeChecks: false,

  ignorePatterns: ['dist', 'data', 'coverage'],
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'coverage/mutation/report.html' },
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
};
