import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { RulesetsModule } from '../rulesets';
import { SessionsModule } from '../sessions';
import { DealsController } from './deals.controller';
import { DealsService } from './deals.service';
import { TablesController } from './tables.controller';
import { TablesService } from './tables.service';

@Module({
  imports: [AccessModule, RulesetsModule, SessionsModule],
  controllers: [TablesController, DealsController],
  providers: [TablesService, DealsService],
})
export class TablesModule {}
