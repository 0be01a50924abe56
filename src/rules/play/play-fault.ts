import type { Card } from '../cards/card';
import { printCard } from '../notation/card-styles';
import type { Law } from '../laws/law';
import type { Seat } from '../seats';
import { fillText, type Language, type Text } from '../text';

export const PLAY_FAULT_CODES = ['not-in-hand', 'revoke', 'out-of-turn', 'already-played', 'after-end'] as const;
export type PlayFaultCode = (typeof PLAY_FAULT_CODES)[number];

/** A card that should not have been played: which play (counted from 0), whose, why, and by which law. */
export interface PlayFault {
  readonly play: number;
  readonly seat: Seat;
  readonly code: PlayFaultCode;
  readonly law: Law;
  /** In which trick, 1..10. */
  readonly trick: number;
  /** The trick in which he showed that he had held the suit which he did not follow. */
  readonly shownIn?: number | undefined;
}

/** Why a card should not have been played; `{seat}` and `{card}` are filled in. */
const PLAY_FAULTS: Readonly<Record<PlayFaultCode, Text>> = {
  'not-in-hand': { en: '{seat} does not hold {card}.', de: '{seat} hat {card} nicht auf der Hand.' },
  revoke: {
    en: '{seat} plays {card} though able to follow suit.',
    de: '{seat} spielt {card}, obwohl bekannt werden konnte.',
  },
  'out-of-turn': { en: '{seat} is not to play now.', de: '{seat} ist nicht an der Reihe.' },
  'already-played': { en: '{card} has been played before.', de: '{card} ist schon gespielt.' },
  'after-end': { en: 'All ten tricks have been played.', de: 'Alle zehn Stiche sind gespielt.' },
};

/** The sentence of a play fault; `seat` is the player's name in each language. */
export const explainPlayFault = (code: PlayFaultCode, seat: Text, card: Card | null): Text => {
  const fill = (language: Language) =>
    fillText(PLAY_FAULTS[code], { seat: seat[language], card: card === null ? '?' : printCard(card, language) })[
      language
    ];
  return { en: fill('en'), de: fill('de') };
};
