import { Module } from '@nestjs/common';
import { RulesetsModule } from '../rulesets';
import { SearchPool } from './search-pool';
import { SolveController } from './solve.controller';
import { SolveService } from './solve.service';

@Module({ imports: [RulesetsModule], controllers: [SolveController], providers: [SolveService, SearchPool] })
export class SolverModule {}
