import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys for some tables and some actions, links for the players of a table, and sessions of browsers. */
export class NarrowKeys1796043777000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key ADD COLUMN tables integer[], ADD COLUMN scopes text[]');
    await runner.query(`
      CREATE TABLE player_link (
        tournament_id uuid    NOT NULL,
        table_id      uuid    NOT NULL,
        token         uuid    NOT NULL,
        version       integer NOT NULL DEFAULT 1,
        CONSTRAINT player_link_pk PRIMARY KEY (tournament_id, table_id),
        CONSTRAINT player_link_token_once UNIQUE (token),
        CONSTRAINT player_link_of_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE
      )`);
    await runner.query(
      'INSERT INTO player_link (tournament_id, table_id, token) SELECT tournament_id, id, gen_random_uuid() FROM playing_table',
    );
    await runner.query(`
      CREATE TABLE browser_session (
        id         uuid        NOT NULL,
        hash       bytea       NOT NULL,
        key_id     uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT browser_session_pk PRIMARY KEY (id),
        CONSTRAINT browser_session_hash_is_sha256 CHECK (octet_length(hash) = 32),
        CONSTRAINT browser_session_hash_once UNIQUE (hash),
        CONSTRAINT browser_session_of_key FOREIGN KEY (key_id) REFERENCES access_key (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX browser_session_by_end ON browser_session (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE browser_session');
    await runner.query('DROP TABLE player_link');
    await runner.query('ALTER TABLE access_key DROP COLUMN tables, DROP COLUMN scopes');
  }
}
