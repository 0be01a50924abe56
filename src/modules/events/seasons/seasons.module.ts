import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { MembersController } from './members.controller';
import { MembersService } from './members.service';
import { SeasonStandingsController } from './season-standings.controller';
import { SeasonStandingsService } from './season-standings.service';
import { SeasonsController } from './seasons.controller';
import { SeasonsService } from './seasons.service';

@Module({
  imports: [AccessModule],
  controllers: [SeasonsController, MembersController, SeasonStandingsController],
  providers: [SeasonsService, MembersService, SeasonStandingsService],
})
export class SeasonsModule {}
