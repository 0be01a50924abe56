import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../src/persistence/entities';
import { carriedEntities, recordKinds, uncarried } from '../../src/persistence/event-kinds';

const storage = getMetadataArgsStorage();

describe('the kinds of records of an event', () => {
  it('name every table that has a tournament, or leave it out on purpose', () => {
    const ofEvents = entities.filter(
      (entity) =>
        storage.filterTables(entity)[0]?.name === 'tournament' ||
        storage.filterColumns(entity).some(({ options }) => options.name === 'tournament_id'),
    );
    expect(ofEvents.length).toBeGreaterThan(15);
    const known = new Set<unknown>([...carriedEntities, ...uncarried]);
    expect(ofEvents.filter((entity) => !known.has(entity)).map(({ name }) => name)).toEqual([]);
    expect(carriedEntities.filter((entity) => uncarried.includes(entity))).toEqual([]);
  });

  it('stand after the kinds that they refer to, with every column of their tables', () => {
    for (const [place, { kind, references, fields }] of recordKinds.entries()) {
      const earlier = recordKinds.slice(0, place).map((other) => other.kind);
      for (const reference of references)
        expect([kind, earlier]).toEqual([kind, expect.arrayContaining([reference.kind])]);
      expect(fields.length).toBeGreaterThan(0);
    }
    const revision = recordKinds.find(({ kind }) => kind === 'deal-revision');
    expect(revision?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['facts', 'score', 'enteredAt']));
    expect(revision?.references).toEqual(
      expect.arrayContaining([{ kind: 'deal', fields: ['tableId', 'deal'], of: ['tableId', 'number'] }]),
    );
  });
});
