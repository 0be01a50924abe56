import {
  agreeOn,
  cite,
  entriesOf,
  INCIDENT_KINDS,
  lawsAnswering,
  RULESETS,
  SEATS,
  unseenLawsOn,
  type FactForm,
  type FactValue,
  type Incident,
  type IncidentKindId,
  type Party,
  type Ruleset,
  type Situation,
} from '../../src/rules';

type Reading = 'law' | 'prose';

/** The codes of the table: every ruleset, and every further reading of one. */
const CODES: readonly { readonly name: string; readonly ruleset: Ruleset; readonly reading: Reading }[] =
  RULESETS.flatMap((ruleset) =>
    ruleset.options.readings.flatMap((reading) => {
      const agreed = agreeOn(ruleset, { reading });
      if (!agreed.ok) return [];
      return [
        { name: reading === 'law' ? ruleset.id : `${ruleset.id} (${reading})`, ruleset: agreed.ruleset, reading },
      ];
    }),
  );

const matadors = { with: 2 } as const;

/** Games and counts that a law may look at. */
const SITUATIONS: readonly Situation[] = [
  {},
  { contract: { game: 'solo', trump: 'H', announced: 'schneider' }, matadors },
  { contract: { game: 'tournee', trump: 'S' }, matadors },
  { contract: { game: 'gucki-grand' }, matadors },
  { contract: { game: 'open-gucki-nullo' } },
  { contract: { game: 'open-grand' }, matadors },
  { contract: { game: 'frage', trump: 'H' } },
  { bid: 59 },
  { cardPoints: { declarer: 64, opponents: 40 }, tricks: { declarer: 4, opponents: 3 } },
  { cardPoints: { declarer: 20, opponents: 62 }, tricks: { declarer: 3, opponents: 4 } },
];

/** When laws change their answer. */
const TURNS: readonly Incident['phase'][] = [
  undefined,
  'dealing',
  'deal-complete',
  'bidding',
  'skat-use',
  'trick-open',
  'trick-quitted',
  'round-end',
];

/** More words than this are cards. */
const MANY_WORDS = 16;

/** A few values of a fact, at the bounds of its form and between them. */
const samplesOf = (form: FactForm): readonly FactValue[] => {
  if ('anyOf' in form) return form.anyOf.flatMap(samplesOf);
  switch (form.type) {
    case 'boolean':
      return [true, false];
    case 'string':
      return form.enum.length > MANY_WORDS ? ['S7', 'SJ', 'CA'].filter((word) => form.enum.includes(word)) : form.enum;
    case 'integer':
      return [...new Set([form.minimum, 2, 3, 10, 61, form.maximum])].filter(
        (value) => value >= form.minimum && value <= form.maximum,
      );
    case 'array':
      return samplesOf(form.items).map((value) => Array<FactValue>(form.maxItems).fill(value));
    default:
      return [0, 1].map((at) =>
        Object.fromEntries(
          Object.entries(form.properties).map(([name, property]) => [name, samplesOf(property)[at] ?? 0]),
        ),
      );
  }
};

/** No fact, each fact alone, and each two together. */
const factsOf = (forms: Readonly<Record<string, FactForm>>): readonly Incident['facts'][] => {
  const single = Object.entries(forms).flatMap(([name, form]) => samplesOf(form).map((value) => ({ [name]: value })));
  return [{}, ...single, ...single.flatMap((one, index) => single.slice(index + 1).map((two) => ({ ...two, ...one })))];
};

/** Who can offend; an active player also by his seat. */
const offendersOf = (offenders: readonly Party[]): readonly Party[] =>
  offenders.includes('active') ? [...offenders, ...SEATS] : offenders;

/** What a code answers to a kind of incident over all samples: `referee` where none of its laws rules on any. */
const dispositionsOf = (kind: IncidentKindId, ruleset: Ruleset, reading: Reading): readonly string[] => {
  const laws = lawsAnswering({ ruleset }, kind, reading);
  if (laws.length === 0) return ['referee'];
  const { offenders, facts: forms } = INCIDENT_KINDS[kind];
  const found = new Set<string>();
  for (const facts of factsOf(forms)) {
    for (const offender of offendersOf(offenders)) {
      for (const phase of TURNS) {
        for (const situation of SITUATIONS) {
          const asked = { ruleset, situation, incident: { kind, offender, phase, facts } };
          const ruled = laws.map((law) => law.judge(asked)).find((ruling) => ruling !== undefined);
          found.add(ruled?.disposition ?? 'referee');
        }
      }
    }
  }
  return [...found].toSorted();
};

/** The provisions on a kind of incident that exist but whose text was not seen. */
const missingSources = (kind: IncidentKindId): string => {
  const cited = RULESETS.flatMap((ruleset) =>
    unseenLawsOn({ ruleset }, kind).map((law) => cite(law, ruleset.id).citation),
  );
  return cited.length === 0 ? 'no source that we know of speaks of it' : `text not verified of ${cited.join(', ')}`;
};

/** The dispositions of every code by kind of incident, as a table, and the kinds that no code rules on. */
export const dispositionTable = (): string => {
  const rows = entriesOf(INCIDENT_KINDS).map(([kind]) => ({
    kind,
    cells: CODES.map(({ ruleset, reading }) => dispositionsOf(kind, ruleset, reading).join(', ')),
  }));
  const silent = rows
    .filter(({ cells }) => cells.every((cell) => cell === 'referee'))
    .map(({ kind }) => `- ${kind}: ${missingSources(kind)}`);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '# Dispositions by kind of incident and code',
    '',
    'Generated by `npm run dispositions` from sample incidents: every offender, the phases that matter, each pair of facts.',
    '`referee` stands where the code has no law on the kind, or none that applies to some of the samples.',
    '',
    line(['incident', ...CODES.map(({ name }) => name)]),
    line(['---', ...CODES.map(() => '---')]),
    ...rows.map(({ kind, cells }) => line([kind, ...cells])),
    '',
    '## Kinds that no code rules on',
    '',
    ...(silent.length === 0 ? ['None.'] : silent),
    '',
  ].join('\n');
};
