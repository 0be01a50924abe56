import { Column } from 'typeorm';
import type { Facts } from './entry-columns';

/** What a line of the log says: ids and never names. */
export abstract class LineColumns {
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;

  /** The key that acted; null for the service itself. */
  @Column({ type: 'uuid', nullable: true })
  by!: string | null;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'jsonb' })
  subject!: Facts;

  @Column({ type: 'jsonb', nullable: true })
  before!: Facts | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: Facts | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}
