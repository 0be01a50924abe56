import type { DataSource, EntityManager } from 'typeorm';
import { type CommandAnswer, type CommandKey, runOnce } from './commands';
import { tellingFailures } from './failures';
import { inTransaction, snapshotOf } from './transaction';

/** What the stores work on; to everybody else only something to hand on. */
export type Transaction = EntityManager;

/** The one way from the modules to the database. What the database does wrong is thrown as a `DatabaseFailure`. */
export class Ledger {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads; each statement sees what has been committed before it. */
  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return tellingFailures(() => work(this.dataSource.manager));
  }

  /** Reads; every statement sees the same moment. */
  snapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return tellingFailures(() => this.dataSource.transaction('REPEATABLE READ', work));
  }

  /** Reads what comes out of `work` from one state of the database, however much is changed meanwhile; see `snapshotOf`. */
  stream<T>(work: (transaction: Transaction) => AsyncIterable<T>): AsyncGenerator<T> {
    return snapshotOf(this.dataSource, work);
  }

  /** Changes all or nothing. Deadlocks are tried again, so `work` must do nothing outside the database. */
  change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, work);
  }

  /** Like `change`, but a command that has been carried out before gets the answer of then. See `runOnce`. */
  once(
    command: CommandKey,
    work: (transaction: Transaction) => Promise<CommandAnswer>,
  ): Promise<CommandAnswer & { readonly replayed: boolean }> {
    return inTransaction(this.dataSource, (manager) => runOnce(manager, command, () => work(manager)));
  }
}
