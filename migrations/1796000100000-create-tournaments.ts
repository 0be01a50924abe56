import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events with their players and sessions. Names stand apart, so that they can be erased and nothing else with them. */
export class CreateTournaments1796000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tournament (
        id             uuid           CONSTRAINT tournament_pk PRIMARY KEY,
        name           text           NOT NULL,
        ruleset        text           NOT NULL,
        state          text           NOT NULL DEFAULT 'registration'
                                      CONSTRAINT tournament_state_known CHECK (state IN ('registration', 'running')),
        starts_at      timestamptz,
        time_zone      text           NOT NULL,
        is_private     boolean        NOT NULL DEFAULT false,
        profile        jsonb          NOT NULL,
        profile_frozen boolean        NOT NULL DEFAULT false,
        public_word    text,
        owner_key      uuid           NOT NULL,
        version        integer        NOT NULL DEFAULT 1,
        created_at     timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX tournament_by_age ON tournament (created_at, id)');
    await runner.query(`
      CREATE TABLE player (
        tournament_id uuid    NOT NULL CONSTRAINT player_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        id            uuid    NOT NULL,
        number        integer NOT NULL,
        club          text,
        team          text,
        category      text,
        consent       boolean NOT NULL DEFAULT false,
        version       integer NOT NULL DEFAULT 1,
        CONSTRAINT player_pk PRIMARY KEY (tournament_id, id),
        CONSTRAINT player_number_once UNIQUE (tournament_id, number)
      )`);
    await runner.query(`
      CREATE TABLE player_name (
        tournament_id uuid NOT NULL,
        player_id     uuid NOT NULL,
        name          text NOT NULL,
        CONSTRAINT player_name_pk PRIMARY KEY (tournament_id, player_id),
        CONSTRAINT player_name_of_player FOREIGN KEY (tournament_id, player_id)
          REFERENCES player (tournament_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE session (
        tournament_id    uuid        NOT NULL CONSTRAINT session_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        number           integer     NOT NULL,
        starts_at        timestamptz NOT NULL,
        duration_minutes integer,
        ends_at          timestamptz,
        deals            jsonb       NOT NULL,
        seating          text        NOT NULL CONSTRAINT session_seating_known CHECK (seating IN ('draw', 'standing')),
        state            text        NOT NULL DEFAULT 'scheduled' CONSTRAINT session_state_known
                                     CHECK (state IN ('scheduled', 'drawn', 'open', 'closed', 'final', 'void')),
        time_up          boolean     NOT NULL DEFAULT false,
        overdue_told     boolean     NOT NULL DEFAULT false,
        seed             text,
        draw_attempts    integer     NOT NULL DEFAULT 0,
        repeats          integer,
        lower_bound      integer,
        version          integer     NOT NULL DEFAULT 1,
        CONSTRAINT session_pk PRIMARY KEY (tournament_id, number)
      )`);
    await runner.query(`CREATE INDEX session_due ON session (starts_at) WHERE state = 'drawn'`);
    await runner.query(
      `CREATE INDEX session_overdue ON session (starts_at) WHERE state = 'scheduled' AND NOT overdue_told`,
    );
    await runner.query(`CREATE INDEX session_time_up ON session (ends_at) WHERE state = 'open' AND NOT time_up`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['session', 'player_name', 'player', 'tournament']) await runner.query(`DROP TABLE ${table}`);
  }
}
