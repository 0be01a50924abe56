import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { RulesetsModule } from '../rulesets';
import { PlayersController } from './players.controller';
import { PlayersService } from './players.service';
import { ResultsFiller } from './results-filler';
import { StandingsController } from './standings.controller';
import { StandingsService } from './standings.service';
import { TournamentsController } from './tournaments.controller';
import { TournamentsService } from './tournaments.service';

@Module({
  imports: [AccessModule, RulesetsModule],
  controllers: [TournamentsController, PlayersController, StandingsController],
  providers: [TournamentsService, PlayersService, StandingsService, ResultsFiller],
  exports: [StandingsService],
})
export class TournamentsModule {}
