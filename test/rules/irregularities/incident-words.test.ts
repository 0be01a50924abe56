import {
  entriesOf,
  holdsWords,
  INCIDENT_GROUPS,
  INCIDENT_KIND_IDS,
  INCIDENT_WORDS,
  type IncidentKindId,
} from '../../../src/rules';

const all = entriesOf(INCIDENT_WORDS);

test.each(all)('%s is called by three names at least in either language', (_kind, { synonyms: { de, en } }) => {
  expect(new Set(de).size).toBeGreaterThanOrEqual(3);
  expect(new Set(en).size).toBeGreaterThanOrEqual(3);
  expect(new Set([...de, ...en]).size).toBe(de.length + en.length);
});

test('no name is given to two kinds', () => {
  const names = all.flatMap(([, { synonyms }]) => [...synonyms.de, ...synonyms.en]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every group has kinds, and every kind its group', () => {
  expect(new Set(all.map(([, { group }]) => group))).toEqual(new Set(INCIDENT_GROUPS));
  expect(all.map(([kind]) => kind).toSorted()).toEqual(INCIDENT_KIND_IDS.toSorted());
});

const isCalled = (kind: IncidentKindId, asked: string): boolean => {
  const { de, en } = INCIDENT_WORDS[kind].synonyms;
  return holdsWords([...de, ...en], asked);
};

test.each<readonly [string, IncidentKindId, boolean]>([
  ['nicht bedient', 'revoke', true],
  ['BEDIENT nicht', 'revoke', true],
  ['ueberreizt', 'overbid', true],
  ['überreizt', 'overbid', true],
  ['another’s trick', 'trick-gathered-wrongly', true],
  ['nicht bedient', 'overbid', false],
  ['nicht gemischt', 'revoke', false],
])('%s is found in %s: %p', (asked, kind, found) => {
  expect(isCalled(kind, asked)).toBe(found);
});
