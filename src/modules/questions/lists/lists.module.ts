import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { ListsController } from './lists.controller';
import { ListsService } from './lists.service';

@Module({ imports: [RulesetsModule], controllers: [ListsController], providers: [ListsService] })
export class ListsModule {}
