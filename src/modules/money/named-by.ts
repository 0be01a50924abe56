import type { Player } from '../../persistence/stores/players';
import { shownName } from '../tournaments';

/** Puts the name of a player beside his id, his number where names are not to be seen. */
export function namedBy(players: readonly Player[], seesNames: boolean) {
  const names = new Map(players.map((player) => [player.id, shownName(player, seesNames)]));
  return <T extends { readonly playerId: string }>(entry: T) => {
    return { ...entry, name: names.get(entry.playerId) ?? '' };
  };
}
