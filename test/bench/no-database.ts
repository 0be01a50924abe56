import type { DataSource } from 'typeorm';

/** The database of a service that is asked questions only: it stores nothing, and no table waits for its results. */
export const noDatabase = {
  ping: async () => undefined,
  dataSource: { manager: { query: async () => [] } } as unknown as DataSource,
};
