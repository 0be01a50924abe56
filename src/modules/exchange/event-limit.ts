import { exchangeProblems } from './exchange.problems';

/** The longest event that is read. */
export const eventLimit = { bytes: 512 * 1024 * 1024, tooLarge: exchangeProblems['event-too-large'] };
