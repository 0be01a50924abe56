import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `request_count`: how often somebody has asked in the window that is running. Unlogged: lost in a crash, and no loss. */
@Entity({ name: 'request_count' })
export class RequestCountRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'request_count_pk' })
  key!: string;

  @Column({ type: 'integer' })
  count!: number;

  @Column({ name: 'resets_at', type: 'timestamptz' })
  resetsAt!: Date;
}
