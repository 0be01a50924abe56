import { CreateAccessKeys1796000000000 } from './1796000000000-create-access-keys';
import { CreateTournaments1796000100000 } from './1796000100000-create-tournaments';
import { CreateTables1796000200000 } from './1796000200000-create-tables';
import { CreateRecords1796000300000 } from './1796000300000-create-records';
import { WriteLists1796030700000 } from './1796030700000-write-lists';
import { CreatePlannedSessions1796031762000 } from './1796031762000-create-planned-sessions';
import { MovePeople1796031900000 } from './1796031900000-move-people';
import { KeepMoney1796032400000 } from './1796032400000-keep-money';
import { KeepResults1796033836000 } from './1796033836000-keep-results';
import { VersionProfiles1796043600000 } from './1796043600000-version-profiles';
import { NarrowKeys1796043777000 } from './1796043777000-narrow-keys';
import { ChainLog1796043900000 } from './1796043900000-chain-log';
import { RuleDisputes1796044000000 } from './1796044000000-rule-disputes';
import { ShareLimits1796044051000 } from './1796044051000-share-limits';
import { TimeSessions1796044260000 } from './1796044260000-time-sessions';
import { KeepByes1796044362000 } from './1796044362000-keep-byes';
import { KeepSeasons1796044500000 } from './1796044500000-keep-seasons';
import { ExpireCommands1796044800000 } from './1796044800000-expire-commands';
import { CreateWebhooks1796045018000 } from './1796045018000-create-webhooks';
import { JoinTables1796045185000 } from './1796045185000-join-tables';
import { NameMakersOfKeys1796045700000 } from './1796045700000-name-makers-of-keys';
import { AppointJuries1796108400000 } from './1796108400000-appoint-juries';
import { SeatByHand1796109000000 } from './1796109000000-seat-by-hand';
import { TieConfirmations1796110500000 } from './1796110500000-tie-confirmations';

/** Every migration there is. TypeORM orders them by the 13 digits at the end of the class's name. */
export const migrations = [
  CreateAccessKeys1796000000000,
  CreateTournaments1796000100000,
  CreateTables1796000200000,
  CreateRecords1796000300000,
  WriteLists1796030700000,
  CreatePlannedSessions1796031762000,
  MovePeople1796031900000,
  KeepMoney1796032400000,
  KeepResults1796033836000,
  VersionProfiles1796043600000,
  NarrowKeys1796043777000,
  ChainLog1796043900000,
  RuleDisputes1796044000000,
  ShareLimits1796044051000,
  TimeSessions1796044260000,
  KeepByes1796044362000,
  KeepSeasons1796044500000,
  ExpireCommands1796044800000,
  CreateWebhooks1796045018000,
  JoinTables1796045185000,
  NameMakersOfKeys1796045700000,
  AppointJuries1796108400000,
  SeatByHand1796109000000,
  TieConfirmations1796110500000,
] as const;
