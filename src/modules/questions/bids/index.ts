export { BidsModule } from './bids.module';
export { AuctionAnswer, BidFigure, Call, SeatName } from './bids.schema';
export { presentAuction, rankedCall } from './bids.service';
export { SEAT_NAMES } from './seat-names';
