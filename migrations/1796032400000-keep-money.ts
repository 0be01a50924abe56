import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an event announces about money, and what was booked at its desk. Everything else of the ledger follows from the lists. */
export class KeepMoney1796032400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE money_plan (
        tournament_id uuid    CONSTRAINT money_plan_pk PRIMARY KEY
                              CONSTRAINT money_plan_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        plan          jsonb   NOT NULL,
        version       integer NOT NULL DEFAULT 1
      )`);
    await runner.query(`
      CREATE TABLE ledger_booking (
        tournament_id uuid           NOT NULL CONSTRAINT ledger_booking_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        number        integer        NOT NULL,
        kind          text           NOT NULL CONSTRAINT ledger_booking_kind_known
                                     CHECK (kind IN ('payment', 'payout', 'refund', 'grant')),
        player_id     uuid,
        code          text,
        cents         integer        NOT NULL CONSTRAINT ledger_booking_above_zero CHECK (cents > 0),
        reason        text,
        booked_by     uuid           NOT NULL,
        booked_at     timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT ledger_booking_pk PRIMARY KEY (tournament_id, number),
        CONSTRAINT ledger_booking_of_player FOREIGN KEY (tournament_id, player_id) REFERENCES player (tournament_id, id),
        CONSTRAINT ledger_booking_names_player CHECK ((kind = 'grant') = (player_id IS NULL)),
        CONSTRAINT ledger_booking_names_code CHECK ((kind IN ('refund', 'grant')) = (code IS NOT NULL))
      )`);
    await runner.query(
      `CREATE TRIGGER ledger_booking_append_only BEFORE UPDATE ON ledger_booking FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ledger_booking', 'money_plan']) await runner.query(`DROP TABLE ${table}`);
  }
}
