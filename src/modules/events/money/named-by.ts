import type { Player } from '../../../persistence/stores/players';
import { shownNames } from '../tournaments';

/** Puts the name of a player beside his id, his number where names are not to be seen. */
export function namedBy(players: readonly Player[], seesNames: boolean) {
  const names = shownNames(players, seesNames);
  return <T extends { readonly playerId: string }>(entry: T) => {
    return { ...entry, name: names.get(entry.playerId) ?? '' };
  };
}
