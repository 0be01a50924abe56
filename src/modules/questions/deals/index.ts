export { DEFAULT_RULESET } from './convert.service';
export { recordOf } from './deal-record';
export { Deal } from './deal.schema';
export { DealsModule } from './deals.module';
export { IssHead, issMediaType } from './iss-record.schema';
export { idOfRecord } from './iss-records.controller';
export { readIssText } from './notation';
export { RecordedDeal, ReplayQuestion } from './replay.schema';
export { replayed, ReplayService } from './replay.service';
