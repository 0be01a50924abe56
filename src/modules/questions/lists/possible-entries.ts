import type { EntryRule } from '../../../competition';
import { bidValues, entriesOf, lowestBid, possibleDoublings, type GameRule, type Ruleset } from '../../../rules';

/** What the entry of a game can be where any of these rulesets may have been played; each as its table plays it. */
export function possibleEntries(rulesets: readonly Ruleset[]): EntryRule {
  const lossFactors = [...new Set(rulesets.flatMap(lossesOf))];
  const doublings = [...new Set(rulesets.flatMap(possibleDoublings))];
  if (rulesets.some(({ bidding }) => bidding.named !== undefined)) return { lossFactors, doublings };
  return {
    values: new Set(rulesets.flatMap(valuesOf)),
    charges: new Set(rulesets.flatMap(chargesOf)),
    lossFactors,
    doublings,
  };
}

const valuesOf = (ruleset: Ruleset): readonly number[] => bidValues(ruleset).map(({ value }) => value);

const lossesOf = ({ loss, handLoss, secondTurnLoss, games }: Ruleset): readonly number[] =>
  [loss, handLoss, secondTurnLoss, ...Object.values(games).map((game) => game.loss)].flatMap(
    (cited) => cited?.amount ?? [],
  );

/** A game below its bid is charged at a multiple that reaches the bid, or at the bid itself. */
function chargesOf(ruleset: Ruleset): readonly number[] {
  const highest = Math.max(...valuesOf(ruleset));
  const multiples = Object.values(ruleset.games)
    .flatMap(unitsOf)
    .flatMap((unit) => Array.from({ length: Math.ceil(highest / unit) }, (_, index) => unit * (index + 1)));
  const costsTheBid = Object.values(ruleset.games).some((game) => game.costsTheBid !== undefined);
  const bids = costsTheBid ? valuesOf(ruleset) : [];
  return [...multiples, ...bids].filter((charge) => charge >= lowestBid(ruleset));
}

function unitsOf({ value }: GameRule): readonly number[] {
  if (value.kind === 'flat') return entriesOf(value.values).map(([, amount]) => amount);
  const open = value.open === undefined ? [] : [value.open.amount];
  return [...(typeof value.unit === 'number' ? [value.unit] : Object.values(value.unit)), ...open];
}
