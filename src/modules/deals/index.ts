export { DealsModule } from './deals.module';
