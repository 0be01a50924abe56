import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keptResult } from '../../../src/persistence/kept/deal-result';
import { keptMoneyPlan } from '../../../src/persistence/kept/money-plan';
import { keptProfile } from '../../../src/persistence/kept/profile';
import { type KeptReader, StoredByOtherVersion } from '../../../src/persistence/kept/reader';
import { keptSeasonPool, keptSeasonRule } from '../../../src/persistence/kept/season';

interface Row {
  readonly what: string;
  readonly version: number;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly read: unknown;
}

const rows = readFileSync(path.resolve(__dirname, '../../cases/kept.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const readers: Readonly<Record<string, KeptReader<unknown>>> = {
  'tournament.profile': keptProfile,
  'money-plan.plan': keptMoneyPlan,
  'season.rule': keptSeasonRule,
  'season.pool': keptSeasonPool,
  'deal.result': keptResult,
};

const readerOf = (what: string): KeptReader<unknown> => readers[what] ?? keptProfile;

describe('a stored value', () => {
  it.each(rows)('$what of version $version reads as it was meant', ({ what, stored, read }) => {
    expect(readerOf(what).known(stored)).toEqual(read);
    expect(readerOf(what).shown(stored)).toEqual(read);
  });

  it.each(Object.entries(readers))('%s has a row of each version that was ever written', (what, { version }) => {
    const versions = rows.filter((row) => row.what === what).map((row) => row.version);
    expect(new Set(versions)).toEqual(new Set(Array.from({ length: version }, (_, index) => index + 1)));
  });

  it.each(rows)('$what of version $version keeps a member that it does not know', ({ what, stored }) => {
    const later = { ...stored, addedLater: 'x' };
    expect(readerOf(what).known(later)).toMatchObject({ addedLater: 'x' });
  });

  it('shows a word that it does not know, and computes nothing from it', () => {
    const stored = { ...rows[0]?.stored, scoring: 'by-the-moon' };
    expect(keptProfile.shown(stored)).toMatchObject({ scoring: 'by-the-moon', checkIn: false });
    expect(() => keptProfile.known(stored)).toThrow(new StoredByOtherVersion('tournament.profile', '/scoring'));
  });

  it('shows a form that it does not know untouched', () => {
    expect(keptProfile.shown('a text')).toBe('a text');
    expect(() => keptProfile.known('a text')).toThrow(StoredByOtherVersion);
  });
});
