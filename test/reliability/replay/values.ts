import canonicalize from 'canonicalize';
import type { Ask } from '../../tools/http';
import type { Row, Value, WrittenLine } from '../../../src/chronicle';

/** What each deal of a log is worth, asked of the public questions, in the form in which it is kept with a deal. */
export async function valuesOf(ask: Ask, lines: readonly WrittenLine[]): Promise<Value> {
  const [created] = lines;
  const { ruleset, profile } = (created?.after ?? {}) as { ruleset: string; profile: { options: object } };
  const agreed = { ruleset, options: profile.options };
  const sizes = sizesOf(lines);
  const values = new Map<string, unknown>();
  for (const line of lines) {
    const { outcome, ramsch, declarer: _, ...game } = (line.after?.['facts'] ?? {}) as Row;
    if (outcome !== undefined) {
      const { body } = await ask('POST', '/v1/contracts/value', { body: { ...agreed, ...game, outcome } });
      values.set(placeOf(line), asKept(body, ['what', 'amount', 'law', 'evidence']));
    }
    if (ramsch !== undefined) {
      const { table, deal } = line.subject;
      const hands = handsOf(ramsch as Ramsch, Number(deal), sizes.get(table) ?? 0);
      const told = byHand(ramsch as Ramsch, hands);
      const { body } = await ask('POST', '/v1/ramsch/value', { body: { ...agreed, ...told } });
      values.set(placeOf(line), bySeat(asKept(body, ['what', 'amount', 'seat']), hands));
    }
  }
  return (line) => values.get(placeOf(line)) ?? null;
}

const placeOf = ({ subject: { table, deal }, after }: Parameters<Value>[0]): string =>
  canonicalize([table, deal, after?.['facts']]) ?? '';

/** How many sit at each table. */
function sizesOf(lines: readonly WrittenLine[]): ReadonlyMap<unknown, number> {
  const draws = lines.filter(({ action }) => action === 'session-drawn').map(({ after }) => after ?? {});
  return new Map(
    draws.flatMap(({ made, tables }) =>
      (made as { id: string }[]).map(({ id }, index) => [id, (tables as string[][])[index]?.length ?? 0] as const),
    ),
  );
}

/** A Ramsch by the numbers of the seats. */
interface Ramsch {
  readonly cardPoints: Row;
  readonly tricks: Row;
  readonly lastTrick: number;
}

const names = ['forehand', 'middlehand', 'rearhand'] as const;

/** The numbers of the three seats that held cards, forehand first. */
function handsOf({ tricks }: Ramsch, deal: number, size: number): readonly number[] {
  const fromDealer = (seat: number): number => (seat - 1 - deal + size * deal) % size;
  return Object.keys(tricks)
    .map(Number)
    .toSorted((one, other) => fromDealer(one) - fromDealer(other));
}

function byHand({ cardPoints, tricks, lastTrick, ...told }: Ramsch, hands: readonly number[]): object {
  const named = (counts: Row): Row =>
    Object.fromEntries(hands.map((seat, index) => [names[index] ?? '', counts[seat]]));
  return { ...told, cardPoints: named(cardPoints), tricks: named(tricks), lastTrick: names[hands.indexOf(lastTrick)] };
}

/** A value that names hands, with the numbers of their seats in their place. */
function bySeat(value: unknown, hands: readonly number[]): unknown {
  const seatOf = <Name>(name: Name) => hands[names.findIndex((hand) => hand === name)] ?? name;
  if (Array.isArray(value)) return value.map((part) => bySeat(part, hands));
  if (typeof value !== 'object' || value === null) return seatOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [seatOf(name), bySeat(part, hands)]));
}

const kept = /^(won|reason|value|charged|score|level|matadors|multiplier|chargedAs|points|losers|winners|scores)$/;

/** A valuation without its sentences, with so much of its steps, as it is kept with a deal. */
function asKept(answer: Row, ofSteps: readonly string[]): object {
  const only = (parts: unknown, fields: readonly string[]): readonly object[] =>
    (parts as Row[]).map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => fields.includes(name))));
  return {
    ...Object.fromEntries(Object.entries(answer).filter(([name]) => kept.test(name))),
    steps: only(answer['steps'], ofSteps),
    laws: only(answer['laws'], ['citation', 'evidence']),
  };
}
