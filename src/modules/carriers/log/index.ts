export { LogModule } from './log.module';
export { Sealer } from './sealer';
