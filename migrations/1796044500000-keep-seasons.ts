import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seasons over several tournaments: which ones, who is the same person in them, and how it is ranked. Standings follow from the results. */
export class KeepSeasons1796044500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE season (
        id         uuid           CONSTRAINT season_pk PRIMARY KEY,
        name       text           NOT NULL,
        rule       jsonb          NOT NULL,
        pool       jsonb,
        owner_key  uuid           NOT NULL,
        version    integer        NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX season_by_age ON season (created_at, id)');
    await runner.query(`
      CREATE TABLE season_event (
        season_id     uuid    NOT NULL CONSTRAINT season_event_of_season REFERENCES season (id) ON DELETE CASCADE,
        tournament_id uuid    NOT NULL CONSTRAINT season_event_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        place         integer NOT NULL,
        CONSTRAINT season_event_pk PRIMARY KEY (season_id, tournament_id)
      )`);
    await runner.query(`
      CREATE TABLE season_member (
        season_id uuid    NOT NULL CONSTRAINT season_member_of_season REFERENCES season (id) ON DELETE CASCADE,
        id        uuid    NOT NULL,
        number    integer NOT NULL,
        version   integer NOT NULL DEFAULT 1,
        CONSTRAINT season_member_pk PRIMARY KEY (season_id, id),
        CONSTRAINT season_member_number_once UNIQUE (season_id, number)
      )`);
    await runner.query(`
      CREATE TABLE season_player (
        season_id     uuid NOT NULL,
        tournament_id uuid NOT NULL,
        player_id     uuid NOT NULL,
        member_id     uuid NOT NULL,
        CONSTRAINT season_player_pk PRIMARY KEY (season_id, tournament_id, player_id),
        CONSTRAINT season_player_once UNIQUE (season_id, member_id, tournament_id),
        CONSTRAINT season_player_in_event FOREIGN KEY (season_id, tournament_id)
          REFERENCES season_event (season_id, tournament_id) ON DELETE CASCADE,
        CONSTRAINT season_player_is_member FOREIGN KEY (season_id, member_id)
          REFERENCES season_member (season_id, id) ON DELETE CASCADE,
        CONSTRAINT season_player_is_player FOREIGN KEY (tournament_id, player_id)
          REFERENCES player (tournament_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['season_player', 'season_member', 'season_event', 'season']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
