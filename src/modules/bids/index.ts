export { BidsModule } from './bids.module';
export { SeatName } from './bids.schema';
