import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { IrregularitiesModule } from '../irregularities';
import { RulesetsModule } from '../rulesets';
import { TablesModule } from '../tables';
import { AdviceService } from './advice.service';
import { AppealsService } from './appeals.service';
import { DisputesController } from './disputes.controller';
import { DisputesService } from './disputes.service';
import { RulingsController } from './rulings.controller';
import { RulingsService } from './rulings.service';

@Module({
  imports: [AccessModule, IrregularitiesModule, RulesetsModule, TablesModule],
  controllers: [DisputesController, RulingsController],
  providers: [AdviceService, DisputesService, RulingsService, AppealsService],
})
export class DisputesModule {}
