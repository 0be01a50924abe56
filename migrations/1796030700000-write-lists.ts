import type { MigrationInterface, QueryRunner } from 'typeorm';

const entry = `
        kind           text           NOT NULL,
        declarer       integer,
        score          integer,
        scores         jsonb,
        facts          jsonb          NOT NULL,
        result         jsonb,
        rules_revision text           NOT NULL,
        reason         text,
        entered_by     uuid           NOT NULL,
        entered_at     timestamptz(3) NOT NULL DEFAULT now()`;

const kinds = `kind IN ('played', 'passed', 'not-played', 'ramsch')`;
const played = `(kind = 'played') = (declarer IS NOT NULL AND score IS NOT NULL)`;
const ramsch = `(kind = 'ramsch') = (scores IS NOT NULL)`;
const valued = `(kind IN ('played', 'ramsch')) = (result IS NOT NULL)`;

const appendOnly = ['paper_list', 'control_entry', 'confirmation'];

/** Ramsch deals, lists of end sums, the second list, adjustments and confirmations, and how long a list can be contested. */
export class WriteLists1796030700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deal_revision
        ADD COLUMN scores jsonb,
        DROP CONSTRAINT deal_revision_kind_known,
        DROP CONSTRAINT deal_revision_played_has_score,
        ADD CONSTRAINT deal_revision_kind_known CHECK (${kinds}),
        ADD CONSTRAINT deal_revision_played_has_score CHECK (${played}),
        ADD CONSTRAINT deal_revision_ramsch_has_scores CHECK (${ramsch}),
        ADD CONSTRAINT deal_revision_valued CHECK (${valued})`);
    await runner.query(`
      CREATE TABLE control_entry (
        tournament_id  uuid           NOT NULL,
        table_id       uuid           NOT NULL,
        deal           integer        NOT NULL,
        revision       integer        NOT NULL,${entry},
        CONSTRAINT control_entry_pk PRIMARY KEY (tournament_id, table_id, deal, revision),
        CONSTRAINT control_entry_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT control_entry_kind_known CHECK (${kinds}),
        CONSTRAINT control_entry_played_has_score CHECK (${played}),
        CONSTRAINT control_entry_ramsch_has_scores CHECK (${ramsch}),
        CONSTRAINT control_entry_valued CHECK (${valued})
      )`);
    await runner.query(`
      CREATE TABLE paper_list (
        tournament_id uuid           NOT NULL,
        table_id      uuid           NOT NULL,
        revision      integer        NOT NULL,
        totals        jsonb          NOT NULL,
        passed        integer        NOT NULL,
        not_played    integer        NOT NULL,
        ramsch        integer        NOT NULL,
        reason        text,
        entered_by    uuid           NOT NULL,
        entered_at    timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT paper_list_pk PRIMARY KEY (tournament_id, table_id, revision),
        CONSTRAINT paper_list_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE adjustment (
        tournament_id  uuid           NOT NULL,
        table_id       uuid           NOT NULL,
        number         integer        NOT NULL,
        seat           integer        NOT NULL,
        player_id      uuid           NOT NULL,
        points         integer,
        reason         text           NOT NULL,
        law            text,
        entered_by     uuid           NOT NULL,
        entered_at     timestamptz(3) NOT NULL DEFAULT now(),
        withdrawn_for  text,
        CONSTRAINT adjustment_pk PRIMARY KEY (tournament_id, table_id, number),
        CONSTRAINT adjustment_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE,
        CONSTRAINT adjustment_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id)
      )`);
    await runner.query(`
      CREATE TABLE confirmation (
        tournament_id uuid           NOT NULL,
        table_id      uuid           NOT NULL,
        seat          integer        NOT NULL,
        version       integer        NOT NULL,
        confirmed_by  uuid           NOT NULL,
        confirmed_at  timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT confirmation_pk PRIMARY KEY (tournament_id, table_id, seat, version),
        CONSTRAINT confirmation_at_table FOREIGN KEY (tournament_id, table_id)
          REFERENCES playing_table (tournament_id, id) ON DELETE CASCADE
      )`);
    for (const table of appendOnly) {
      await runner.query(
        `CREATE TRIGGER ${table}_append_only BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      );
    }
    await runner.query('ALTER TABLE session ADD COLUMN objections_until timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN objections_until');
    for (const table of ['confirmation', 'adjustment', 'paper_list', 'control_entry']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(`
      ALTER TABLE deal_revision
        DROP CONSTRAINT deal_revision_kind_known,
        DROP CONSTRAINT deal_revision_played_has_score,
        DROP CONSTRAINT deal_revision_ramsch_has_scores,
        DROP CONSTRAINT deal_revision_valued,
        DROP COLUMN scores,
        ADD CONSTRAINT deal_revision_kind_known CHECK (kind IN ('played', 'passed', 'not-played')),
        ADD CONSTRAINT deal_revision_played_has_score
          CHECK ((kind = 'played') = (declarer IS NOT NULL AND score IS NOT NULL AND result IS NOT NULL))`);
  }
}
