import { Module } from '@nestjs/common';
import { DealsModule } from '../deals';
import { RulesetsModule } from '../rulesets';
import { IrregularitiesController } from './irregularities.controller';
import { IrregularitiesService } from './irregularities.service';

@Module({
  imports: [DealsModule, RulesetsModule],
  controllers: [IrregularitiesController],
  providers: [IrregularitiesService],
  exports: [IrregularitiesService],
})
export class IrregularitiesModule {}
