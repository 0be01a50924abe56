export { RamschModule } from './ramsch.module';
export { AgreedRamsch, Doubled } from './ramsch.schema';
