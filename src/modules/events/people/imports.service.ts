import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { takenNumbers } from '../../../persistence/stores/players';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type CommandRequest, type Language, type ReplyFacts } from '../../../platform';
import type { Principal } from '../../access';
import { addPlayers, admit, namedAnew, storedPlayer } from '../tournaments';
import { type Duplicate, duplicatesRefused, duplicateText, findDuplicates } from '../tournaments';
import { ImportReport } from './imports.schema';
import { peopleProblems } from './people.problems';
import { knownColumns } from './player-columns';
import { type LineFault, numberTaken, type PlayerFile, playerTwice, readPlayerFile } from './player-file';

type Report = z.infer<typeof ImportReport>;

/** Enters players from a file: all of them or, where one line cannot be, none. */
@Injectable()
export class ImportsService {
  constructor(private readonly ledger: Ledger) {}

  /** Says what an import would come to, and stores nothing. */
  async tryOut(
    by: Principal,
    tournamentId: string,
    asked: AskedImport,
    language: Language,
  ): Promise<ReplyFacts<Report>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, by, 'run', tournamentId);
      const file = await readAgainst(transaction, tournamentId, asked);
      const twice = file.duplicates.flatMap((one) => {
        const line = file.lines[one.index];
        return line === undefined ? [] : [playerTwice(line, duplicateText(one))];
      });
      const report = reportOf(inOrder([...file.faults, ...twice]), language);
      const found = { players: file.lines.length, report, columns: columnsOf(file), items: [] };
      return { status: 200, body: { dryRun: true, valid: report.length === 0, ...found } };
    });
  }

  async import(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    asked: AskedImport,
    language: Language,
  ): Promise<ReplyFacts<Report>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const file = await readAgainst(transaction, tournamentId, asked);
      const { lines, duplicates } = file;
      if (file.faults.length > 0) throw notImported(file, language);
      if (duplicates.length > 0) {
        const lineOf = (index: number): number => lines[index]?.line ?? 0;
        throw duplicatesRefused(duplicates, (at) => ({ line: lineOf(at), pointer: `/lines/${lineOf(at)}/name` }));
      }
      const added = await addPlayers(
        transaction,
        by,
        tournament,
        lines.map(({ player }) => player),
      );
      const items = added.map(storedPlayer);
      const found = { players: lines.length, report: [], columns: columnsOf(file), items };
      const body: Report = { dryRun: false, valid: true, ...found };
      return { status: 201, headers: {}, body };
    });
    const body = ImportReport.parse(answer.body);
    const items = await this.ledger.read((transaction) => namedAnew(transaction, tournamentId, body.items));
    return { ...answer, body: { ...body, items } };
  }
}

/** A file of players, and how it is to be taken. */
interface AskedImport {
  readonly text: string;
  readonly force: boolean;
  readonly ignore: readonly string[];
}

/** A file held against the tournament. */
interface HeldFile extends PlayerFile {
  readonly duplicates: readonly Duplicate[];
}

async function readAgainst(
  transaction: Transaction,
  tournamentId: string,
  { text, force, ignore }: AskedImport,
): Promise<HeldFile> {
  const file = readPlayerFile(text, ignore);
  const numbers = file.lines.flatMap(({ player: { number } }) => number ?? []);
  const taken = await takenNumbers(transaction, tournamentId, numbers);
  const clashing = file.lines.filter(({ player: { number } }) => number !== undefined && taken.has(number));
  const faults = [...file.faults, ...clashing.map(numberTaken)];
  const players = file.lines.map(({ player }) => player);
  const duplicates = force ? [] : await findDuplicates(transaction, tournamentId, players);
  return { ...file, faults: inOrder(faults), duplicates };
}

const inOrder = (faults: readonly LineFault[]): readonly LineFault[] => faults.toSorted((a, b) => a.line - b.line);

const columnsOf = ({ unknown }: PlayerFile): Report['columns'] => ({ known: [...knownColumns], unknown: [...unknown] });

function reportOf(faults: readonly LineFault[], language: Language): Report['report'] {
  return faults.map(({ message, ...where }) => ({ ...where, message: message[language] }));
}

function notImported(file: PlayerFile, language: Language): ProblemError {
  const { faults } = file;
  const [first] = faults;
  const said = (asked: Language): string => (first === undefined ? '' : `${first.line}: ${first.message[asked]}.`);
  return new ProblemError(peopleProblems['import-faulty'], {
    detail: {
      en: `Nobody was entered; of ${faults.length} faults the first is in line ${said('en')}`,
      de: `Niemand wurde angemeldet; von ${faults.length} Fehlern steht der erste in Zeile ${said('de')}`,
    },
    errors: faults.map(({ line, field, code, message }) => {
      return { pointer: field === null ? `/lines/${line}` : `/lines/${line}/${field}`, code, message };
    }),
    members: { report: reportOf(faults, language), columns: columnsOf(file) },
  });
}
