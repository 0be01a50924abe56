import { z } from 'zod';
import { listChecks, unevenChoices } from '../../../competition';
import { seatings, sessionStates, standingKeys } from '../../../persistence/stores/sessions';
import { Instant, pageQuery } from '../../../platform';
import { DealsBySize } from '../tournaments';

const Duration = z.int32().min(1).max(2880).nullable();

const StandingKey = z
  .enum(standingKeys)
  .describe('By what players are set: by all that they have so far, or by the last session that each has played.');

export const NewSession = z
  .strictObject({
    startsAt: Instant,
    durationMinutes: Duration.optional().describe(
      'The time limit of the profile where absent; null: as long as it takes.',
    ),
    deals: DealsBySize.optional().describe('Deals per table by its size; those of the profile where absent.'),
    seating: z
      .enum(seatings)
      .optional()
      .describe(
        'As the profile has it where absent. `plan`: the first draw plans all scheduled sessions of this kind at once, with the fewest repeats.',
      ),
    standing: StandingKey.default('total'),
  })
  .meta({ id: 'NewSession' });

/** What is announced anew of a session in which nothing is entered. */
export const SessionPatch = z
  .strictObject({
    startsAt: Instant.optional().describe(
      'An open session that shall begin later waits for its time again, drawn as it is.',
    ),
    durationMinutes: Duration.optional(),
    endsAt: Instant.nullable().optional().describe('In place of the duration; null: as long as it takes.'),
    deals: DealsBySize.optional().describe('Tables that are drawn have as many from now on.'),
    seating: z.enum(seatings).optional().describe('Before the session is drawn.'),
    standing: StandingKey.optional().describe('Before the session is drawn.'),
    reason: z.string().trim().min(1).max(500).optional(),
  })
  .refine(({ durationMinutes, endsAt }) => durationMinutes === undefined || endsAt === undefined, {
    path: ['endsAt'],
    error: 'Name the duration or the end, not both',
    params: { code: 'facts-contradict' },
  })
  .meta({ id: 'SessionPatch' });

/** Why; needed for a second draw. */
export const Reason = z
  .strictObject({ reason: z.string().trim().min(1).max(500).optional() })
  .default({})
  .meta({ id: 'Reason' });

/** How a session is closed. */
export const Closing = z
  .strictObject({
    reason: z.string().trim().min(1).max(500).optional(),
    missing: z
      .literal('not-played')
      .optional()
      .describe('Enters every missing deal of every table as not played, for the reason.'),
  })
  .default({})
  .meta({ id: 'Closing' });

/** What is said with a draw. */
export const DrawOrder = z
  .strictObject({
    reason: z.string().trim().min(1).max(500).optional().describe('Needed for a second draw.'),
    uneven: z
      .enum(unevenChoices)
      .optional()
      .describe('In place of what the profile has; also where the players fill tables and one of them shall pause.'),
    floatingFourth: z
      .uuid()
      .optional()
      .describe('Who of those who wait plays along for the whole session; whoever has waited longest where absent.'),
  })
  .refine(
    ({ uneven, floatingFourth }) => floatingFourth === undefined || (uneven ?? 'floating-fourth') === 'floating-fourth',
    {
      path: ['floatingFourth'],
      error: 'He plays along only where that was decided on',
      params: { code: 'facts-contradict' },
    },
  )
  .default({})
  .meta({ id: 'DrawOrder' });

const StartNumber = z.int32().min(1).describe('A start number.');

const WhyNow = z.string().trim().min(1).max(500);

/** Who sits where, as the director says. */
export const ManualSeating = z
  .strictObject({
    tables: z
      .array(
        z.strictObject({ seats: z.array(StartNumber).min(3).max(6).describe('Seat 1, 2, ...; seat 1 deals first.') }),
      )
      .min(1)
      .max(1000)
      .describe('Table 1, 2, ....'),
    reason: WhyNow.optional().describe('Needed where tables that were drawn by lot are given up.'),
  })
  .meta({ id: 'ManualSeating' });

/** Two players who change their places. */
export const Swap = z
  .strictObject({
    a: StartNumber,
    b: StartNumber.describe('Where he pauses he is seated, and the other one pauses.'),
    reason: WhyNow,
  })
  .refine(({ a, b }) => a !== b, {
    path: ['b'],
    error: 'Nobody changes places with himself',
    params: { code: 'facts-contradict' },
  })
  .meta({ id: 'Swap' });

export const SessionNumber = z.coerce.number<string>().int().min(1).max(10_000);

