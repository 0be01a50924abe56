export { BidsModule } from './bids.module';
export { SeatName } from './bids.schema';
export { SEAT_NAMES } from './seat-names';
