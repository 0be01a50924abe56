import { SUITS, type Contract, type Matadors, type ValueRequest } from '../../src/rules';

/** A contract as it was announced, in the hand that holds it. */
export type Play = Omit<ValueRequest, 'outcome' | 'bid'> & {
  /** The game is played only where the table has agreed to it. */
  readonly agreed?: true;
};

/** The longest run of matadors where a suit is trump, and where the jacks are. */
export const LONGEST = { suit: 11, jacks: 4 } as const;

const runs = (longest: number): readonly Matadors[] =>
  Array.from({ length: longest }, (_, index) => index + 1).flatMap((n) => [{ with: n }, { without: n }]);

/** The same contract in each of the four suits. */
export const inEverySuit = (contract: Contract): readonly Contract[] => SUITS.map((trump) => ({ ...contract, trump }));

/** Each contract with and without every run of matadors up to the longest. */
export const held = (contracts: readonly Contract[], longest: number): readonly Play[] =>
  contracts.flatMap((contract) => runs(longest).map((matadors) => ({ contract, matadors })));

/** What may be announced with a game that may announce, from nothing to schwarz. */
export const announcements = [{}, { announced: 'schneider' }, { announced: 'schwarz' }] as const;
