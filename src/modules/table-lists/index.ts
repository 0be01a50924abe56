export { asLine } from './line';
export { readTableList, sizeOf, type TableList } from './table-list';
