import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { LedgerController } from './ledger.controller';
import { LedgerService } from './ledger.service';
import { MoneyPlanController } from './money-plan.controller';
import { MoneyPlanService } from './money-plan.service';
import { PrizesController } from './prizes.controller';
import { PrizesService } from './prizes.service';

@Module({
  imports: [AccessModule],
  controllers: [MoneyPlanController, LedgerController, PrizesController],
  providers: [MoneyPlanService, LedgerService, PrizesService],
})
export class MoneyModule {}
