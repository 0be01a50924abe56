import { answered, api } from './client';
import type { components } from './contract';

type Question = components['schemas']['ValueQuestion'];
type Answer = components['schemas']['ValueAnswer'];

/** What a game of Skat is worth. Frog, which shares the address, is settled between players and has no steps. */
export async function skatValue(question: Question): Promise<Answer> {
  const answer = await answered(api.POST('/v1/contracts/value', { body: question }));
  if (!('steps' in answer)) throw new TypeError(`${answer.ruleset} is not valued step by step.`);
  return answer;
}
