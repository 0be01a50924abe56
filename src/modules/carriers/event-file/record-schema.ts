import { z } from 'zod';
import { recordKinds, type RecordField, type RecordKind } from '../../../persistence/stores/event-records';
import { keptMoneyPlan } from '../../../persistence/kept/money-plan';
import { keptProfile } from '../../../persistence/kept/profile';
import { WrittenInstant } from '../../../platform';
import { DealResult, RamschResult } from '../../events/tables';
import { DealsBySize } from '../../events/tournaments';

/** Small letters, as the database writes it. */
const Uuid = z.string().regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);

const byType: Readonly<Record<RecordField['type'], z.ZodType>> = {
  uuid: Uuid,
  integer: z.int32(),
  text: z.string(),
  texts: z.array(z.string()),
  boolean: z.boolean(),
  json: z.union([z.looseObject({}), z.array(z.unknown())]),
  instant: WrittenInstant,
  bytes: z.string().regex(/^\\x([0-9a-f]{2})*$/),
};

const Column = z.strictObject({
  seat: z.int32(),
  gamePoints: z.int32(),
  won: z.int32(),
  lost: z.int32(),
  passed: z.int32().optional(),
  othersLost: z.int32().optional(),
  total: z.int32().optional(),
});

const Result = z.union([DealResult, RamschResult]);
const Scores = z.record(z.string(), z.int32());

/** What JSON fields hold, where it is known; the rest of each record follows from its columns. */
const known: Readonly<Record<string, z.ZodType>> = {
  'tournament.profile': keptProfile.schema,
  'session.deals': DealsBySize,
  'money-plan.plan': keptMoneyPlan.schema,
  'planned-session.tables': z.array(z.array(Uuid)),
  'deal-revision.result': Result,
  'deal-revision.scores': Scores,
  'control-entry.result': Result,
  'control-entry.scores': Scores,
  'paper-list.totals': z.array(Column),
};

function schemaOf({ kind, fields }: RecordKind): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      fields.map(({ name, type, nullable, usual }) => {
        const value = known[`${kind}.${name}`] ?? byType[type];
        return [name, nullable || usual !== undefined ? value.optional() : value];
      }),
    ),
  );
}

/** What a record of each kind looks like: the fields of its table, none beyond; what is null is left out. */
export const recordSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  recordKinds.map((kind) => [kind.kind, schemaOf(kind)]),
);
