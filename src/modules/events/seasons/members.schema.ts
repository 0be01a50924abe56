import { z } from 'zod';
import { pageQuery } from '../../../platform';

const Players = z
  .array(z.strictObject({ tournamentId: z.uuid(), playerId: z.uuid() }))
  .min(1)
  .max(500)
  .refine((players) => new Set(players.map(({ tournamentId }) => tournamentId)).size === players.length, {
    error: 'Nobody is two players of one tournament',
    params: { code: 'tournament-named-twice' },
  })
  .describe('Who this person is in the tournaments of the season.');

export const NewMembers = z
  .strictObject({
    members: z
      .array(z.strictObject({ players: Players }))
      .min(1)
      .max(200),
  })
  .meta({ id: 'NewSeasonMembers' });

export const MemberChange = z.strictObject({ players: Players }).meta({ id: 'SeasonMemberChange' });

const links = z.array(z.strictObject({ tournamentId: z.string(), playerId: z.string() }));
const member = { id: z.string(), number: z.int32(), players: links };

export const AddedMembers = z
  .strictObject({ items: z.array(z.strictObject(member)) })
  .meta({ id: 'AddedSeasonMembers' });

export const MemberAnswer = z
  .strictObject({
    ...member,
    name: z.string().describe('As in the latest tournament that lets the caller see one, otherwise the number.'),
  })
  .meta({ id: 'SeasonMember' });

export const MemberList = z
  .strictObject({ items: z.array(MemberAnswer), next: z.string().nullable() })
  .meta({ id: 'SeasonMemberList' });

export const MemberPage = pageQuery(z.int32().min(0));

export const Suggestions = z
  .strictObject({
    items: z.array(
      z.strictObject({
        memberId: z
          .string()
          .nullable()
          .describe('The member who has that name and club; null where it would be a new one.'),
        players: z.array(
          z.strictObject({
            tournamentId: z.string(),
            playerId: z.string(),
            number: z.int32(),
            name: z.string(),
            club: z.string().nullable(),
          }),
        ),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'SeasonSuggestions' });
