export { RamschModule } from './ramsch.module';
