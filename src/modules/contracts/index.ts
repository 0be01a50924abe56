export { ContractsModule } from './contracts.module';
export {
  AnnouncementAnswer,
  CardName,
  Cards,
  CardsHeld,
  Contract,
  Matadors,
  Outcome,
  ValueAnswer,
} from './contracts.schema';
export { ContractsService, presentAnnouncement, presentValuation } from './contracts.service';
