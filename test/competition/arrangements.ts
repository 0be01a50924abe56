/** Every two at one table. */
export function pairsAt(seats: readonly string[]): readonly (readonly [string, string])[] {
  return seats.flatMap((one, index) => seats.slice(index + 1).map((other) => [one, other] as const));
}

/** Tells how often two have met in the sessions given, each a list of tables. */
export function meetingsBefore(
  sessions: readonly (readonly (readonly string[])[])[],
): (one: string, other: string) => number {
  const tables = sessions.flat();
  return (one, other) => tables.filter((seats) => seats.includes(one) && seats.includes(other)).length;
}

/** Every way to fill tables of these sizes with these people, whatever their seats; alike tables may come in either order. */
export function everyArrangement(
  people: readonly string[],
  sizes: readonly number[],
): readonly (readonly (readonly string[])[])[] {
  const [size, ...rest] = sizes;
  if (size === undefined) return [[]];
  return choicesOf(people, size).flatMap((table) =>
    everyArrangement(
      people.filter((person) => !table.includes(person)),
      rest,
    ).map((others) => [table, ...others]),
  );
}

function choicesOf(people: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return people.flatMap((first, index) =>
    choicesOf(people.slice(index + 1), size - 1).map((others) => [first, ...others]),
  );
}
