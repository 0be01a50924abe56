/*
 * Foster, The Laws of Skat: THE REVOKE
 *
 * | law | title                  | status     |
 * | --- | ---------------------- | ---------- |
 * | 53  | An opponent revokes    | definition |
 */
import type { Law } from '../law';

export const opponentRevokes: Law = {
  number: { foster: '53' },
  group: 'revoke',
  status: 'definition',
  title: { en: 'An opponent revokes', de: 'Ein Gegner bekennt nicht' },
  summary: {
    en: "An opponent's revoke wins the game for the declarer, even one that is overbid; he may play on for schneider or schwarz.",
    de: 'Bekennt ein Gegner nicht, ist das Spiel gewonnen, auch ein überreiztes; um Schneider oder Schwarz darf weitergespielt werden.',
  },
  evidence: 'verified',
};
