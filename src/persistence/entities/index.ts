import { AccessKeyRow } from './access-key';
import { AdjustmentRow } from './adjustment';
import { BrowserSessionRow } from './browser-session';
import { ByeRow } from './bye';
import { ConfirmationRow } from './confirmation';
import { ControlEntryRow } from './control-entry';
import { DealRow } from './deal';
import { DealRevisionRow } from './deal-revision';
import { DisputeRow } from './dispute';
import { DisputeRulingRow } from './dispute-ruling';
import { IdempotencyKeyRow } from './idempotency-key';
import { LedgerBookingRow } from './ledger-booking';
import { LogEntryRow } from './log-entry';
import { MoneyPlanRow } from './money-plan';
import { PaperListRow } from './paper-list';
import { PlannedSessionRow } from './planned-session';
import { PlayerLinkRow } from './player-link';
import { PlayerRow } from './player';
import { PlayerNameRow } from './player-name';
import { PlayingTableRow } from './playing-table';
import { RequestCountRow } from './request-count';
import { SeatRow } from './seat';
import { SeasonRow } from './season';
import { SeasonEventRow } from './season-event';
import { SeasonMemberRow } from './season-member';
import { SeasonPlayerRow } from './season-player';
import { SessionResultRow } from './session-result';
import { SessionRow } from './session';
import { SubstitutionRow } from './substitution';
import { TournamentRow } from './tournament';
import { TournamentTailRow } from './tournament-tail';
import { UnsealedEntryRow } from './unsealed-entry';
import { WarningRow } from './warning';
import { WebhookRow } from './webhook';
import { WebhookDeliveryRow } from './webhook-delivery';

/** Every table there is. */
export const entities = [
  AccessKeyRow,
  AdjustmentRow,
  BrowserSessionRow,
  ByeRow,
  ConfirmationRow,
  ControlEntryRow,
  DealRow,
  DealRevisionRow,
  DisputeRow,
  DisputeRulingRow,
  IdempotencyKeyRow,
  LedgerBookingRow,
  LogEntryRow,
  MoneyPlanRow,
  PaperListRow,
  PlannedSessionRow,
  PlayerLinkRow,
  PlayerRow,
  PlayerNameRow,
  PlayingTableRow,
  RequestCountRow,
  SeasonRow,
  SeasonEventRow,
  SeasonMemberRow,
  SeasonPlayerRow,
  SeatRow,
  SessionResultRow,
  SessionRow,
  SubstitutionRow,
  TournamentRow,
  TournamentTailRow,
  UnsealedEntryRow,
  WarningRow,
  WebhookRow,
  WebhookDeliveryRow,
] as const;
