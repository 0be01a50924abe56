import { Module } from '@nestjs/common';
import { FrogModule } from '../frog';
import { RulesetsModule } from '../rulesets';
import { BidsController } from './bids.controller';
import { BidsService } from './bids.service';

@Module({ imports: [FrogModule, RulesetsModule], controllers: [BidsController], providers: [BidsService] })
export class BidsModule {}
