import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes with their rulings, what a ruling changes in a list, and warnings. */
export class RuleDisputes1796044000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dispute (
        tournament_id uuid           NOT NULL
                                     CONSTRAINT dispute_in_tournament REFERENCES tournament ON DELETE CASCADE,
        id            uuid           NOT NULL CONSTRAINT dispute_id_once UNIQUE,
        session       integer,
        table_id      uuid,
        deal          integer,
        revision      integer,
        ruleset       text           NOT NULL,
        kind          text           NOT NULL,
        told          jsonb          NOT NULL,
        advice        jsonb          NOT NULL,
        state         text           NOT NULL DEFAULT 'open' CONSTRAINT dispute_state_known
                                     CHECK (state IN ('open', 'ruled', 'appealed', 'settled', 'withdrawn')),
        opened_by     uuid           NOT NULL,
        opened_at     timestamptz(3) NOT NULL DEFAULT now(),
        appeal_until  timestamptz(3),
        appealed_by   uuid,
        appealed_at   timestamptz(3),
        appealed_for  text,
        withdrawn_by  uuid,
        withdrawn_for text,
        version       integer        NOT NULL DEFAULT 1,
        CONSTRAINT dispute_pk PRIMARY KEY (tournament_id, id),
        CONSTRAINT dispute_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT dispute_on_deal FOREIGN KEY (tournament_id, table_id, deal)
          REFERENCES deal (tournament_id, table_id, number),
        CONSTRAINT dispute_on_deal_of_table CHECK (deal IS NULL OR (table_id IS NOT NULL AND revision IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX dispute_waiting_on_deal ON dispute (tournament_id, table_id, deal)
        WHERE state IN ('open', 'appealed')`);
    await runner.query('CREATE INDEX dispute_in_order ON dispute (tournament_id, opened_at, id)');
    await runner.query(`
      CREATE TABLE dispute_ruling (
        tournament_id  uuid           NOT NULL,
        dispute_id     uuid           NOT NULL,
        number         integer        NOT NULL,
        level          text           NOT NULL CONSTRAINT dispute_ruling_level_known
                                      CHECK (level IN ('referee', 'jury')),
        follows        boolean        NOT NULL,
        disposition    text           NOT NULL,
        law            text,
        laws           text[]         NOT NULL,
        reason         text,
        told           jsonb          NOT NULL,
        advice         jsonb,
        revision       integer,
        rules_revision text           NOT NULL,
        ruled_by       uuid           NOT NULL,
        ruled_at       timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT dispute_ruling_pk PRIMARY KEY (tournament_id, dispute_id, number),
        CONSTRAINT dispute_ruling_on_dispute FOREIGN KEY (tournament_id, dispute_id)
          REFERENCES dispute (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT dispute_ruling_departs_for_reason CHECK (follows OR (reason IS NOT NULL AND law IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX dispute_ruling_in_order ON dispute_ruling (ruled_at, dispute_id, number)');
    await runner.query(`
      CREATE TRIGGER dispute_ruling_append_only BEFORE UPDATE ON dispute_ruling
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    for (const table of ['deal_revision', 'adjustment']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN dispute_id uuid,
          ADD COLUMN ruling integer,
          ADD CONSTRAINT ${table}_by_ruling FOREIGN KEY (tournament_id, dispute_id, ruling)
            REFERENCES dispute_ruling (tournament_id, dispute_id, number)`);
    }
    await runner.query(`
      CREATE TABLE warning (
        tournament_id uuid           NOT NULL,
        id            uuid           NOT NULL,
        player_id     uuid           NOT NULL,
        session       integer        NOT NULL,
        table_id      uuid           NOT NULL,
        reason        text           NOT NULL,
        law           text,
        expires       text           NOT NULL CONSTRAINT warning_term_known CHECK (expires IN ('session', 'event')),
        dispute_id    uuid,
        ruling        integer,
        adjustment    integer,
        given_by      uuid           NOT NULL,
        given_at      timestamptz(3) NOT NULL DEFAULT now(),
        withdrawn_for text,
        CONSTRAINT warning_pk PRIMARY KEY (tournament_id, id),
        CONSTRAINT warning_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id),
        CONSTRAINT warning_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT warning_by_ruling FOREIGN KEY (tournament_id, dispute_id, ruling)
          REFERENCES dispute_ruling (tournament_id, dispute_id, number),
        CONSTRAINT warning_cost FOREIGN KEY (tournament_id, table_id, adjustment)
          REFERENCES adjustment (tournament_id, table_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE warning');
    for (const table of ['adjustment', 'deal_revision']) {
      await runner.query(
        `ALTER TABLE ${table} DROP CONSTRAINT ${table}_by_ruling, DROP COLUMN ruling, DROP COLUMN dispute_id`,
      );
    }
    await runner.query('DROP TABLE dispute_ruling');
    await runner.query('DROP TABLE dispute');
  }
}
