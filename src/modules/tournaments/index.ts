export { admit } from './admission';
export { given } from './given';
export { seesNames, shownName } from './players.service';
export { DealsBySize, Profile } from './profile.schema';
export { type ListBook, rankResults, readListBook, resultsOf } from './results';
export { drawSeed, lotSeed } from './seeds';
export { tournamentProblems } from './tournaments.problems';
export { TournamentsModule } from './tournaments.module';
export { Instant } from './tournaments.schema';
