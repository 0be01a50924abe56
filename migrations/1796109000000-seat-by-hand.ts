import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that are seated by hand, and who is out of the field after a session since it was cut. */
export class SeatByHand1796109000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        DROP CONSTRAINT session_seating_known,
        ADD CONSTRAINT session_seating_known CHECK (seating IN ('draw', 'standing', 'plan', 'manual'))`);
    await runner.query('ALTER TABLE player ADD COLUMN cut_after integer');
    await runner.query('ALTER TABLE tournament ADD COLUMN cuts jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tournament DROP COLUMN cuts');
    await runner.query('ALTER TABLE player DROP COLUMN cut_after');
    await runner.query(`
      ALTER TABLE session
        DROP CONSTRAINT session_seating_known,
        ADD CONSTRAINT session_seating_known CHECK (seating IN ('draw', 'standing', 'plan'))`);
  }
}
