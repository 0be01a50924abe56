export { dealProblems } from './deals.problems';
export { Reason } from './deals.schema';
export { requireUndisputed } from './entry-order';
export { holdTable, type HeldTable } from './held-table';
export { TableAccess } from './table-access';
export { TablesModule } from './tables.module';
