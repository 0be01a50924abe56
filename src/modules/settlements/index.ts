export { SettlementsModule } from './settlements.module';
