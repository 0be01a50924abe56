import { Module } from '@nestjs/common';
import { AccessModule, EnvironmentKey } from './modules/access';
import { BatchModule } from './modules/batch';
import { BidsModule } from './modules/bids';
import { ContractsModule } from './modules/contracts';
import { DealsModule } from './modules/deals';
import { DisputesModule } from './modules/disputes';
import { ExchangeModule } from './modules/exchange';
import { HandsModule } from './modules/hands';
import { IrregularitiesModule } from './modules/irregularities';
import { LawsModule } from './modules/laws';
import { LiveModule } from './modules/live';
import { ListsModule } from './modules/lists';
import { LogModule } from './modules/log';
import { MoneyModule } from './modules/money';
import { PeopleModule } from './modules/people';
import { PaperModule } from './modules/paper';
import { RamschModule } from './modules/ramsch';
import { RecheckModule } from './modules/recheck';
import { RulesetsModule } from './modules/rulesets';
import { SeasonsModule } from './modules/seasons';
import { SessionsModule } from './modules/sessions';
import { SettlementsModule } from './modules/settlements';
import { TablesModule } from './modules/tables';
import { TournamentsModule } from './modules/tournaments';
import { type WebhookChoices, WebhookSettings, WebhooksModule } from './modules/webhooks';
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
        RamschModule,
        ListsModule,
        SettlementsModule,
        BatchModule,
        TournamentsModule,
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
