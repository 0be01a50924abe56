import type { Player } from '../../persistence/stores/players';
import { seededGenerator } from '../../competition';
import type { NamedRecord } from '../../modules/carriers/event-file';
import type { Workshop } from './workshop';

/** A player of a generated event; state and version change as it goes on. */
export type GeneratedPlayer = Omit<Player, 'tournamentId' | 'state' | 'version' | 'name'> & {
  state: Player['state'];
  version: number;
  readonly name: string;
};

const firstNames = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hans', 'Ida', 'Jonas', 'Karla', 'Leo'];
const lastNames = ['Ahrens', 'Böhm', 'Conrad', 'Decker', 'Ebert', 'Franke', 'Groß', 'Hahn', 'Jahn', 'Keller', 'Lorenz'];

/** The player with this number. */
export function generatedPlayer({ asked, id, seed }: Workshop, number: number): GeneratedPlayer {
  const random = seededGenerator(seed(`player ${number}`));
  const oneOf = (items: readonly string[]): string => items[random.below(items.length)] ?? '';
  return {
    id: id(`player ${number}`),
    number,
    name: `${oneOf(firstNames)} ${oneOf(lastNames)}`,
    club: `Club ${1 + random.below(12)}`,
    team: asked.teamSize > 1 ? `Team ${Math.ceil(number / asked.teamSize)}` : null,
    tandem: null,
    mixed: null,
    category: `Category ${1 + (number % asked.categories)}`,
    consent: random.below(10) > 0,
    state: 'entered',
    checkedIn: false,
    cutAfter: null,
    version: 1,
  };
}

/** Players and their names as they are carried. */
export function playerRecords(players: readonly GeneratedPlayer[]): readonly NamedRecord[] {
  const named = players.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return [
    ...players.map((record) => ({ kind: 'player', record })),
    ...named.map(({ id, name }) => ({ kind: 'player-name', record: { playerId: id, name } })),
  ];
}
