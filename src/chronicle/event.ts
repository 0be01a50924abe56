import { z } from 'zod';
import { happening, Json, members } from './happening';
import { anew } from './rows';
import { Count, Instant, OfEvent } from './subjects';

/** Before anything was drawn. */
const registered = {
  state: 'registration',
  profileVersion: 1,
  profileFrozen: false,
  publicWord: null,
  cuts: null,
  version: 1,
};

const Announced = members({
  name: z.string(),
  ruleset: z.string(),
  startsAt: Instant.nullable(),
  timeZone: z.string(),
  private: z.boolean(),
  profile: Json.describe('All that the event announces.'),
});

const Changed = Announced.pick({ name: true, startsAt: true, timeZone: true, profile: true })
  .extend({ isPrivate: z.boolean(), profileVersion: Count })
  .partial()
  .describe('What was named, and nothing else.');

/** What happens to the event itself. */
export const eventHappenings = {
  'tournament-created': happening({
    title: 'An event was announced.',
    subject: OfEvent,
    after: Announced,
    rows: (rows, { at, after: { private: isPrivate, ...said } }) => {
      rows.insert('tournament', { ...registered, ...said, isPrivate, createdAt: at });
    },
  }),
  'tournament-changed': happening({
    title: 'What an event announces was changed.',
    subject: OfEvent,
    before: Changed,
    after: Changed,
    rows: (rows, { after }) => {
      rows.change('tournament', {}, (row) => ({ ...after, ...anew(row) }));
    },
  }),
};
