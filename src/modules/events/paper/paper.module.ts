import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { StandingsModule } from '../standings';
import { PaperController } from './paper.controller';
import { PaperService } from './paper.service';
import { RecordsService } from './records.service';

@Module({
  imports: [AccessModule, StandingsModule],
  controllers: [PaperController],
  providers: [PaperService, RecordsService],
})
export class PaperModule {}
