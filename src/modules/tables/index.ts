export { TablesModule } from './tables.module';
