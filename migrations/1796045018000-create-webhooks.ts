import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that are told what happens, and how telling them went. */
export class CreateWebhooks1796045018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        tournament_id    uuid           NOT NULL CONSTRAINT webhook_of_tournament REFERENCES tournament (id) ON DELETE CASCADE,
        id               uuid           NOT NULL,
        url              text           NOT NULL,
        events           text[],
        secret           text           NOT NULL,
        old_secret       text,
        old_secret_until timestamptz,
        state            text           NOT NULL DEFAULT 'active'
                         CONSTRAINT webhook_state_known CHECK (state IN ('active', 'disabled')),
        position         integer        NOT NULL,
        tries            integer        NOT NULL DEFAULT 0,
        due_at           timestamptz    NOT NULL DEFAULT now(),
        claim            uuid,
        version          integer        NOT NULL DEFAULT 1,
        created_at       timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT webhook_pk PRIMARY KEY (tournament_id, id)
      )`);
    await runner.query(`CREATE INDEX webhook_due ON webhook (due_at) WHERE state = 'active'`);
    await runner.query(`
      CREATE TABLE webhook_delivery (
        tournament_id uuid           NOT NULL,
        webhook_id    uuid           NOT NULL,
        sequence      integer        NOT NULL,
        state         text           NOT NULL
                      CONSTRAINT webhook_delivery_state_known CHECK (state IN ('delivered', 'failing', 'given-up')),
        tries         integer        NOT NULL,
        status        integer,
        failure       text,
        tried_at      timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT webhook_delivery_pk PRIMARY KEY (tournament_id, webhook_id, sequence),
        CONSTRAINT webhook_delivery_to_webhook FOREIGN KEY (tournament_id, webhook_id)
          REFERENCES webhook (tournament_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery, webhook');
  }
}
