export { asLine } from './line';
export { listRulesOf, type ListRules } from './list-rules';
export { orderOf, stagesOf } from './stages';
export { readTableList, readTableLists, sizeOf, type TableList, scoreTable } from './table-list';
