import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { IrregularitiesController } from './irregularities.controller';
import { IrregularitiesService } from './irregularities.service';

@Module({ imports: [RulesetsModule], controllers: [IrregularitiesController], providers: [IrregularitiesService] })
export class IrregularitiesModule {}
