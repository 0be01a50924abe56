export { admit } from './admission';
export { given } from './given';
export { isDrawn } from './field';
export { keepAllResults, keepResults, readResults } from './kept-results';
export {
  loggedPlayer,
  namedAnew,
  playerTag,
  presentPlayer,
  saidOf,
  seesNames,
  shownName,
  shownNames,
  storedPlayer,
} from './player-answer';
export { AddedPlayers, NewPlayer, PlayerAnswer } from './players.schema';
export { addPlayers, enterPlayers, leaveField } from './players.service';
export { DealsBySize, fullList, newProfile, Profile } from './profile.schema';
export { groupField, lotOf } from './ranking';
export { byTable, countDeals, type ListBook, rankTallies, readListBook, resultsOf, stretchesOf } from './results';
export { drawSeed, lotSeed } from './seeds';
export { Standings, StandingsQuery } from './standings.schema';
export { StandingsService } from './standings.service';
export { tournamentProblems } from './tournaments.problems';
export { TournamentsModule } from './tournaments.module';
export { Instant } from './tournaments.schema';
