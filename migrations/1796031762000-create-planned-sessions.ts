import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions may be seated by a plan made for several at once; here it waits for their draws. */
export class CreatePlannedSessions1796031762000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP CONSTRAINT session_seating_known');
    await runner.query(
      `ALTER TABLE session ADD CONSTRAINT session_seating_known CHECK (seating IN ('draw', 'standing', 'plan'))`,
    );
    await runner.query(`
      CREATE TABLE planned_session (
        tournament_id uuid    NOT NULL,
        session       integer NOT NULL,
        seed          text    NOT NULL,
        tables        jsonb   NOT NULL,
        CONSTRAINT planned_session_pk PRIMARY KEY (tournament_id, session),
        CONSTRAINT planned_session_of_session FOREIGN KEY (tournament_id, session)
          REFERENCES session (tournament_id, number) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE planned_session');
    await runner.query('ALTER TABLE session DROP CONSTRAINT session_seating_known');
    await runner.query(
      `ALTER TABLE session ADD CONSTRAINT session_seating_known CHECK (seating IN ('draw', 'standing'))`,
    );
  }
}
