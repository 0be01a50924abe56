export { IrregularitiesModule } from './irregularities.module';
export { AdjudicationAnswer, ChoiceIn, type IncidentQuestion, RulingOut } from './irregularities.schema';
export { IrregularitiesService, presentJudged, type JudgedIncident } from './irregularities.service';
