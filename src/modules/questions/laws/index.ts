export { LawsModule } from './laws.module';
export { LawsService } from './laws.service';
export { citationNamed, CitedLaw, citedLaw, EvidenceWord, lawNamed } from './law-answer';
export { LawList } from './laws.schema';
