import { z } from 'zod';
import { roles } from '../../persistence/stores/access-keys';
import { Instant, pageQuery } from '../../platform';
import { actions } from './actions';

const Role = z.enum(roles).meta({ id: 'Role' });
const Scope = z.enum(actions).meta({ id: 'Scope' });

export const NewKey = z
  .strictObject({
    role: Role,
    tournament: z.uuid().optional().describe('The one tournament that the key is for.'),
    tables: z
      .array(z.int().min(1).max(2_000))
      .min(1)
      .max(500)
      .optional()
      .describe('The numbers of the tables that a scorer keeps, in every session; all where absent.'),
    scopes: z
      .array(Scope)
      .min(1)
      .max(actions.length)
      .optional()
      .describe('What the key is for of all that its role may; all of it where absent.'),
    expiresAt: Instant.optional().describe('Not after the end of the key that makes it, which it has where absent.'),
    label: z.string().max(100).default('').describe('For whom or what the key is.'),
  })
  .refine(({ role, tournament }) => tournament !== undefined || role === 'admin' || role === 'director', {
    path: ['tournament'],
    error: 'A key of a jury, referee or scorer is for one tournament',
    params: { code: 'facts-missing' },
  })
  .refine(({ role, tournament }) => tournament === undefined || role !== 'admin', {
    path: ['tournament'],
    error: 'A key of an admin is for no single tournament',
    params: { code: 'facts-contradict' },
  })
  .refine(({ role, tables }) => tables === undefined || role === 'scorer', {
    path: ['tables'],
    error: 'Only a key of a scorer is for single tables',
    params: { code: 'facts-contradict' },
  })
  .meta({ id: 'NewKey' });

const keyFields = {
  id: z.string(),
  role: Role,
  tournament: z.string().nullable(),
  tables: z.array(z.int()).nullable(),
  scopes: z.array(Scope).nullable(),
  label: z.string(),
  madeBy: z.string().nullable().describe('The key that made it; null where none did or nobody knows it.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
};

export const KeyAnswer = z.strictObject(keyFields).meta({ id: 'Key' });

export const MadeKey = z
  .strictObject({ ...keyFields, key: z.string().describe('Shown this once.') })
  .meta({ id: 'MadeKey' });

export const KeyList = z
  .strictObject({ items: z.array(KeyAnswer), next: z.string().nullable() })
  .meta({ id: 'KeyList' });

export const KeyPage = pageQuery(z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()]));

/** What is said of the end of a key. */
export const KeyEnd = z.strictObject({
  keepMade: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether the keys that were made with it live on; otherwise they end with it.'),
});
