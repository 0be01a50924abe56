export { recordOf } from './deal-record';
export { Deal } from './deal.schema';
export { DealsModule } from './deals.module';
export { RecordedDeal } from './replay.schema';
export { replayed, ReplayService } from './replay.service';
