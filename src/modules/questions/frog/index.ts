export { FrogModule } from './frog.module';
export { FrogService, isFrog } from './frog.service';
export {
  FrogAnnouncementAnswer,
  FrogAnnouncementQuestion,
  FrogAuctionAnswer,
  FrogAuctionQuestion,
  FrogReplayAnswer,
  FrogReplayQuestion,
  FrogValueAnswer,
  FrogValueQuestion,
} from './frog.schema';
