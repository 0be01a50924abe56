import { findLaw, LAW_SOURCES } from '../../src/rules';
import { casesOn } from './law-cases';
import { lawPlaces, testPlaces } from './law-places';

/** Tells where a law stands, where it is tested, which golden cases name it, and its numbers elsewhere. */
const describeLaw = (asked: string): string | undefined => {
  const found = findLaw(asked.replace(/^isko:/, 'isko-2022:'));
  if (found === undefined) return undefined;
  const { law } = found;
  const citations = LAW_SOURCES.flatMap((source) =>
    law.number[source] === undefined ? [] : [`${source}:${law.number[source]}`],
  );
  const place = lawPlaces().find((candidate) => candidate.law === law);
  const rows = {
    law: `${found.source}:${found.number}, ${law.title.en} (${law.status}, ${law.evidence})`,
    source: place === undefined ? 'nowhere' : `${place.file}:${place.line}`,
    tests: citations.flatMap(testPlaces).join(' ') || 'none',
    cases: casesOn(citations).join(' ') || 'none',
    also: citations.filter((citation) => citation !== `${found.source}:${found.number}`).join(' ') || 'nowhere else',
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(8)}${value}\n`)
    .join('');
};

const [citation = ''] = process.argv.slice(2);
const description = describeLaw(citation);
if (description === undefined) {
  process.stderr.write(`There is no law ${citation || 'without a citation'}; ask as in: npm run law foster:47\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(description);
}
