import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { AnalyseRecordsController } from './analyse-records.controller';
import { AnalyseController } from './analyse.controller';
import { AnalyseService } from './analyse.service';
import { ClaimController } from './claim.controller';
import { ClaimService } from './claim.service';
import { ParController } from './par.controller';
import { ParService } from './par.service';
import { SearchPool } from './search-pool';
import { SolveController } from './solve.controller';
import { SolveService } from './solve.service';

@Module({
  imports: [RulesetsModule],
  controllers: [SolveController, ParController, AnalyseController, AnalyseRecordsController, ClaimController],
  providers: [SolveService, ParService, AnalyseService, ClaimService, SearchPool],
})
export class SolverModule {}
