export { IrregularitiesModule } from './irregularities.module';
export { AdjudicationAnswer, AdjudicationQuestion, ChoiceIn, RulingOut } from './irregularities.schema';
export { IrregularitiesService, presentJudged, type JudgedIncident } from './irregularities.service';