export const SessionAnswer = z
  .strictObject({
    number: z.int32(),
    state: z.enum(sessionStates),
    startsAt: z.iso.datetime(),
    durationMinutes: z.int32().nullable(),
    endsAt: z.iso.datetime().nullable(),
    openedAt: z.iso.datetime().nullable().describe('When it was opened for the first time.'),
    timeUp: z.boolean().describe('The time is used up; entry goes on until a director closes.'),
    objectionsUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when the lists can be contested, from the closing on.'),
    deals: z.strictObject({ '3': z.int32(), '4': z.int32(), '5': z.int32().optional(), '6': z.int32().optional() }),
    seating: z.enum(seatings),
    standing: StandingKey,
    seed: z
      .string()
      .nullable()
      .describe(
        'SHA-256 of <tournament id>:<session>:<attempt>:<public word>; a planned session has the seed of its plan.',
      ),
    attempt: z.int32().describe('How often the session was drawn.'),
    repeats: z.int32().nullable(),
    lowerBound: z.int32().nullable(),
  })
  .meta({ id: 'Session' });

/** The clock of a session, by the clock of the service. It never stands still. */
export const SessionClock = z
  .strictObject({
    now: z.iso.datetime(),
    secondsLeft: z.int32().nullable().describe('Of an open session with a time limit; 0 when the time is used up.'),
  })
  .meta({ id: 'SessionClock' });

export const TimedSession = z
  .strictObject({ ...SessionAnswer.shape, clock: SessionClock })
  .meta({ id: 'TimedSession' });

export const SessionList = z
  .strictObject({ items: z.array(SessionAnswer), next: z.string().nullable() })
  .meta({ id: 'SessionList' });

export const SessionPage = pageQuery(z.int32().min(0));

const Seat = z.strictObject({ seat: z.int32(), playerId: z.string() });

const Setting = z
  .strictObject({
    moved: z
      .array(
        z.strictObject({
          playerId: z.string(),
          from: z.int32().describe('The number of the table where the pure standing has the player.'),
          to: z.int32(),
          ranks: z.int32().describe('By how many ranks.'),
        }),
      )
      .describe('Who was moved to part those who are kept apart; the fewest players, then by the fewest ranks.'),
    together: z.int32().describe('Pairs of those kept apart who could not be parted.'),
    fewestMoved: z.int32().describe('No seating that parts as many could move fewer.'),
    isLeast: z.boolean().describe('Whether it is proved that none moves fewer, or as many by fewer ranks.'),
  })
  .meta({ id: 'Setting' });

export const DrawAnswer = z
  .strictObject({
    seed: z.string(),
    attempt: z.int32(),
    tables: z.array(z.strictObject({ id: z.string(), number: z.int32(), seats: z.array(Seat) })),
    byes: z.array(z.string()).describe('Who pauses; he keeps what he has.'),
    floatingFourth: z.string().nullable().describe('Who plays along for the whole session without being in the field.'),
    repeats: z.int32().describe('Pairs at one table who have met before.'),
    lowerBound: z.int32().describe('No draw could have fewer repeats.'),
    setting: Setting.optional().describe('Where players were set by the standing.'),
  })
  .meta({ id: 'Draw' });

export const UndrawnSession = z
  .strictObject({
    ...SessionAnswer.shape,
    undone: DrawAnswer.pick({ attempt: true, tables: true, byes: true })
      .extend({ seed: z.string().nullable() })
      .describe('What had been drawn; it stays in the log as well.'),
  })
  .meta({ id: 'UndrawnSession' });

/** A session and who sits where in it. */
export const SeatedSession = z
  .strictObject({ ...SessionAnswer.shape, ...DrawAnswer.pick({ tables: true, byes: true }).shape })
  .meta({ id: 'SeatedSession' });

const NamedSeats = z.array(z.strictObject({ seat: z.int32(), playerId: z.string(), name: z.string() }));

export const EventPlan = z
  .strictObject({
    items: z.array(
      z.strictObject({
        session: z.int32(),
        seed: z.string().describe('Of the whole plan.'),
        tables: z.array(z.strictObject({ number: z.int32(), seats: NamedSeats })),
      }),
    ),
  })
  .meta({ id: 'EventPlan' });

/** What the board shows of a table beside its people. */
export const BoardTable = z
  .strictObject({
    etag: z.string().describe('Of the table, as for its end sums and confirmations.'),
    onPaper: z.boolean(),
    listState: z.enum(['open', 'complete', 'confirmed']),
    failedChecks: z
      .array(z.strictObject({ code: z.enum(listChecks), line: z.int32().nullable(), seat: z.int32().nullable() }))
      .describe('Of complete lists.'),
    confirmations: z.array(z.int32()).describe('The seats that have confirmed the list as it stands.'),
    disputes: z
      .array(z.strictObject({ disputeId: z.string(), deal: z.int32().nullable() }))
      .describe('Those that wait for a ruling.'),
    lastEntryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BoardTable' });

export const TableList = z
  .strictObject({
    byes: z.array(z.strictObject({ playerId: z.string(), name: z.string() })).describe('Who pauses.'),
    items: z.array(
      z.strictObject({
        id: z.string(),
        number: z.int32(),
        seats: NamedSeats,
        dealsFixed: z.int32(),
        dealsEntered: z.int32(),
        ...BoardTable.shape,
      }),
    ),
  })
  .meta({ id: 'TableList' });
