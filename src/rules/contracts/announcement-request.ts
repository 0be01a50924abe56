import type { Card } from '../cards/card';
import type { Law } from '../laws/law';
import type { SkatHandling } from '../rulesets/ruleset';
import type { Text } from '../text';
import type { Contract, Matadors } from './contract';

/** Why an announcement is not allowed as it was made. */
export const ANNOUNCEMENT_FAULTS = {
  'game-not-agreed': {
    en: 'The table has not agreed to this game.',
    de: 'Dieses Spiel ist am Tisch nicht abgesprochen.',
  },
  'below-the-call': {
    en: 'The game ranks below the call that won the auction.',
    de: 'Das Spiel steht unter dem Gebot, das den Zuschlag erhielt.',
  },
  'skat-use': {
    en: 'This game is not played with the skat so used.',
    de: 'Dieses Spiel passt nicht zu dieser Skatnutzung.',
  },
  'not-the-turned-suit': {
    en: 'The turned card makes its own suit trump.',
    de: 'Trumpf ist die Farbe der gedrehten Karte.',
  },
  'turned-card-forbids': {
    en: 'The turned card does not allow this game.',
    de: 'Die gedrehte Karte erlaubt dieses Spiel nicht.',
  },
  'announcement-not-allowed': {
    en: 'This level cannot be announced here; it drops out.',
    de: 'Diese Stufe kann hier nicht angesagt werden; sie entfällt.',
  },
  'hand-not-allowed': {
    en: 'Hand cannot be said here; it drops out.',
    de: 'Hand kann hier nicht gesagt werden; es entfällt.',
  },
  'hand-not-said': {
    en: 'Without Hand neither an announced level nor an open game counts; both drop out.',
    de: 'Ohne Hand zählt weder eine angesagte Stufe noch ein offenes Spiel; beides entfällt.',
  },
  'ouvert-not-allowed': {
    en: 'This game is not opened by saying so; it drops out.',
    de: 'Dieses Spiel kann nicht ouvert gesagt werden; es entfällt.',
  },
  'passt-mir-nicht-not-allowed': {
    en: 'Passt-mir-nicht belongs to a second card turned; it drops out.',
    de: 'Passt-mir-nicht gehört zur zweiten gedrehten Karte; es entfällt.',
  },
  'spitze-not-agreed': {
    en: 'The table has not agreed to Spitze; it drops out.',
    de: 'Spitze ist am Tisch nicht abgesprochen; sie entfällt.',
  },
  'spitze-not-allowed': {
    en: 'Spitze cannot be announced here; it drops out.',
    de: 'Spitze kann hier nicht angesagt werden; sie entfällt.',
  },
  'kontra-not-agreed': {
    en: 'The table has not agreed to this call; it drops out.',
    de: 'Dieser Ruf ist am Tisch nicht abgesprochen; er entfällt.',
  },
  'kontra-not-allowed': {
    en: 'This call is not allowed in this game; it drops out.',
    de: 'Dieser Ruf ist in diesem Spiel nicht erlaubt; er entfällt.',
  },
  'kontra-without-bid': {
    en: 'At this table only an opponent who has bid or held a figure may say Kontra; it drops out.',
    de: 'An diesem Tisch darf nur Kontra sagen, wer gereizt oder gehalten hat; es entfällt.',
  },
} as const satisfies Readonly<Record<string, Text>>;
export type AnnouncementFaultCode = keyof typeof ANNOUNCEMENT_FAULTS;

export interface AnnouncementFault {
  readonly code: AnnouncementFaultCode;
  readonly law: Law;
}

/** An announcement in question: what was said, and how the skat had been used by then. */
export interface AnnouncementRequest {
  /** A figure, or the rank of a named call. */
  readonly bid?: number | null | undefined;
  readonly skat: SkatHandling;
  readonly turned?: readonly Card[] | undefined;
  readonly contract: Contract;
  /** Where a Spitze was announced: whether the lowest trump can be held. */
  readonly matadors?: Matadors | undefined;
  /** The highest figure that the opponent who said Kontra had bid or held; 0 for none. */
  readonly kontraBid?: number | undefined;
}
