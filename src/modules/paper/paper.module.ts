import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { TournamentsModule } from '../tournaments';
import { PaperController } from './paper.controller';
import { PaperService } from './paper.service';
import { RecordsService } from './records.service';

@Module({
  imports: [AccessModule, TournamentsModule],
  controllers: [PaperController],
  providers: [PaperService, RecordsService],
})
export class PaperModule {}
