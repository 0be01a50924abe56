import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { RulesetsModule } from '../../questions/rulesets';
import { PlayersController } from './players.controller';
import { PlayersService } from './players.service';
import { TournamentsController } from './tournaments.controller';
import { TournamentsService } from './tournaments.service';

@Module({
  imports: [AccessModule, RulesetsModule],
  controllers: [TournamentsController, PlayersController],
  providers: [TournamentsService, PlayersService],
})
export class TournamentsModule {}
