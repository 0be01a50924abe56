/**
 * How draws are made. What is drawn by an earlier method can be made again by its number:
 *
 * 1. plans are searched alone, and the search for the least seating by standing counts steps twice of leavers who pass a hole on;
 * 2. plans begin with designs, and those steps are counted once.
 */
export const drawMethods = [1, 2] as const;
export type DrawMethod = (typeof drawMethods)[number];

/** The method of today. */
export const drawMethod: DrawMethod = 2;
