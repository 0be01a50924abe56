export { IrregularitiesModule } from './irregularities.module';
export { RecordedIncident } from './irregularities.schema';
