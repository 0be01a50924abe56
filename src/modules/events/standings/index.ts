export { changeList, readResults, relist } from './kept-results';
export { groupField, lotOf } from './ranking';
export { byTable, rankTallies, resultsOf, stretchesOf } from './results';
export { drawSeed, lotSeed } from './seeds';
export { StandingsModule } from './standings.module';
export { Standings, StandingsQuery } from './standings.schema';
export { StandingsService } from './standings.service';
