export { ContractsModule } from './contracts.module';
export {
  AnnouncementAnswer,
  CardName,
  WrittenCard,
  Cards,
  CardsHeld,
  Contract,
  Matadors,
  Outcome,
  ToldOutcome,
  ValueAnswer,
} from './contracts.schema';
export { presentAnnouncement, presentValuation } from './contracts.service';
export { Doubled, RamschAnswer } from './ramsch.schema';
export { presentRamsch } from './ramsch.service';
