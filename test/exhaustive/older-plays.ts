import type { GameId } from '../../src/rules';
import { announcements, held, inEverySuit, LONGEST, type Play } from './plays';

/** Games in which the skat is looked at, so that nothing can be announced. */
const withTheSkat = (suits: readonly GameId[], jacks: readonly GameId[]): readonly Play[] => [
  ...held(
    suits.flatMap((game) => inEverySuit({ game })),
    LONGEST.suit,
  ),
  ...held(
    jacks.map((game) => ({ game })),
    LONGEST.jacks,
  ),
];

/** Games in which a level may be announced. */
const announcing = (suit: GameId, jacks: GameId): readonly Play[] => [
  ...held(
    announcements.flatMap((manner) => inEverySuit({ game: suit, ...manner })),
    LONGEST.suit,
  ),
  ...held(
    announcements.map((manner) => ({ game: jacks, ...manner })),
    LONGEST.jacks,
  ),
];

const nulls = (games: readonly GameId[]): readonly Play[] => games.map((game) => ({ contract: { game } }));

const grandOuverts = held([{ game: 'grand-ouvert' }], LONGEST.jacks);

/** Eichhorn's games; the Call needs the table's consent. */
export const eichhornPlays: readonly Play[] = [
  ...withTheSkat(['call'], []).map((play) => ({ ...play, agreed: true as const })),
  ...withTheSkat(['tourne'], ['tourne-grand', 'guckser-grand']),
  ...announcing('solo', 'solo-grand'),
  ...grandOuverts,
  ...nulls(['nullo', 'nullo-ouvert', 'revolution']),
];

/** The games of the Altenburg code. */
export const altenburgPlays: readonly Play[] = [
  ...withTheSkat(['frage', 'tourne'], ['tourne-grand']),
  ...announcing('solo', 'solo-grand'),
  ...grandOuverts,
  ...nulls(['nullo', 'nullo-ouvert']),
];

/** The games of American Skat, which announces after the skat was seen. */
export const americanPlays: readonly Play[] = [...announcing('suit', 'grand'), ...nulls(['nullo'])];
