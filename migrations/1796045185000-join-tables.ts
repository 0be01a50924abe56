import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which deal on a seat is there, where somebody joined a table late. */
export class JoinTables1796045185000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat ADD COLUMN from_deal integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat DROP COLUMN from_deal');
  }
}
