import { Module } from '@nestjs/common';
import { BidsModule } from './modules/bids';
import { ContractsModule } from './modules/contracts';
import { IrregularitiesModule } from './modules/irregularities';
import { LawsModule } from './modules/laws';
import { RulesetsModule } from './modules/rulesets';
import { PlatformModule } from './platform';
import { WebModule } from './web/web.module';
import type { DynamicModule } from '@nestjs/common';

/** The whole service. */
@Module({})
export class AppModule {
  /** `ping` rejects while the database is away. */
  static with(ping: () => Promise<void>): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.with(ping), WebModule, RulesetsModule, LawsModule, BidsModule, ContractsModule, IrregularitiesModule],
    };
  }
}
