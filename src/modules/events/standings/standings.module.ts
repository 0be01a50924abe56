import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { ResultsFiller } from './results-filler';
import { StandingsController } from './standings.controller';
import { StandingsService } from './standings.service';

@Module({
  imports: [AccessModule],
  controllers: [StandingsController],
  providers: [StandingsService, ResultsFiller],
  exports: [StandingsService],
})
export class StandingsModule {}
