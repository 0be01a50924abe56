import { fault, type Fault } from '../faults';
import type { Law } from '../laws/law';
import { KONTRA_CALLS, type KontraCall, type KontraRule } from '../rulesets/house-rules';
import type { GameRule, Ruleset } from '../rulesets/ruleset';
import { kontra as kontraLaw, bock as bockLaw } from '../laws/house/options';
import type { Contract, ValueRequest } from './contract';

/** Something that multiplies the entry and leaves the value alone. */
export interface Doubling {
  readonly what: KontraCall | 'bock';
  readonly amount: number;
  readonly law: Law;
}

const FACTORS: Readonly<Record<KontraCall, number>> = { kontra: 2, re: 4, hirsch: 8 };

/** What doubles the entry of a game: the last Kontra that was said, and a Bock round. */
export const doublingsOf = (ruleset: Ruleset, { contract, bock }: ValueRequest): readonly Doubling[] => {
  const said = contract.kontra;
  return [
    ...(said === undefined || ruleset.kontra === undefined
      ? []
      : [{ what: said, amount: FACTORS[said], law: ruleset.kontra.law }]),
    ...(bock === true && ruleset.bock !== undefined ? [{ what: 'bock' as const, ...ruleset.bock }] : []),
  ];
};

/** Every factor by which the entries of a table can be doubled, once included. */
export const possibleDoublings = ({ kontra, bock }: Ruleset): readonly number[] => {
  const said = kontra === undefined ? [] : callsUpTo(kontra.upTo).map((call) => FACTORS[call]);
  const plain = [1, ...said];
  return bock === undefined ? plain : [...plain, ...plain.map((factor) => factor * bock.amount)];
};

const callsUpTo = (highest: KontraCall): readonly KontraCall[] =>
  KONTRA_CALLS.slice(0, KONTRA_CALLS.indexOf(highest) + 1);

/** A Null of a kind that can be opened, and was not. */
const isClosedNull = (game: GameRule, { ouvert }: Contract): boolean =>
  game.goal === 0 && game.ouvert === true && ouvert !== true;

/** The highest call that a table allows in a game. */
export const highestKontra = ({ upTo, reOnClosedNull }: KontraRule, game: GameRule, contract: Contract): KontraCall =>
  isClosedNull(game, contract) && !reOnClosedNull ? 'kontra' : upTo;

/** Whether a call goes beyond the highest that is allowed. */
export const isBeyond = (said: KontraCall, highest: KontraCall): boolean =>
  KONTRA_CALLS.indexOf(said) > KONTRA_CALLS.indexOf(highest);

/** Faults of what was said to double a game, and of a Bock round: the table has not agreed to it. */
export const doublingFaults = (ruleset: Ruleset, game: GameRule, request: ValueRequest): readonly Fault[] => {
  const { contract, bock } = request;
  const { kontra: rule } = ruleset;
  const said = contract.kontra;
  const faults: Fault[] = [];
  if (said !== undefined && (rule === undefined || isBeyond(said, rule.upTo))) {
    faults.push(fault('option-required', '/contract/kontra', { option: `kontra.upTo ${said}` }, kontraLaw));
  } else if (said !== undefined && rule !== undefined && isBeyond(said, highestKontra(rule, game, contract))) {
    faults.push(fault('kontra-not-allowed', '/contract/kontra', { said }, kontraLaw));
  }
  if (bock === true && ruleset.bock === undefined) {
    faults.push(fault('option-required', '/bock', { option: 'bock' }, bockLaw));
  }
  return faults;
};
