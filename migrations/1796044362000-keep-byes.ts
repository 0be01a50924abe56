import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who pauses for which session. */
export class KeepByes1796044362000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bye (
        tournament_id uuid    NOT NULL,
        session       integer NOT NULL,
        player_id     uuid    NOT NULL,
        CONSTRAINT bye_pk PRIMARY KEY (tournament_id, session, player_id),
        CONSTRAINT bye_in_session FOREIGN KEY (tournament_id, session)
          REFERENCES session (tournament_id, number) ON DELETE CASCADE,
        CONSTRAINT bye_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bye');
  }
}
