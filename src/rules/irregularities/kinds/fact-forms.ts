import { formatCard, PACK } from '../../cards/card';
import { SEATS } from '../../seats';
import type { FactForm, FactSchema } from '../incident-kind';

/** A yes or no. */
export const yesNo = (description: string) => ({ type: 'boolean', description }) as const satisfies FactSchema;

/** A whole number between two bounds, both included. */
export const count = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const satisfies FactSchema;

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words, description: string) =>
  ({ type: 'string', enum: words, description }) as const satisfies FactSchema;

/** One card. */
export const card = (description: string) => oneOf(PACK.map(formatCard), description);

/** The name of a seat of the deal. */
export const seatName: FactForm = { type: 'string', enum: SEATS };

/** A seat of the deal. */
export const seat = (description: string) => oneOf(SEATS, description);

/** A seat number of the table, 1 to 6. */
export const tableSeat = (description: string) => count(1, 6, description);

/** Several things of one form in their order. */
export const several = (items: FactForm, minItems: number, maxItems: number, description: string) =>
  ({ type: 'array', items, minItems, maxItems, description }) as const satisfies FactSchema;

/** Numbers of cards, at most the pack. */
export const cardCount: FactForm = { type: 'integer', minimum: 0, maximum: 32 };

/** The name of a card. */
export const cardName: FactForm = { type: 'string', enum: PACK.map(formatCard) };

/** What a player can force from his own cards alone: the test of the court for a remark or an open hand. */
export const ownCertainPoints = count(
  0,
  120,
  'Card points that his own cards alone are sure to bring in, whatever the others play.',
);
