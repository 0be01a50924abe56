import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which device confirmed a list, so that one does not stand for two; nobody knows it of earlier confirmations. */
export class TieConfirmations1796110500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE confirmation ADD COLUMN device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE confirmation DROP COLUMN device');
  }
}
