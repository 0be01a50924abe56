export { asLine } from './line';
export { orderOf, stagesOf } from './stages';
export { readTableList, sizeOf, type TableList } from './table-list';
