import { z } from 'zod';
import { groupKinds } from '../competition';
import { happening, members } from './happening';
import { anew, type EventRows, type Row } from './rows';
import { Count, Id, OfEvent, OfPlayer, OfPlayers } from './subjects';

const State = z.enum(['entered', 'waiting', 'withdrawn']);

/** What is said of a player beside his name, number and state. Clubs and teams stand in it as they are written: they are no people. */
const PlayerSaid = members({
  club: z.string().nullable(),
  team: z.string().nullable(),
  tandem: z.string().nullable(),
  mixed: z.string().nullable(),
  category: z.string().nullable(),
  consent: z.boolean(),
  checkedIn: z.boolean(),
});

const Player = PlayerSaid.extend({ state: State }).meta({ id: 'LoggedPlayer' });

const nothingSaid = {
  club: null,
  team: null,
  tandem: null,
  mixed: null,
  category: null,
  consent: false,
  checkedIn: false,
  cutAfter: null,
};

const Team = members({ kind: z.enum(groupKinds), name: z.string(), members: z.array(Id) });

function changePlayer(rows: EventRows, { player: id }: { readonly player: string }, change: Row): void {
  rows.change('player', { id }, (row) => ({ ...change, ...anew(row) }));
}

const Cut = members({
  after: Count.describe('The number of the session.'),
  best: Count.describe('How many were to go on.'),
});

const cutsOf = ({ cuts }: Row) => (cuts ?? []) as readonly Row[];

/** What happens to the players. */
export const peopleHappenings = {
  'players-added': happening({
    title: 'Players were entered.',
    subject: OfPlayers,
    after: members({
      numbers: z.array(Count),
      states: z.array(State),
      said: z.array(PlayerSaid.partial()).describe('What is usual is left out.'),
    }).describe('In the order of the subject.'),
    rows: (rows, { subject: { players }, after: { numbers, states, said } }) => {
      for (const [index, id] of players.entries()) {
        const [number, state] = [numbers[index], states[index]];
        rows.insert('player', { id, number, state, ...nothingSaid, ...said[index], version: 1 });
      }
    },
  }),
  'player-changed': happening({
    title: 'What is said of a player was changed, or his name, which stands in no log.',
    subject: OfPlayer,
    before: Player,
    after: Player,
    rows: (rows, { subject, after }) => changePlayer(rows, subject, after),
  }),
  'player-withdrawn': happening({
    title: 'A player left the field.',
    subject: OfPlayer,
    before: Player,
    after: Player.partial().required({ state: true }),
    rows: (rows, { subject, after }) => changePlayer(rows, subject, after),
  }),
  'player-deleted': happening({
    title: 'A player whom no draw had seated was deleted.',
    subject: OfPlayer,
    before: Player.extend({ number: Count }),
    rows: (rows, { subject: { player: id } }) => rows.remove('player', { id }),
  }),
  'player-moved-up': happening({
    title: 'A player who waited was taken into the field.',
    subject: OfPlayer,
    before: members({ state: z.string() }),
    after: members({ state: z.literal('entered') }),
    rows: (rows, { subject, after }) => changePlayer(rows, subject, after),
  }),
  'teams-added': happening({
    title: 'Players were grouped into teams, tandems or mixed pairs.',
    subject: OfPlayers,
    after: members({ teams: z.array(Team) }),
    rows: (rows, { after: { teams } }) => {
      const joined = new Map<string, Row>();
      for (const { kind, name, members } of teams)
        for (const id of members) joined.set(id, { ...joined.get(id), [kind]: name });
      for (const [player, groups] of joined) changePlayer(rows, { player }, groups);
    },
  }),
  'field-cut': happening({
    title: 'The field was cut: after a session only the best went on.',
    subject: OfPlayers,
    after: Cut.describe('The subject names those who went no further.'),
    rows: (rows, { subject, after: { after, best } }) => {
      for (const player of subject.players) changePlayer(rows, { player }, { cutAfter: after });
      rows.change('tournament', {}, (row) => ({ cuts: [...cutsOf(row), { after, best }], ...anew(row) }));
    },
  }),
  'cut-undone': happening({
    title: 'The last cut of the field was taken back.',
    subject: OfPlayers,
    before: Cut,
    rows: (rows, { subject }) => {
      for (const player of subject.players) changePlayer(rows, { player }, { cutAfter: null });
      rows.change('tournament', {}, (row) => {
        const cuts = cutsOf(row).slice(0, -1);
        return { cuts: cuts.length === 0 ? null : cuts, ...anew(row) };
      });
    },
  }),
  'names-erased': happening({
    title: 'The names of players were erased, as the event had announced.',
    subject: OfPlayers,
    earlier: {
      subject: OfEvent,
      after: members({ players: Count.describe('How many.'), of: z.array(Id).describe('Who.') }),
      today: ({ after }) => ({ subject: { players: (after?.['of'] ?? []) as string[] }, after: null }),
    },
    rows: (rows, { subject: { players } }) => {
      for (const player of players) changePlayer(rows, { player }, {});
    },
  }),
};
