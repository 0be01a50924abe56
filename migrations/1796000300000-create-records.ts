import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened, for people (log) and for other programs (outbox), and what was answered to which command. */
export class CreateRecords1796000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tournament_tail (
        tournament_id uuid    CONSTRAINT tournament_tail_pk PRIMARY KEY
                              CONSTRAINT tournament_tail_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        sequence      integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE log_entry (
        tournament_id uuid           NOT NULL CONSTRAINT log_entry_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        sequence      integer        NOT NULL,
        at            timestamptz(3) NOT NULL DEFAULT now(),
        by            uuid,
        action        text           NOT NULL,
        subject       jsonb          NOT NULL,
        before        jsonb,
        after         jsonb,
        reason        text,
        CONSTRAINT log_entry_pk PRIMARY KEY (tournament_id, sequence)
      )`);
    await runner.query(`
      CREATE TABLE outbox_event (
        tournament_id uuid           NOT NULL CONSTRAINT outbox_event_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        sequence      integer        NOT NULL,
        kind          text           NOT NULL,
        subject       jsonb          NOT NULL,
        created_at    timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT outbox_event_pk PRIMARY KEY (tournament_id, sequence)
      )`);
    await runner.query(`
      CREATE TABLE idempotency_key (
        tournament_id uuid        NOT NULL,
        principal     uuid        NOT NULL,
        method        text        NOT NULL,
        path          text        NOT NULL,
        key           text        NOT NULL,
        fingerprint   bytea       NOT NULL,
        status        integer     NOT NULL,
        headers       json        NOT NULL,
        body          json        NOT NULL,
        expires_at    timestamptz NOT NULL DEFAULT now() + interval '7 days',
        CONSTRAINT idempotency_key_pk PRIMARY KEY (tournament_id, principal, method, path, key)
      )`);
    await runner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`);
    for (const table of ['log_entry', 'deal_revision']) {
      await runner.query(
        `CREATE TRIGGER ${table}_append_only BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER deal_revision_append_only ON deal_revision');
    const tables = ['idempotency_key', 'outbox_event', 'log_entry', 'tournament_tail'];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION refuse_change()');
  }
}
