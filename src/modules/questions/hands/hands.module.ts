import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { HandsController } from './hands.controller';
import { HandsService } from './hands.service';

@Module({ imports: [RulesetsModule], controllers: [HandsController], providers: [HandsService] })
export class HandsModule {}
