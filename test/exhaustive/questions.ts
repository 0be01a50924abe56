import { SUITS, type Contract, type GameId, type Matadors, type ValueRequest } from '../../src/rules';

/** A contract as it was announced, in the hand that holds it. */
export type Play = Omit<ValueRequest, 'outcome' | 'bid'> & {
  /** The game is played only where the table has agreed to it. */
  readonly agreed?: true;
};

const runs = (longest: number): readonly Matadors[] =>
  Array.from({ length: longest }, (_, index) => index + 1).flatMap((n) => [{ with: n }, { without: n }]);

const inEverySuit = (contract: Contract): readonly Contract[] => SUITS.map((trump) => ({ ...contract, trump }));

const held = (contracts: readonly Contract[], longest: number): readonly Play[] =>
  contracts.flatMap((contract) => runs(longest).map((matadors) => ({ contract, matadors })));

const iskoManners = [
  {},
  { hand: true },
  { hand: true, announced: 'schneider' },
  { hand: true, announced: 'schwarz' },
  { hand: true, ouvert: true },
] as const;
const nullManners = [{}, { hand: true }, { ouvert: true }, { hand: true, ouvert: true }] as const;

const iskoPlays: readonly Play[] = [
  ...held(
    iskoManners.flatMap((manner) => inEverySuit({ game: 'suit', ...manner })),
    11,
  ),
  ...held(
    iskoManners.map((manner) => ({ game: 'grand', ...manner })),
    4,
  ),
  // A run of up to three jacks is the same in every suit; from four on the cards must be seen.
  ...held(
    nullManners.map((manner) => ({ game: 'null', ...manner })),
    3,
  ),
];

const turnManners = [{}, { passtMirNicht: true }] as const;
const announcements = [{}, { announced: 'schneider' }, { announced: 'schwarz' }] as const;
const grands: readonly Contract[] = [
  ...turnManners.map((manner) => ({ game: 'turned-grand', ...manner }) as const),
  { game: 'gucki-grand' },
  ...announcements.map((manner) => ({ game: 'solo-grand', ...manner }) as const),
  { game: 'open-grand' },
];

/** Foster's games of one price have no matadors; those of the second list are played where the table has agreed to it. */
const flatGames: readonly GameId[] = ['gucki-nullo', 'open-gucki-nullo', 'solo-nullo', 'open-solo-nullo'];
const agreedGames: readonly GameId[] = ['turned-nullo', 'revolution', 'uno', 'duo', 'open-uno', 'open-duo'];

/** The tournees, the one kind of game that law 44 lets the declarer give up. */
export const tournees: readonly Play[] = held(
  turnManners.flatMap((manner) => inEverySuit({ game: 'tournee', ...manner })),
  11,
);

const fosterPlays: readonly Play[] = [
  ...tournees,
  ...held(
    announcements.flatMap((manner) => inEverySuit({ game: 'solo', ...manner })),
    11,
  ),
  ...held(grands, 4),
  ...flatGames.map((game) => ({ contract: { game } })),
  ...agreedGames.map((game) => ({ contract: { game }, agreed: true as const })),
];

/** Every contract of a ruleset with every run of matadors; a Null with every run that the matadors alone describe. */
export const playsOf = (rulesetId: string): readonly Play[] => (rulesetId === 'foster' ? fosterPlays : iskoPlays);
