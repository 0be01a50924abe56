export { RamschModule } from './ramsch.module';
export { Doubled } from './ramsch.schema';
