import type { Case } from './cases';

/** The body of `POST /v1/contracts/value`, as a client writes it. */
export interface ValueBody {
  ruleset: string;
  bid?: number;
  contract: Record<string, unknown>;
  matadors?: Record<string, number>;
  cards?: { hand: string[]; skat: string[] };
  outcome: Record<string, unknown>;
  options?: Record<string, unknown>;
}

type Facts = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const cards = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.map(String) : undefined);

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;

const OPTIONAL_GAMES = ['revolution', 'uno', 'duo', 'turned-nullo'];

/** A value case of `foster.jsonl` as a question. */
export const fosterQuestion = ({ given }: Case, ruleset = 'foster'): ValueBody => {
  const announced = text(given['announced']);
  const matadors = number(given['matadors']);
  return withoutUndefined<ValueBody>({
    ruleset,
    ...(number(given['bid']) === undefined ? {} : { bid: number(given['bid']) as number }),
    contract: withoutUndefined({
      game: given['game'],
      trump: given['trump'],
      announced: announced === 'none' ? undefined : announced,
      passtMirNicht: given['passtMirNicht'],
    }),
    ...(matadors === undefined ? {} : { matadors: { [String(given['holding'])]: matadors } }),
    outcome: withoutUndefined({
      cardPoints: given['points'],
      tricks: given['tricks'],
      ending: given['abandoned'] === true ? { kind: 'abandoned', by: 'declarer' } : undefined,
    }),
    ...(given['optionalGamesAgreed'] === true || given['turnedNulloAgreed'] === true
      ? { options: { games: OPTIONAL_GAMES } }
      : {}),
  });
};

/** Tricks of a case that names an announcement but no tricks: neither none nor all, and possible for its points. */
const SOME_TRICKS = 8;

/** A value case of `variants.jsonl` under the ISkO as a question. */
export const iskoQuestion = ({ given, ruleset }: Case): ValueBody => ({
  ...holding(given),
  ruleset: ruleset === 'parlett' ? 'isko-1999' : 'isko-2022',
  ...(number(given['bid']) === undefined ? {} : { bid: number(given['bid']) as number }),
  contract: iskoContract(given),
  outcome: withoutUndefined({
    cardPoints: given['declarerCardPoints'],
    tricks: iskoTricks(given),
  }),
});

/** The tricks of a case, or a possible count that changes nothing. */
export const iskoTricks = (given: Facts): unknown => {
  if (given['allTricks'] === true) return 10;
  return given['tricksTaken'] ?? (given['announced'] === undefined ? undefined : SOME_TRICKS);
};

/** The contract of a case in the ISkO's own words. */
export const iskoContract = (given: Facts): Record<string, unknown> => {
  const game = text(given['game']);
  if (game?.startsWith('null') === true) {
    return withoutUndefined({
      game: 'null',
      hand: game.includes('hand') || undefined,
      ouvert: game.includes('ouvert') || undefined,
    });
  }
  const trump = text(given['trump']);
  return withoutUndefined({
    game: trump === 'G' ? 'grand' : 'suit',
    trump: trump === 'G' ? undefined : trump,
    hand: given['handGame'] === true || undefined,
    ouvert: given['ouvert'] === true || undefined,
    announced: given['announced'],
  });
};

/** The matadors and cards of a case. */
export const holding = (given: Facts): Partial<ValueBody> => {
  const hand = cards(given['hand']);
  const skat = cards(given['skat']);
  const run = given['with'] === undefined ? number(given['without']) : number(given['with']);
  return {
    ...(run === undefined ? {} : { matadors: { [given['with'] === undefined ? 'without' : 'with']: run } }),
    ...(hand === undefined || skat === undefined ? {} : { cards: { hand, skat } }),
  };
};

const EICHHORN_GAMES: Readonly<Record<string, string>> = {
  guckser: 'guckser-grand',
  'grand-solo': 'solo-grand',
  'grand-tourne': 'tourne-grand',
  null: 'nullo',
  'null-ouvert': 'nullo-ouvert',
};

const FOSTER_GAMES: Readonly<Record<string, string>> = {
  tourne: 'tournee',
  guckser: 'gucki-grand',
  'grand-solo': 'solo-grand',
  'grand-tourne': 'turned-grand',
  'grand-ouvert': 'open-grand',
  'solo-nullo-open': 'open-solo-nullo',
};

/** A value case of `variants.jsonl` under one of the older American codes as a question. */
export const olderQuestion = ({ given, ruleset }: Case, tricks?: number): ValueBody => {
  const isEichhorn = ruleset === 'eichhorn';
  const game = text(given['game']) ?? 'solo';
  const trump = text(given['trump']);
  return {
    ...holding(given),
    ruleset: isEichhorn ? 'eichhorn-1898' : 'foster',
    ...(number(given['bid']) === undefined ? {} : { bid: number(given['bid']) as number }),
    contract: withoutUndefined({
      game: (isEichhorn ? EICHHORN_GAMES : FOSTER_GAMES)[game] ?? game,
      trump: trump === 'G' ? undefined : trump,
      announced: given['announced'],
      passtMirNicht: given['passtMirNicht'],
    }),
    outcome: withoutUndefined({ cardPoints: given['playerCardPoints'], tricks: tricks ?? iskoTricks(given) }),
    options: { games: isEichhorn ? ['call'] : OPTIONAL_GAMES },
  };
};
