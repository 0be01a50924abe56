import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a line of the log says, whether it is sealed or waits. */
const told = 'at, by, action, subject, before, after, reason';

/**
 * Chains the log: a transaction only leaves a line that waits, and sealing gives it its number and its hash. The lines
 * there are wait once more, in their order, so that they get the numbers they had and there is one way to hash. The
 * outbox goes, because it said nothing that the log does not say.
 */
export class ChainLog1796043900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unsealed_entry (
        tournament_id uuid           NOT NULL CONSTRAINT unsealed_entry_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        id            bigint         NOT NULL GENERATED ALWAYS AS IDENTITY,
        at            timestamptz(3) NOT NULL DEFAULT now(),
        by            uuid,
        action        text           NOT NULL,
        subject       jsonb          NOT NULL,
        before        jsonb,
        after         jsonb,
        reason        text,
        CONSTRAINT unsealed_entry_pk PRIMARY KEY (tournament_id, id)
      )`);
    await runner.query(`
      INSERT INTO unsealed_entry (tournament_id, ${told})
      SELECT tournament_id, ${told} FROM log_entry ORDER BY tournament_id, sequence`);
    await runner.query('TRUNCATE log_entry');
    await runner.query(`
      ALTER TABLE log_entry
        ADD COLUMN hash bytea NOT NULL CONSTRAINT log_entry_hashed CHECK (octet_length(hash) = 32),
        ADD CONSTRAINT log_entry_counted CHECK (sequence > 0)`);
    await runner.query(`
      ALTER TABLE tournament_tail ADD COLUMN hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
        CONSTRAINT tournament_tail_hashed CHECK (octet_length(hash) = 32)`);
    await runner.query('UPDATE tournament_tail SET sequence = 0');
    await runner.query('DROP TABLE outbox_event');
    await this.protect(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER tournament_keeps_its_log ON tournament');
    await runner.query('DROP TRIGGER log_entry_kept ON log_entry');
    await runner.query('DROP TRIGGER log_entry_not_emptied ON log_entry');
    await runner.query('DROP FUNCTION refuse_removal(), refuse_removal_of_tournament()');
    await runner.query('ALTER TABLE log_entry DROP COLUMN hash, DROP CONSTRAINT log_entry_counted');
    await runner.query('ALTER TABLE tournament_tail DROP COLUMN hash');
    await runner.query(`
      INSERT INTO log_entry (tournament_id, sequence, ${told})
      SELECT tournament_id, tail.sequence + row_number() OVER (PARTITION BY tournament_id ORDER BY id), ${told}
      FROM unsealed_entry JOIN tournament_tail tail USING (tournament_id)`);
    await runner.query('DROP TABLE unsealed_entry');
    await runner.query(`
      UPDATE tournament_tail tail
      SET sequence = (SELECT count(*) FROM log_entry WHERE log_entry.tournament_id = tail.tournament_id)`);
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
      INSERT INTO outbox_event SELECT tournament_id, sequence, action, subject, at FROM log_entry`);
  }

  /** A sealed line goes with its whole tournament or not at all, and a tournament that has been drawn stays. */
  private async protect(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN
        IF EXISTS (SELECT FROM tournament WHERE id = OLD.tournament_id) THEN
          RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
        END IF;
        RETURN OLD;
      END $$`);
    await runner.query(`
      CREATE FUNCTION refuse_removal_of_tournament() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'a tournament that has been drawn is not removed'; END $$`);
    await runner.query(`
      CREATE TRIGGER log_entry_kept BEFORE DELETE ON log_entry FOR EACH ROW EXECUTE FUNCTION refuse_removal()`);
    await runner.query(`
      CREATE TRIGGER log_entry_not_emptied BEFORE TRUNCATE ON log_entry EXECUTE FUNCTION refuse_change()`);
    await runner.query(`
      CREATE TRIGGER unsealed_entry_unchanged BEFORE UPDATE ON unsealed_entry
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await runner.query(`
      CREATE TRIGGER tournament_keeps_its_log BEFORE DELETE ON tournament FOR EACH ROW
        WHEN (OLD.state <> 'registration') EXECUTE FUNCTION refuse_removal_of_tournament()`);
  }
}
