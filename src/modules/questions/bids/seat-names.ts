import type { Seat, Text } from '../../../rules';

/** What the seats of a deal are called in front of people. */
export const SEAT_NAMES: Readonly<Record<Seat, Text>> = {
  forehand: { en: 'Forehand', de: 'Vorhand' },
  middlehand: { en: 'Middlehand', de: 'Mittelhand' },
  rearhand: { en: 'Rearhand', de: 'Hinterhand' },
};
