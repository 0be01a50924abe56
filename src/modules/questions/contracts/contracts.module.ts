import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { ContractsController } from './contracts.controller';
import { ContractsService } from './contracts.service';
import { RamschController } from './ramsch.controller';
import { RamschService } from './ramsch.service';

@Module({
  imports: [RulesetsModule],
  controllers: [ContractsController, RamschController],
  providers: [ContractsService, RamschService],
})
export class ContractsModule {}
