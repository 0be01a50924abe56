export { asLine } from './line';
export { orderOf, stagesOf } from './stages';
export { readTableList, readTableLists, sizeOf, type TableList, scoreTable } from './table-list';
