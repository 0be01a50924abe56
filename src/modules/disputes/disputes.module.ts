import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { IrregularitiesModule } from '../irregularities';
import { RulesetsModule } from '../rulesets';
import { TablesModule } from '../tables';
import { DisputesController } from './disputes.controller';
import { DisputesService } from './disputes.service';

@Module({
  imports: [AccessModule, IrregularitiesModule, RulesetsModule, TablesModule],
  controllers: [DisputesController],
  providers: [DisputesService],
})
export class DisputesModule {}
