import type { Contract, GameId } from '../../src/rules';
import { altenburgPlays, americanPlays, eichhornPlays } from './older-plays';
import type { Code } from './oracle';
import { announcements, held, inEverySuit, LONGEST, type Play } from './plays';

const iskoManners = [
  {},
  { hand: true },
  { hand: true, announced: 'schneider' },
  { hand: true, announced: 'schwarz' },
  { hand: true, ouvert: true },
] as const;
const nullManners = [{}, { hand: true }, { ouvert: true }, { hand: true, ouvert: true }] as const;

/** A run of up to three jacks is the same in every suit; from four on a Null must show its cards. */
const LONGEST_OF_A_NULL = 3;

const iskoPlays: readonly Play[] = [
  ...held(
    iskoManners.flatMap((manner) => inEverySuit({ game: 'suit', ...manner })),
    LONGEST.suit,
  ),
  ...held(
    iskoManners.map((manner) => ({ game: 'grand', ...manner })),
    LONGEST.jacks,
  ),
  ...held(
    nullManners.map((manner) => ({ game: 'null', ...manner })),
    LONGEST_OF_A_NULL,
  ),
  ...held([{ game: 'revolution' }, { game: 'revolution', hand: true }], LONGEST_OF_A_NULL).map((play) => ({
    ...play,
    agreed: true as const,
  })),
];

const turnManners = [{}, { passtMirNicht: true }] as const;

const tournees: readonly Play[] = held(
  turnManners.flatMap((manner) => inEverySuit({ game: 'tournee', ...manner })),
  LONGEST.suit,
);
const grandsWithTheSkat: readonly Play[] = held(
  [...turnManners.map((manner): Contract => ({ game: 'turned-grand', ...manner })), { game: 'gucki-grand' }],
  LONGEST.jacks,
);
const solos: readonly Play[] = held(
  announcements.flatMap((manner) => inEverySuit({ game: 'solo', ...manner })),
  LONGEST.suit,
);
const soloGrands: readonly Play[] = held(
  announcements.map((manner) => ({ game: 'solo-grand', ...manner })),
  LONGEST.jacks,
);

/** Foster's games of one price have no matadors; those of the second list are played where the table has agreed to it. */
const flatGames: readonly GameId[] = ['gucki-nullo', 'open-gucki-nullo', 'solo-nullo', 'open-solo-nullo'];
const agreedGames: readonly GameId[] = ['turned-nullo', 'revolution', 'uno', 'duo', 'open-uno', 'open-duo'];

const fosterPlays = (openGrands: readonly Contract[]): readonly Play[] => [
  ...tournees,
  ...grandsWithTheSkat,
  ...solos,
  ...soloGrands,
  ...held(openGrands, LONGEST.jacks),
  ...flatGames.map((game) => ({ contract: { game } })),
  ...agreedGames.map((game) => ({ contract: { game }, agreed: true as const })),
];

const plays: Readonly<Record<Code, readonly Play[]>> = {
  'isko-2022': iskoPlays,
  'isko-2018': iskoPlays,
  'isko-1999': iskoPlays,
  foster: fosterPlays([{ game: 'open-grand' }]),
  'foster-prose': fosterPlays(announcements.map((manner) => ({ game: 'open-grand', ...manner }))),
  'foster-american': americanPlays,
  'eichhorn-1898': eichhornPlays,
  'altenburg-1886': altenburgPlays,
};

/** Every contract of a code with every run of matadors; a Null with every run that the matadors alone describe. */
export const playsOf = (code: Code): readonly Play[] => plays[code];

/** The games that the declarer may give up before the second trick: by law 44 a tournee, by the prose all with the skat. */
export const playsGivenUp = {
  foster: tournees,
  'foster-prose': [...tournees, ...grandsWithTheSkat],
} as const satisfies Partial<Readonly<Record<Code, readonly Play[]>>>;

/** The games that must be played to their end. */
export const playsPlayedOut = {
  foster: [...grandsWithTheSkat, ...solos, ...soloGrands],
  'foster-prose': [...solos, ...soloGrands],
} as const satisfies Partial<Readonly<Record<Code, readonly Play[]>>>;
