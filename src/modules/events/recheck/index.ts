export { RecheckModule } from './recheck.module';
