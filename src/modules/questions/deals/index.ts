export { DealsModule } from './deals.module';
export { RecordedDeal } from './replay.schema';
export { ReplayService } from './replay.service';
