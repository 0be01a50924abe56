import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What everybody has from every table, kept with each entry, so that standings need not read all deals again. */
export class KeepResults1796033836000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE session_result (
        tournament_id uuid    NOT NULL,
        table_id      uuid    NOT NULL,
        player_id     uuid    NOT NULL,
        session       integer NOT NULL,
        total         integer NOT NULL,
        game_points   integer NOT NULL,
        won           integer NOT NULL,
        lost          integer NOT NULL,
        bonus         integer NOT NULL,
        CONSTRAINT session_result_pk PRIMARY KEY (tournament_id, table_id, player_id),
        CONSTRAINT session_result_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT session_result_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_result');
  }
}
