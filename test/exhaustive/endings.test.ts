import type { IncidentCase } from '../../src/rules';
import type { Ending } from '../../src/rules/contracts/contract';
import { valueContract } from '../../src/rules/contracts/valuation';
import { lawsAnswering, rulingOn } from '../../src/rules/irregularities/adjudicate';
import { countsIn } from '../../src/rules/irregularities/known-game';
import { fullyKnown, RULING_CODES, type RulingCode } from './incident-cases';

type Told = Pick<IncidentCase['incident'], 'kind' | 'offender' | 'facts'>;

/** An early end as a ruling hears of it, and as a game is valued that ended so. */
const ENDINGS: readonly (readonly [string, Told, Pick<Ending, 'kind' | 'by'>])[] = [
  [
    'the declarer gives up',
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { consents: 2 } },
    { kind: 'conceded', by: 'declarer' },
  ],
  [
    'an opponent gives up',
    { kind: 'adversary-gives-up', offender: 'opponent', facts: {} },
    { kind: 'conceded', by: 'opponents' },
  ],
  [
    'the declarer throws in',
    { kind: 'cards-thrown-in', offender: 'declarer', facts: {} },
    { kind: 'thrown-in', by: 'declarer' },
  ],
  [
    'an opponent throws in',
    { kind: 'cards-thrown-in', offender: 'opponent', facts: {} },
    { kind: 'thrown-in', by: 'opponents' },
  ],
  [
    'the declarer revokes',
    { kind: 'revoke', offender: 'declarer', facts: { trickQuitted: true } },
    { kind: 'offence', by: 'declarer' },
  ],
  [
    'an opponent revokes',
    { kind: 'revoke', offender: 'opponent', facts: { trickQuitted: true } },
    { kind: 'offence', by: 'opponents' },
  ],
];

/** The prose of Foster's chapter settles a revoke otherwise than his laws, by which contracts/value goes. */
const CODES = RULING_CODES.filter(({ reading }) => reading === 'law');

const cells = CODES.flatMap((code) =>
  ENDINGS.filter(([, { kind }]) => lawsAnswering(code, kind, code.reading).length > 0).map(
    ([what, told, ending]) => [`${code.name}: ${what}`, code, told, ending] as const,
  ),
);

/** Every game whose counts are known, as ruled and as valued; `offBy` shows what a wrong ruling would give. */
const comparedWith = ({ ruleset, reading }: RulingCode, told: Told, ending: Pick<Ending, 'kind' | 'by'>, offBy = 0) =>
  fullyKnown(ruleset).map((situation) => {
    const { contract = { game: 'grand' }, bid, matadors } = situation;
    const asked: IncidentCase = { ruleset, incident: { phase: 'trick-quitted', ...told }, situation };
    const [counts] = countsIn(asked);
    const score = rulingOn(asked, reading)?.game?.result?.score;
    if (counts === undefined || score === undefined) return undefined;
    const valued = valueContract(ruleset, { contract, bid, matadors, outcome: { ...counts, ending } });
    if (!valued.ok) return undefined;
    const isSame = valued.valuation.score === score + offBy;
    return isSame ? 'same' : `${JSON.stringify(situation)}: ruled ${score}, valued ${valued.valuation.score}`;
  });

test.each(cells)('%s is worth the same to contracts/value and to a ruling', (_what, code, told, ending) => {
  const compared = comparedWith(code, told, ending).filter((one) => one !== undefined);
  expect(compared.length).toBeGreaterThan(50);
  expect(compared.filter((one) => one !== 'same').slice(0, 5)).toEqual([]);
});

test('a ruling that is one point off is found out', () => {
  const [, code, told, ending] = cells[0] ?? [];
  if (code === undefined || told === undefined || ending === undefined) throw new Error('no ending');
  expect(comparedWith(code, told, ending, 1)).not.toContain('same');
});
