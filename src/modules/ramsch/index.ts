export { RamschModule } from './ramsch.module';
export { Doubled, RamschAnswer } from './ramsch.schema';
export { presentRamsch } from './ramsch.service';
