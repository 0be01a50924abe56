import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is in the field, waits or has left, tandems and mixed pairs, and who took over a seat from which deal on. */
export class MovePeople1796031900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE player
        ADD COLUMN state text NOT NULL DEFAULT 'entered'
          CONSTRAINT player_state_known CHECK (state IN ('entered', 'waiting', 'withdrawn')),
        ADD COLUMN checked_in boolean NOT NULL DEFAULT false,
        ADD COLUMN tandem text,
        ADD COLUMN mixed text`);
    await runner.query(`
      CREATE TABLE substitution (
        tournament_id uuid    NOT NULL,
        table_id      uuid    NOT NULL,
        seat          integer NOT NULL,
        from_deal     integer NOT NULL,
        player_id     uuid    NOT NULL,
        CONSTRAINT substitution_pk PRIMARY KEY (tournament_id, table_id, seat, from_deal),
        CONSTRAINT substitution_of_seat FOREIGN KEY (tournament_id, table_id, seat)
          REFERENCES seat (tournament_id, table_id, seat) ON DELETE CASCADE,
        CONSTRAINT substitution_by_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id)
      )`);
    // Answers that were kept before held names, which could not be erased there.
    await runner.query(`DELETE FROM idempotency_key WHERE path LIKE '%/players'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE substitution');
    await runner.query(`
      ALTER TABLE player DROP COLUMN state, DROP COLUMN checked_in, DROP COLUMN tandem, DROP COLUMN mixed`);
  }
}
