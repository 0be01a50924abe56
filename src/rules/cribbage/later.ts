/** Common rules of later times that a table may agree to; none is of the source. */
export const LATER_RULES = ['flush', 'thirty-one'] as const;
export type LaterRule = (typeof LATER_RULES)[number];
