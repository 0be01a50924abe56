import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { RulesetsModule } from '../../questions/rulesets';
import { SessionsModule } from '../sessions';
import { AdjustmentsService } from './adjustments.service';
import { ControlListController } from './control-list.controller';
import { ControlListService } from './control-list.service';
import { DealsController } from './deals.controller';
import { DealsService } from './deals.service';
import { LinesService } from './lines.service';
import { LinksController } from './links.controller';
import { LinksService } from './links.service';
import { PaperListsService } from './paper-lists.service';
import { TableAccess } from './table-access';
import { TablesController } from './tables.controller';
import { TablesService } from './tables.service';

@Module({
  imports: [AccessModule, RulesetsModule, SessionsModule],
  controllers: [TablesController, DealsController, ControlListController, LinksController],
  providers: [
    TableAccess,
    TablesService,
    DealsService,
    LinesService,
    PaperListsService,
    AdjustmentsService,
    ControlListService,
    LinksService,
  ],
  exports: [TableAccess],
})
export class TablesModule {}
