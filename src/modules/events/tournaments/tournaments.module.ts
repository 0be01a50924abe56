import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { RulesetsModule } from '../../questions/rulesets';
import { CheckinsController } from './checkins.controller';
import { CheckinsService } from './checkins.service';
import { PlayersController } from './players.controller';
import { PlayersService } from './players.service';
import { TournamentsController } from './tournaments.controller';
import { TournamentsService } from './tournaments.service';

@Module({
  imports: [AccessModule, RulesetsModule],
  controllers: [TournamentsController, PlayersController, CheckinsController],
  providers: [TournamentsService, PlayersService, CheckinsService],
})
export class TournamentsModule {}
