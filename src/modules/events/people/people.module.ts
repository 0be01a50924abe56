import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';
import { LateEntryService } from './late-entry.service';
import { MovementsController } from './movements.controller';
import { MovementsService } from './movements.service';
import { TeamsController } from './teams.controller';
import { TeamsService } from './teams.service';

@Module({
  imports: [AccessModule],
  controllers: [ImportsController, MovementsController, TeamsController],
  providers: [ImportsService, LateEntryService, MovementsService, TeamsService],
})
export class PeopleModule {}
