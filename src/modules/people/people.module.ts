import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { MovementsController } from './movements.controller';
import { MovementsService } from './movements.service';
import { TeamsController } from './teams.controller';
import { TeamsService } from './teams.service';

@Module({
  imports: [AccessModule],
  controllers: [MovementsController, TeamsController],
  providers: [MovementsService, TeamsService],
})
export class PeopleModule {}
