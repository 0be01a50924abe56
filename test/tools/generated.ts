import { EventParameters, generateEvent } from '../../src/tools/generate';

/** The whole text of a random event. */
export async function generated(wishes: Readonly<Record<string, unknown>>): Promise<string> {
  const lines: string[] = [];
  for await (const line of generateEvent(EventParameters.parse(wishes))) lines.push(line);
  return lines.join('');
}

/** A small event in which everything happens that the generator knows. */
export const smallEvent = {
  seed: 'small',
  players: 13,
  sessions: 3,
  fours: 8,
  threes: 6,
  correctedLists: 2,
  adjustedLists: 2,
  withdrawals: 2,
  substitutes: 1,
};
