import { Module } from '@nestjs/common';
import { AccessModule, EnvironmentKey } from './modules/access';
import { BatchModule } from './modules/questions/batch';
import { BidsModule } from './modules/questions/bids';
import { ContractsModule } from './modules/questions/contracts';
import { CribbageModule } from './modules/questions/cribbage';
import { DealsModule } from './modules/questions/deals';
import { DisputesModule } from './modules/events/disputes';
import { ExchangeModule } from './modules/carriers/exchange';
import { HandsModule } from './modules/questions/hands';
import { IrregularitiesModule } from './modules/questions/irregularities';
import { LawsModule } from './modules/questions/laws';
import { LiveModule } from './modules/carriers/live';
import { ListsModule } from './modules/questions/lists';
import { LogModule } from './modules/carriers/log';
import { MoneyModule } from './modules/events/money';
import { PeopleModule } from './modules/events/people';
import { PaperModule } from './modules/events/paper';
import { RecheckModule } from './modules/events/recheck';
import { RulesetsModule } from './modules/questions/rulesets';
import { SeasonsModule } from './modules/events/seasons';
import { SessionsModule } from './modules/events/sessions';
import { SettlementsModule } from './modules/questions/settlements';
import { SolverModule } from './modules/questions/solver';
import { StandingsModule } from './modules/events/standings';
import { TablesModule } from './modules/events/tables';
import { TournamentsModule } from './modules/events/tournaments';
import { type WebhookChoices, WebhookSettings, WebhooksModule } from './modules/carriers/webhooks';
import { Ledger } from './persistence/ledger';
import { PlatformModule, PublicAddress } from './platform';
import { WebModule } from './web/web.module';
import type { DynamicModule } from '@nestjs/common';
import type { Database } from './persistence/database';

/** What the whole service stands on. */
export interface Foundation {
  readonly database: Pick<Database, 'ping' | 'dataSource'>;
  /** The admin key of the environment, where it gives one. */
  readonly adminKey: string | undefined;
  /** The address that links and codes name, where one is configured. */
  readonly publicUrl: string | undefined;
  readonly webhooks: WebhookChoices | undefined;
}

/** The whole service. */
@Module({})
export class AppModule {
  /** The foundation is asked for when the service starts, and never for a mere description. */
  static on(foundation: () => Foundation): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        PlatformModule.with(() => foundation().database.ping()),
        WebModule,
        AccessModule,
        RulesetsModule,
        LawsModule,
        BidsModule,
        ContractsModule,
        DealsModule,
        HandsModule,
        IrregularitiesModule,
        ListsModule,
        SettlementsModule,
        SolverModule,
        CribbageModule,
        BatchModule,
        TournamentsModule,
        StandingsModule,
        LogModule,
        LiveModule,
        PeopleModule,
        SessionsModule,
        TablesModule,
        RecheckModule,
        DisputesModule,
        MoneyModule,
        PaperModule,
        SeasonsModule,
        ExchangeModule,
        WebhooksModule,
      ],
      providers: [
        { provide: Ledger, useFactory: () => new Ledger(foundation().database.dataSource) },
        { provide: PublicAddress, useFactory: () => new PublicAddress(foundation().publicUrl) },
        { provide: WebhookSettings, useFactory: () => new WebhookSettings(foundation().webhooks) },
        { provide: EnvironmentKey, useFactory: () => new EnvironmentKey(foundation().adminKey) },
      ],
      exports: [Ledger, PublicAddress, WebhookSettings, EnvironmentKey],
    };
  }
}
