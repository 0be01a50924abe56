import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { ConvertController } from './convert.controller';
import { ConvertService } from './convert.service';
import { ReplayController } from './replay.controller';
import { ReplayService } from './replay.service';

@Module({
  imports: [RulesetsModule],
  controllers: [ReplayController, ConvertController],
  providers: [ReplayService, ConvertService],
})
export class DealsModule {}
