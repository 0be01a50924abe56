import { z } from 'zod';
import type { ScoringSystem, UnevenChoice } from '../../competition';
import type { Agreement } from '../../rules';
import { type Seating, seatings } from '../entities/session';
import { keptAs, type Plain, type Words } from './reader';

/** Everything that an event has announced. Times in minutes and days, points in game points. */
export interface Profile {
  scoring: ScoringSystem;
  deals: Record<'3' | '4' | '5' | '6', number>;
  options: Plain<Agreement>;
  tables: 'fours-first' | 'threes-first';
  tieChain: ('total' | 'won' | 'lost' | 'lot')[];
  controlList: 'optional' | 'required';
  objectionMinutes: number | null;
  appealMinutes: number | null;
  warnings: { after: number; points: number } | null;
  cap: number | null;
  checkIn: boolean;
  apart: ('team' | 'tandem' | 'mixed' | 'club')[];
  oddTandem: 'as-is' | 'doubled';
  largestTable: number;
  passedDealCredit: { points: number; won: number };
  timeLimit: number | null;
  seating: Seating[];
  bans: ({ players: [string, string] } | { teams: [string, string] })[];
  namesKeptDays: number | null;
  uneven: UnevenChoice | null;
  place: string | null;
  organiser: string | null;
}

/** What is usual where nothing was announced, and what a profile meant that could not say it yet. */
export const usualProfile: Omit<Profile, 'scoring'> = {
  deals: { '3': 36, '4': 48, '5': 60, '6': 72 },
  options: {},
  tables: 'fours-first',
  tieChain: ['total', 'won', 'lost', 'lot'],
  controlList: 'optional',
  objectionMinutes: null,
  appealMinutes: null,
  warnings: null,
  cap: null,
  checkIn: false,
  apart: ['team', 'tandem', 'mixed'],
  oddTandem: 'as-is',
  largestTable: 4,
  passedDealCredit: { points: 0, won: 0 },
  timeLimit: null,
  seating: ['draw'],
  bans: [],
  namesKeptDays: null,
  uneven: null,
  place: null,
  organiser: null,
};

function optionsIn(word: Words): z.ZodType<Plain<Agreement>> {
  const only = <const Value extends string | number | boolean>(value: Value) => z.literal(value).optional();
  return z.looseObject({
    games: z.array(word(['revolution', 'uno', 'duo', 'turned-nullo', 'call'])).optional(),
    reading: word(['law', 'prose']).optional(),
    ramsch: z
      .looseObject({
        form: word(['points', 'fixed', 'winner-23', 'winner-20', 'foster']),
        ties: word(['both', 'half', 'last-trick']).optional(),
        skat: word(['last-trick', 'loser', 'aside']).optional(),
        doublings: z.array(word(['passing', 'knocking'])).optional(),
      })
      .optional(),
    kontra: z
      .looseObject({
        upTo: word(['kontra', 're', 'hirsch']),
        right: word(['anyone', 'bid-or-held']).optional(),
        reOnClosedNull: z.boolean().optional(),
      })
      .optional(),
    bock: only(true),
    spitze: z.union([z.literal(1), z.literal(2)]).optional(),
    matadors: word(['jacks-only']).optional(),
    values: word(['pre-1999']).optional(),
  });
}

/** The profile of an event, as every version has kept it. */
export const keptProfile = keptAs<Profile>('tournament.profile', 2, (word) => {
  const { deals, ...usual } = usualProfile;
  const or = <T>(schema: z.ZodType<T>, missing: T) => schema.default(() => structuredClone(missing) as never);
  const minutes = z.number().nullable();
  const pair = z.tuple([z.string(), z.string()]);
  return z.looseObject({
    scoring: word(['seeger-fabian', 'classic', 'running']),
    deals: z.looseObject({
      '3': z.number(),
      '4': z.number(),
      '5': or(z.number(), deals[5]),
      '6': or(z.number(), deals[6]),
    }),
    options: or(optionsIn(word), usual.options),
    tables: or(word(['fours-first', 'threes-first']), usual.tables),
    tieChain: or(z.array(word(['total', 'won', 'lost', 'lot'])), usual.tieChain),
    controlList: or(word(['optional', 'required']), usual.controlList),
    objectionMinutes: or(minutes, usual.objectionMinutes),
    appealMinutes: or(minutes, usual.appealMinutes),
    warnings: or(z.looseObject({ after: z.number(), points: z.number() }).nullable(), usual.warnings),
    cap: or(z.number().nullable(), usual.cap),
    checkIn: or(z.boolean(), usual.checkIn),
    apart: or(z.array(word(['team', 'tandem', 'mixed', 'club'])), usual.apart),
    oddTandem: or(word(['as-is', 'doubled']), usual.oddTandem),
    largestTable: or(z.number(), usual.largestTable),
    passedDealCredit: or(z.looseObject({ points: z.number(), won: z.number() }), usual.passedDealCredit),
    timeLimit: or(minutes, usual.timeLimit),
    seating: or(z.array(word(seatings)), usual.seating),
    bans: or(z.array(z.union([z.looseObject({ players: pair }), z.looseObject({ teams: pair })])), usual.bans),
    namesKeptDays: or(z.number().nullable(), usual.namesKeptDays),
    uneven: or(word(['bye', 'floating-fourth', 'refuse']).nullable(), usual.uneven),
    place: or(z.string().nullable(), usual.place),
    organiser: or(z.string().nullable(), usual.organiser),
  });
});

/** What an event has announced, to compute with. Throws {@link StoredByOtherVersion} where another version says what this one does not know. */
export function profileOf({ profile }: { readonly profile: object }): Profile {
  return keptProfile.known(profile);
}
