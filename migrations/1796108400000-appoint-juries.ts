import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of a jury, which hears appeals and does nothing else. */
export class AppointJuries1796108400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, ['admin', 'director', 'jury', 'referee', 'scorer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM access_key WHERE role = 'jury'`);
    await allow(runner, ['admin', 'director', 'referee', 'scorer']);
  }
}

async function allow(runner: QueryRunner, roles: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE access_key
      DROP CONSTRAINT access_key_role_known,
      ADD CONSTRAINT access_key_role_known CHECK (role IN (${roles.map((role) => `'${role}'`).join(', ')}))`);
}
