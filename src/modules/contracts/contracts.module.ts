import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { ContractsController } from './contracts.controller';
import { ContractsService } from './contracts.service';

@Module({ imports: [RulesetsModule], controllers: [ContractsController], providers: [ContractsService] })
export class ContractsModule {}
