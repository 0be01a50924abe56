import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { ReplayController } from './replay.controller';
import { ReplayService } from './replay.service';

@Module({ imports: [RulesetsModule], controllers: [ReplayController], providers: [ReplayService] })
export class DealsModule {}
