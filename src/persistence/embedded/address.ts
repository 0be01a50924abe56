import type { ClientConfig } from 'pg';
import type { Layout } from './layout';

/** The one role and the one database of an embedded server. */
export const roleName = 'skat';
export const databaseName = 'skat';

/** The address of a database on an embedded server, in the form that `DATABASE_URL` has. */
export function embeddedUrl({ socketFolder }: Layout, database = databaseName): string {
  return `postgresql:///${database}?${new URLSearchParams({ host: socketFolder, user: roleName }).toString()}`;
}

/** How the launcher itself calls the server: in the maintenance database, so that it never meets the service's locks. */
export function maintenance({ socketFolder }: Layout): ClientConfig {
  return { host: socketFolder, port: 5432, user: roleName, database: 'postgres', connectionTimeoutMillis: 5000 };
}
