import { getMetadataArgsStorage } from 'typeorm';
import { AccessKeyRow } from './entities/access-key';
import { AdjustmentRow } from './entities/adjustment';
import { ByeRow } from './entities/bye';
import { ConfirmationRow } from './entities/confirmation';
import { ControlEntryRow } from './entities/control-entry';
import { DealRow } from './entities/deal';
import { DealRevisionRow } from './entities/deal-revision';
import { DisputeRow } from './entities/dispute';
import { DisputeRulingRow } from './entities/dispute-ruling';
import { IdempotencyKeyRow } from './entities/idempotency-key';
import { LedgerBookingRow } from './entities/ledger-booking';
import { LogEntryRow } from './entities/log-entry';
import { MoneyPlanRow } from './entities/money-plan';
import { PaperListRow } from './entities/paper-list';
import { PlannedSessionRow } from './entities/planned-session';
import { PlayerLinkRow } from './entities/player-link';
import { PlayerRow } from './entities/player';
import { PlayerNameRow } from './entities/player-name';
import { PlayingTableRow } from './entities/playing-table';
import { SeasonEventRow } from './entities/season-event';
import { SeasonPlayerRow } from './entities/season-player';
import { SeatRow } from './entities/seat';
import { SessionRow } from './entities/session';
import { SessionResultRow } from './entities/session-result';
import { SubstitutionRow } from './entities/substitution';
import { TournamentRow } from './entities/tournament';
import { TournamentTailRow } from './entities/tournament-tail';
import { UnsealedEntryRow } from './entities/unsealed-entry';
import { WebhookRow } from './entities/webhook';
import { WebhookDeliveryRow } from './entities/webhook-delivery';
import { WarningRow } from './entities/warning';

type Entity = abstract new () => object;

interface Listed {
  readonly kind: string;
  readonly entity: Entity;
  /** What puts the records in order; the primary key where absent. */
  readonly order?: readonly string[];
  /** The field that names the key of whoever made it, which belongs to the service and not to the event. */
  readonly owner?: string;
  /** `names`: by consent. `directors`: to them alone. */
  readonly shownTo?: 'names' | 'directors';
}

/**
 * Everything that is carried of an event, a table after those that it refers to. A new table of an event is one more line here,
 * or stands among {@link uncarried}.
 */
const listed: readonly Listed[] = [
  { kind: 'tournament', entity: TournamentRow, owner: 'ownerKey' },
  { kind: 'money-plan', entity: MoneyPlanRow },
  { kind: 'player', entity: PlayerRow, order: ['number'] },
  { kind: 'player-name', entity: PlayerNameRow, shownTo: 'names' },
  { kind: 'session', entity: SessionRow },
  { kind: 'planned-session', entity: PlannedSessionRow },
  { kind: 'bye', entity: ByeRow },
  { kind: 'table', entity: PlayingTableRow, order: ['session', 'number'] },
  { kind: 'seat', entity: SeatRow },
  { kind: 'substitution', entity: SubstitutionRow },
  { kind: 'deal', entity: DealRow },
  { kind: 'dispute', entity: DisputeRow },
  { kind: 'dispute-ruling', entity: DisputeRulingRow },
  { kind: 'deal-revision', entity: DealRevisionRow },
  { kind: 'control-entry', entity: ControlEntryRow },
  { kind: 'paper-list', entity: PaperListRow },
  { kind: 'adjustment', entity: AdjustmentRow },
  { kind: 'confirmation', entity: ConfirmationRow },
  { kind: 'warning', entity: WarningRow },
  { kind: 'booking', entity: LedgerBookingRow, shownTo: 'directors' },
  { kind: 'log-entry', entity: LogEntryRow },
  { kind: 'session-result', entity: SessionResultRow },
];

/** What follows from the log or is about to stand in it, and what belongs to the service, its keys, its webhooks and its seasons. */
export const uncarried: readonly Entity[] = [
  AccessKeyRow,
  IdempotencyKeyRow,
  PlayerLinkRow,
  SeasonEventRow,
  SeasonPlayerRow,
  TournamentTailRow,
  UnsealedEntryRow,
  WebhookDeliveryRow,
  WebhookRow,
];

