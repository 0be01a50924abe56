/** The three players of a deal in the order in which they receive cards. */
export const SEATS = ['forehand', 'middlehand', 'rearhand'] as const;
export type Seat = (typeof SEATS)[number];

export const isSeat = (value: unknown): value is Seat => (SEATS as readonly unknown[]).includes(value);
