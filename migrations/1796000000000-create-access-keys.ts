import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys that callers show to be let in; of each only the hash is kept. */
export class CreateAccessKeys1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_key (
        id            uuid        CONSTRAINT access_key_pk PRIMARY KEY,
        hash          bytea       NOT NULL CONSTRAINT access_key_hash_once UNIQUE
                                  CONSTRAINT access_key_hash_is_sha256 CHECK (octet_length(hash) = 32),
        role          text        NOT NULL
                                  CONSTRAINT access_key_role_known CHECK (role IN ('admin', 'director', 'referee', 'scorer')),
        tournament_id uuid,
        label         text        NOT NULL,
        created_at    timestamptz(3) NOT NULL DEFAULT now(),
        expires_at    timestamptz,
        revoked_at    timestamptz,
        last_used_at  timestamptz
      )`);
    await runner.query('CREATE INDEX access_key_by_age ON access_key (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_key');
  }
}
