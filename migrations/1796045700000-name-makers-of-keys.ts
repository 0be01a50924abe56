import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which key made a key, so that it can end with its maker; nobody knows it of those made before. */
export class NameMakersOfKeys1796045700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key ADD COLUMN made_by uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key DROP COLUMN made_by');
  }
}
