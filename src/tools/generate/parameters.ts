import { z } from 'zod';

const count = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** What a random event shall be like; everything has a usual value. */
export const EventParameters = z.strictObject({
  seed: z.string().min(1).max(200).default('skat').describe('The same seed gives the same event.'),
  players: count(3, 2000, 24).describe('At the first draw; not 5.'),
  sessions: count(1, 24, 3),
  fours: count(4, 96, 48).describe('Deals at a table of four.'),
  threes: count(3, 72, 36).describe('Deals at a table of three.'),
  won: count(0, 100, 80).describe('Deals of a hundred that are won.'),
  lost: count(0, 100, 16).describe('Deals of a hundred that are lost; the rest is passed.'),
  categories: count(1, 8, 3),
  teamSize: count(1, 8, 4).describe('Players of a team; 1 for none.'),
  correctedLists: count(0, 1000, 50).describe('One list of so many has a correction; 0 for none.'),
  adjustedLists: count(0, 1000, 100).describe('One list of so many has points apart; 0 for none.'),
  withdrawals: count(0, 50, 1).describe('Players who leave after the first session.'),
  substitutes: count(0, 50, 1).describe('Players who take over a seat in the first session.'),
  prizes: z.enum(['true', 'false']).default('true').describe('Whether entries are paid and prizes given.'),
});
export type EventParameters = z.output<typeof EventParameters>;
