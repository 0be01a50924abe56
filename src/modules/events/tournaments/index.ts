export { admit, admitted } from './admission';
export { type Duplicate, duplicatesRefused, duplicateText, findDuplicates } from './duplicates';
export { given } from './given';
export { isDrawn } from './field';
export {
  loggedPlayer,
  namedAnew,
  playerTag,
  saidOf,
  seesNames,
  shownName,
  shownNames,
  storedPlayer,
} from './player-answer';
export { NewPlayer, PlayerAnswer } from './players.schema';
export { addPlayers, leaveField } from './players.service';
export { DealsBySize, fullList, newProfile, Profile } from './profile.schema';
export { tournamentProblems } from './tournaments.problems';
export { TournamentsModule } from './tournaments.module';
