import { z } from 'zod';

/** How players are grouped for a ranking of their own. */
export const teamKinds = ['team', 'tandem', 'mixed'] as const;

const Name = z.string().trim().min(1).max(100);

const NewTeam = z
  .strictObject({
    kind: z.enum(teamKinds).default('team').describe('A tandem and a mixed pair have two members at most.'),
    name: Name,
    members: z.array(z.uuid()).min(1).max(20),
  })
  .refine(({ kind, members }) => kind === 'team' || members.length <= 2, {
    path: ['members'],
    error: 'A pair has two members at most',
    params: { code: 'facts-contradict' },
  })
  .refine(({ members }) => new Set(members).size === members.length, {
    path: ['members'],
    error: 'Nobody is a member twice',
    params: { code: 'facts-contradict' },
  });

export const NewTeams = z.strictObject({ teams: z.array(NewTeam).min(1).max(500) }).meta({ id: 'NewTeams' });

export const TeamList = z
  .strictObject({
    items: z.array(z.strictObject({ kind: z.enum(teamKinds), name: z.string(), members: z.array(z.string()) })),
  })
  .meta({ id: 'TeamList' });
