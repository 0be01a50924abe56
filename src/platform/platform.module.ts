import { Module } from '@nestjs/common';
import { HealthController } from './health/health.controller';
import { Metrics } from './health/metrics';
import { Readiness } from './health/readiness';
import { ApiDocument } from './openapi/api-document';
import { ContractController } from './openapi/contract.controller';
import type { DynamicModule } from '@nestjs/common';

/** Health, metrics and the contract of the application itself. */
@Module({})
export class PlatformModule {
  /** `ping` is asked whether the database is there. */
  static with(ping: () => Promise<void>): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController, ContractController],
      providers: [Metrics, ApiDocument, { provide: Readiness, useFactory: () => new Readiness(ping) }],
      exports: [Metrics, ApiDocument, Readiness],
    };
  }
}
