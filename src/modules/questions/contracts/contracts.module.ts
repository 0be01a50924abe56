import { Module } from '@nestjs/common';
import { FrogModule } from '../frog';
import { RulesetsModule } from '../rulesets';
import { ContractsController } from './contracts.controller';
import { ContractsService } from './contracts.service';
import { RamschController } from './ramsch.controller';
import { RamschService } from './ramsch.service';

@Module({
  imports: [FrogModule, RulesetsModule],
  controllers: [ContractsController, RamschController],
  providers: [ContractsService, RamschService],
})
export class ContractsModule {}
