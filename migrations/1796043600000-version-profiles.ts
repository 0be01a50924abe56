import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the profile of an event was changed. */
export class VersionProfiles1796043600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tournament ADD COLUMN profile_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tournament DROP COLUMN profile_version');
  }
}
