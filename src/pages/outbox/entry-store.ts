import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry, EntryStore } from './entry';

interface Schema extends DBSchema {
  readonly entries: { readonly key: string; readonly value: Entry; readonly indexes: { readonly table: string } };
}

const name = 'skat-outbox';

/** Entries in the database of the browser. A connection that the system has cut is opened once more. */
export class BrowserEntries implements EntryStore {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  all(table: string): Promise<readonly Entry[]> {
    return this.with((db) => db.getAllFromIndex('entries', 'table', table));
  }

  async put(entry: Entry): Promise<void> {
    await this.with((db) => db.put('entries', entry));
  }

  async remove(key: string): Promise<void> {
    await this.with((db) => db.delete('entries', key));
  }

  private async with<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.database());
    } catch {
      this.opened = undefined;
      return work(await this.database());
    }
  }

  private database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('entries', { keyPath: 'key' }).createIndex('table', 'table');
      },
      blocking: (_old, _new, event) => {
        this.opened = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        this.opened = undefined;
      },
    });
    return this.opened;
  }
}