/** How a value is written: `instant` in ISO 8601 in UTC, `bytes` in hexadecimal. */
export type FieldType = 'uuid' | 'integer' | 'text' | 'boolean' | 'texts' | 'json' | 'instant' | 'bytes';

/** One field of a record, and the column that it stands in. */
export interface RecordField {
  readonly name: string;
  readonly column: string;
  readonly type: FieldType;
  readonly nullable: boolean;
  /** What it is where a file from before the column does not say it. */
  readonly usual?: string | number | boolean;
}

/** Fields whose values must be found in a record of another kind. */
export interface RecordReference {
  readonly fields: readonly string[];
  readonly kind: string;
  readonly of: readonly string[];
}

/** A kind of record of an event. */
export interface RecordKind {
  readonly kind: string;
  readonly table: string;
  /** The column that names the tournament. */
  readonly tournament: string;
  /** The column that names the key of whoever made it; filled in on import. */
  readonly owner: string | undefined;
  readonly fields: readonly RecordField[];
  /** What no two records share. */
  readonly key: readonly string[];
  readonly order: readonly string[];
  readonly references: readonly RecordReference[];
  readonly shownTo: 'all' | 'names' | 'directors';
}

const storage = getMetadataArgsStorage();
const tournamentId = 'tournamentId';

const fieldTypes: Readonly<Record<string, FieldType>> = {
  uuid: 'uuid',
  integer: 'integer',
  text: 'text',
  'text[]': 'texts',
  boolean: 'boolean',
  jsonb: 'json',
  timestamptz: 'instant',
  bytea: 'bytes',
};

/** The entity and the abstract classes that it extends. */
function lineage(entity: Entity): readonly Entity[] {
  const parent = Object.getPrototypeOf(entity) as Entity | null;
  return parent?.prototype === undefined ? [entity] : [entity, ...lineage(parent)];
}

function kindOf({ kind, entity, order, owner, shownTo }: Listed): RecordKind {
  const columns = storage.filterColumns([...lineage(entity)]);
  const table = storage.filterTables(entity)[0]?.name;
  const hidden = new Set([tournamentId, owner]);
  const key = columns.filter(({ options }) => options.primary).map(({ propertyName }) => propertyName);
  const ownKey = key.filter((name) => name !== tournamentId);
  if (table === undefined) throw new Error(`${kind} has no table`);
  return {
    kind,
    table,
    tournament: entity === TournamentRow ? 'id' : 'tournament_id',
    owner: columns.find(({ propertyName }) => propertyName === owner)?.options.name,
    fields: columns
      .filter(({ propertyName }) => !hidden.has(propertyName))
      .map(({ propertyName: name, options }) => {
        const type = fieldTypes[`${String(options.type)}${options.array === true ? '[]' : ''}`];
        if (type === undefined) throw new Error(`${kind}.${name} has a type that cannot be carried`);
        const usual: unknown = options.default;
        return {
          name,
          column: options.name ?? name,
          type,
          nullable: options.nullable ?? false,
          ...(isPlain(usual) && { usual }),
        };
      }),
    key: ownKey,
    order: order ?? ownKey,
    references: referencesOf(entity),
    shownTo: shownTo ?? 'all',
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function referencesOf(entity: Entity): readonly RecordReference[] {
  return storage.foreignKeys
    .filter(({ target, columnNames }) => target === entity && columnNames !== undefined)
    .flatMap(({ type, columnNames = [], referencedColumnNames = [] }) => {
      const referred = (type as () => Entity)();
      const found = listed.find((other) => other.entity === referred);
      const own = (names: readonly string[]): readonly string[] => names.filter((name) => name !== tournamentId);
      return found ? [{ kind: found.kind, fields: own(columnNames), of: own(referencedColumnNames) }] : [];
    });
}

/** The kinds of records of an event, in the order in which they are carried. */
export const recordKinds: readonly RecordKind[] = listed.map(kindOf);

/** The entities of the kinds, so that none can be forgotten. */
export const carriedEntities: readonly Entity[] = listed.map(({ entity }) => entity);
