import { Module } from '@nestjs/common';
import { FrogModule } from '../frog';
import { RulesetsModule } from '../rulesets';
import { ConvertController } from './convert.controller';
import { ConvertService } from './convert.service';
import { IssRecordsController } from './iss-records.controller';
import { ReplayController } from './replay.controller';
import { ReplayService } from './replay.service';

@Module({
  imports: [FrogModule, RulesetsModule],
  controllers: [ReplayController, IssRecordsController, ConvertController],
  providers: [ReplayService, ConvertService],
  exports: [ReplayService],
})
export class DealsModule {}
