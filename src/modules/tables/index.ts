export { dealProblems } from './deals.problems';
export { requireUndisputed } from './entry-order';
export { holdTable, type HeldTable } from './held-table';
export { TableAccess } from './table-access';
export { type DealTable, judgeDeal, type JudgedDeal } from './deal-judgement';
export { DealEntry, DealResult, Reason } from './deals.schema';
export { RamschResult } from './ramsch-entry.schema';
export { TablesModule } from './tables.module';
