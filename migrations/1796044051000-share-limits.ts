import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often somebody has asked, counted by all processes together. */
export class ShareLimits1796044051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE request_count (
        key       text        NOT NULL,
        count     integer     NOT NULL,
        resets_at timestamptz NOT NULL,
        CONSTRAINT request_count_pk PRIMARY KEY (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE request_count');
  }
}
