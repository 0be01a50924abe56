import { type RowKind, rowKeys } from '../../src/chronicle';
import { EventRows } from '../../src/chronicle/rows';
import { recordKinds } from '../../src/persistence/stores/event-records';

it('are told apart by what the database tells them apart by', () => {
  /** A name, the log itself, and what follows from the lists stand in no log. */
  const notLogged = ['player-name', 'log-entry', 'session-result'];
  const kept = recordKinds.filter(({ kind }) => !notLogged.includes(kind));
  const keys = kept.map(({ kind, key, fields, tournament }) => {
    const own = key.filter((name) => fields.find((field) => field.name === name)?.column !== tournament);
    return [kind, own.toSorted()];
  });
  const known = Object.entries(rowKeys).map(([kind, key]) => [kind, [...key].toSorted()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(keys));
});

describe('the rows of an event', () => {
  const kind: RowKind = 'seat';
  const seat = { tableId: 't', seat: 1, fromDeal: 1, playerId: 'p' };

  it('refuse one that is there, and whatever is not', () => {
    const rows = new EventRows();
    rows.insert(kind, seat);
    expect(() => rows.insert(kind, { ...seat, playerId: 'q' })).toThrow('there is a seat ["t",1] already');
    expect(() => rows.change(kind, { tableId: 't', seat: 2 }, { playerId: 'q' })).toThrow('there is no seat');
    expect(rows.all.get(kind)).toEqual([seat]);
  });

  it('are changed and taken away', () => {
    const rows = new EventRows();
    rows.insert(kind, seat, { ...seat, seat: 2 }, { ...seat, tableId: 'u' });
    rows.change(kind, seat, ({ fromDeal }) => ({ fromDeal: Number(fromDeal) + 3 }));
    expect(rows.one(kind, seat)).toEqual({ ...seat, fromDeal: 4 });
    rows.remove(kind, { tableId: 't' });
    expect(rows.all.get(kind)).toEqual([{ ...seat, tableId: 'u' }]);
  });
});
