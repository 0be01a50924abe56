export { admit } from './admission';
export { seesNames, shownName } from './players.service';
export { DealsBySize, Profile } from './profile.schema';
export { tournamentProblems } from './tournaments.problems';
export { TournamentsModule } from './tournaments.module';
export { Instant } from './tournaments.schema';
