import type { Transaction } from '../../../persistence/ledger';
import { listPlayers } from '../../../persistence/stores/players';
import { ProblemError, type Text } from '../../../platform';
import { tournamentProblems } from './tournaments.problems';

/** A player who is told of as one who is there already, or who was told of before. */
export interface Duplicate {
  /** His place among those who are told of, counted from 0. */
  readonly index: number;
  readonly name: string;
  readonly club: string | null;
  /** The number of the one who is there; null where he is told of twice. */
  readonly number: number | null;
}

interface Named {
  readonly name: string;
  readonly club?: string | null | undefined;
}

/** Those who share name and club with a player of the tournament, or with somebody who is told of before them. */
export async function findDuplicates(
  transaction: Transaction,
  tournamentId: string,
  told: readonly Named[],
): Promise<readonly Duplicate[]> {
  const known = new Map<string, number | null>();
  for (const { name, club, number } of await listPlayers(transaction, { tournamentId }))
    if (name !== null) known.set(keyOf({ name, club }), number);
  return told.flatMap(({ name, club = null }, index) => {
    const number = known.get(keyOf({ name, club }));
    if (number !== undefined) return [{ index, name, club, number }];
    known.set(keyOf({ name, club }), null);
    return [];
  });
}

/** The same person however he is written: `Adler, Anna` is `anna  adler`. */
function keyOf({ name, club }: Named): string {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const parts = plain(name).split(',');
  const [surname = '', first = ''] = parts;
  return JSON.stringify([parts.length === 2 ? `${first.trim()} ${surname.trim()}` : plain(name), plain(club ?? '')]);
}

/** What is said of a duplicate. */
export function duplicateText({ name, club, number }: Duplicate): Text {
  const who = club === null ? name : `${name} (${club})`;
  return number === null
    ? { en: `${who} is told of twice`, de: `${who} wird zweimal genannt` }
    : { en: `${who} is there already as No. ${number}`, de: `${who} ist schon da, mit der Nummer ${number}` };
}

/** The refusal of duplicates; `line` and `pointer` say where somebody is told of. */
export function duplicatesRefused(
  duplicates: readonly Duplicate[],
  place: (index: number) => { readonly line: number; readonly pointer: string },
): ProblemError {
  const kind = tournamentProblems['duplicate-players'];
  const texts = duplicates.map(duplicateText);
  const said = (language: 'en' | 'de'): string =>
    `${texts
      .slice(0, 5)
      .map((text) => text[language])
      .join('; ')}${texts.length > 5 ? '; …' : ''}`;
  return new ProblemError(kind, {
    detail: {
      en: `${said('en')}. Leave them out, or send force: true where they are other people.`,
      de: `${said('de')}. Weglassen, oder mit force: true senden, wo es andere Personen sind.`,
    },
    errors: duplicates.map((one) => ({
      pointer: place(one.index).pointer,
      code: kind.code,
      message: duplicateText(one),
    })),
    members: {
      lines: duplicates.map(({ index, name, club, number }) => ({ line: place(index).line, name, club, number })),
    },
  });
}
