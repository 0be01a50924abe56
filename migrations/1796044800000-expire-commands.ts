import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the keys of commands that have expired without reading all others. */
export class ExpireCommands1796044800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX idempotency_key_expiry ON idempotency_key (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX idempotency_key_expiry');
  }
}
