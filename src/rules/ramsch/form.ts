import type { Law } from '../laws/law';

/** Forms of Ramsch that a table may agree to where its code has none of its own or leaves it open. */
export const RAMSCH_FORMS = ['points', 'fixed', 'winner-23', 'winner-20', 'foster'] as const;
export type RamschFormName = (typeof RAMSCH_FORMS)[number];

/** Who pays, or wins, where two players share the deciding count. */
export const RAMSCH_TIES = ['both', 'half', 'last-trick'] as const;
export type RamschTies = (typeof RAMSCH_TIES)[number];

/** To whom the skat's card points go: the winner of the last trick, the loser on top of his own, or nobody. */
export const RAMSCH_SKAT = ['last-trick', 'loser', 'aside'] as const;
export type RamschSkat = (typeof RAMSCH_SKAT)[number];

/** What doubles a Ramsch once for each time: the skat passed on unseen (Schieberamsch), a knock on the table. */
export const RAMSCH_DOUBLINGS = ['passing', 'knocking'] as const;
export type RamschDoubling = (typeof RAMSCH_DOUBLINGS)[number];

/** Points that change hands. */
export type RamschCharge =
  /** The most card points lose a fixed sum: with no, one and two players without a trick. */
  | { readonly kind: 'rates'; readonly rates: readonly [none: number, one: number, two: number] }
  /** The most card points lose themselves, multiplied where one player took no trick; all tricks win `march`. */
  | { readonly kind: 'points'; readonly virginFactor: number; readonly march: number }
  /** The fewest card points win a fixed sum: alone, or each of two. */
  | { readonly kind: 'fewest-win'; readonly alone: number; readonly shared: number };

/** What a source may leave open; answered as in Foster's law 4, with a doubt where it matters. */
export type RamschMatter = 'skat' | 'ties' | 'two-virgins';

/** How a Ramsch is valued. Three equal counts always cost nobody anything. */
export interface RamschForm {
  readonly charge: RamschCharge;
  readonly ties: RamschTies;
  readonly skat: RamschSkat;
  readonly doublings: readonly RamschDoubling[];
  /** The law that gives the form; absent where it is a house rule. */
  readonly law?: Law;
  readonly silentOn?: readonly RamschMatter[];
}

/** A form that a code itself gives. */
export interface RamschOfCode extends RamschForm {
  readonly charge: Extract<RamschCharge, { readonly kind: 'rates' }>;
  readonly law: Law;
}
