import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { RamschController } from './ramsch.controller';
import { RamschService } from './ramsch.service';

@Module({ imports: [RulesetsModule], controllers: [RamschController], providers: [RamschService] })
export class RamschModule {}
