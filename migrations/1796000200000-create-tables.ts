import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of a session, who sits there, and their deals. A deal row only points at the revision that counts. */
export class CreateTables1796000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE playing_table (
        tournament_id uuid    NOT NULL,
        id            uuid    NOT NULL CONSTRAINT playing_table_id_once UNIQUE,
        session       integer NOT NULL,
        number        integer NOT NULL,
        size          integer NOT NULL,
        deals_fixed   integer NOT NULL,
        deals_entered integer NOT NULL DEFAULT 0,
        version       integer NOT NULL DEFAULT 1,
        CONSTRAINT playing_table_pk PRIMARY KEY (tournament_id, id),
        CONSTRAINT playing_table_number_once UNIQUE (tournament_id, session, number),
        CONSTRAINT playing_table_of_session FOREIGN KEY (tournament_id, session)
          REFERENCES session (tournament_id, number) ON DELETE CASCADE,
        CONSTRAINT playing_table_not_overfull CHECK (deals_entered <= deals_fixed)
      )`);
    await runner.query(`
      CREATE TABLE seat (
        tournament_id uuid    NOT NULL,
        table_id      uuid    NOT NULL,
        seat          integer NOT NULL,
        player_id     uuid    NOT NULL,
        CONSTRAINT seat_pk PRIMARY KEY (tournament_id, table_id, seat),
        CONSTRAINT seat_player_once UNIQUE (tournament_id, table_id, player_id),
        CONSTRAINT seat_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT seat_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id)
      )`);
    await runner.query(`
      CREATE TABLE deal (
        tournament_id uuid    NOT NULL,
        table_id      uuid    NOT NULL,
        number        integer NOT NULL,
        revision      integer NOT NULL DEFAULT 1,
        CONSTRAINT deal_pk PRIMARY KEY (tournament_id, table_id, number),
        CONSTRAINT deal_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE deal_revision (
        tournament_id  uuid           NOT NULL,
        table_id       uuid           NOT NULL,
        deal           integer        NOT NULL,
        revision       integer        NOT NULL,
        kind           text           NOT NULL CONSTRAINT deal_revision_kind_known
                                      CHECK (kind IN ('played', 'passed', 'not-played')),
        declarer       integer,
        score          integer,
        facts          jsonb          NOT NULL,
        result         jsonb,
        rules_revision text           NOT NULL,
        reason         text,
        entered_by     uuid           NOT NULL,
        entered_at     timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT deal_revision_pk PRIMARY KEY (tournament_id, table_id, deal, revision),
        CONSTRAINT deal_revision_of_deal FOREIGN KEY (tournament_id, table_id, deal)
          REFERENCES deal (tournament_id, table_id, number) ON DELETE CASCADE,
        CONSTRAINT deal_revision_played_has_score
          CHECK ((kind = 'played') = (declarer IS NOT NULL AND score IS NOT NULL AND result IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deal_revision', 'deal', 'seat', 'playing_table']) await runner.query(`DROP TABLE ${table}`);
  }
}
