import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session was opened, for its clock, and by what standing it is set. */
export class TimeSessions1796044260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        ADD COLUMN opened_at timestamptz(3),
        ADD COLUMN standing  text NOT NULL DEFAULT 'total'
                             CONSTRAINT session_standing_known CHECK (standing IN ('total', 'last'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN standing, DROP COLUMN opened_at');
  }
}
