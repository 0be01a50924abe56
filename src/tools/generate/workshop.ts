import { createHash } from 'node:crypto';
import { dealOrder, type TableSize } from '../../competition';
import { agreeOn, findRuleset } from '../../rules';
import { DealEntry, judgeDeal, type JudgedDeal } from '../../modules/events/tables';
import { newProfile, type Profile } from '../../modules/events/tournaments';
import { Chronicle } from './chronicle';
import type { EventParameters } from './parameters';

/** What generated events are played under. */
export const ruleset = 'isko-2022';

/** When the first session begins, in milliseconds since 1970. */
export const begins = Date.UTC(2027, 0, 9, 9);

/** In milliseconds. */
export const minute = 60_000;

/** All that a generated event is made with. */
export interface Workshop {
  readonly asked: EventParameters;
  readonly tournamentId: string;
  readonly profile: Profile;
  readonly chronicle: Chronicle;
  readonly director: string;
  readonly scorer: string;
  /** 64 hexadecimal digits, or an id, that follow from the seed of the event and this name. */
  readonly seed: (name: string) => string;
  readonly id: (name: string) => string;
  readonly judged: typeof judgedUnder;
}

const agreed = (() => {
  const found = findRuleset(ruleset);
  const agreement = found && agreeOn(found, {});
  if (agreement?.ok !== true) throw new Error(`${ruleset} is no ruleset of tournaments`);
  return agreement.ruleset;
})();

function judgedUnder(told: unknown, size: number, deal: number): JudgedDeal {
  return judgeDeal(DealEntry.parse(told), {
    ruleset: agreed,
    ramsch: undefined,
    order: dealOrder(size as TableSize, deal),
  });
}

/** Everything for an event that is asked for. */
export function openWorkshop(asked: EventParameters): Workshop {
  const seed = (name: string): string => createHash('sha256').update(`${asked.seed}:${name}`).digest('hex');
  const id = (name: string): string => {
    const hex = seed(`id of ${name}`);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  const tournamentId = id(`tournament ${JSON.stringify(asked)}`);
  const profile = newProfile(ruleset, { deals: { '4': asked.fours, '3': asked.threes } });
  const chronicle = new Chronicle(tournamentId, begins - 7 * 24 * 60 * minute);
  const named = {
    seed: (name: string) => seed(`${tournamentId}:${name}`),
    id: (name: string) => id(`${tournamentId} ${name}`),
  };
  return {
    asked,
    tournamentId,
    profile,
    chronicle,
    director: named.id('director'),
    scorer: named.id('scorer'),
    ...named,
    judged: judgedUnder,
  };
}
