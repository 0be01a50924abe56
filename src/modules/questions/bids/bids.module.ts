import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { BidsController } from './bids.controller';
import { BidsService } from './bids.service';

@Module({ imports: [RulesetsModule], controllers: [BidsController], providers: [BidsService] })
export class BidsModule {}
