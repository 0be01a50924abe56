import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { IrregularitiesModule } from '../../questions/irregularities';
import { RulesetsModule } from '../../questions/rulesets';
import { TablesModule } from '../tables';
import { AdviceService } from './advice.service';
import { AppealsService } from './appeals.service';
import { CompletionsService } from './completions.service';
import { DisputesController } from './disputes.controller';
import { DisputesService } from './disputes.service';
import { PrecedentsController } from './precedents.controller';
import { PrecedentsService } from './precedents.service';
import { RulingsController } from './rulings.controller';
import { RulingsService } from './rulings.service';
import { WarningsController } from './warnings.controller';
import { WarningsService } from './warnings.service';

@Module({
  imports: [AccessModule, IrregularitiesModule, RulesetsModule, TablesModule],
  controllers: [DisputesController, RulingsController, WarningsController, PrecedentsController],
  providers: [
    AdviceService,
    DisputesService,
    CompletionsService,
    RulingsService,
    AppealsService,
    WarningsService,
    PrecedentsService,
  ],
})
export class DisputesModule {}
