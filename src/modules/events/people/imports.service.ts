import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { takenNumbers } from '../../../persistence/stores/players';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type CommandRequest, type Language, type ReplyFacts } from '../../../platform';
import type { Principal } from '../../access';
import { addPlayers, admit, namedAnew, storedPlayer } from '../tournaments';
import { ImportReport } from './imports.schema';
import { peopleProblems } from './people.problems';
import { type LineFault, numberTaken, type PlayerFile, readPlayerFile } from './player-file';

type Report = z.infer<typeof ImportReport>;

/** Enters players from a file: all of them or, where one line cannot be, none. */
@Injectable()
export class ImportsService {
  constructor(private readonly ledger: Ledger) {}

  /** Says what an import would come to, and stores nothing. */
  async tryOut(by: Principal, tournamentId: string, text: string, language: Language): Promise<ReplyFacts<Report>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, by, 'run', tournamentId);
      const { lines, faults } = await withTaken(transaction, tournamentId, readPlayerFile(text));
      const report = reportOf(faults, language);
      return {
        status: 200,
        body: { dryRun: true, valid: report.length === 0, players: lines.length, report, items: [] },
      };
    });
  }

  async import(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    text: string,
    language: Language,
  ): Promise<ReplyFacts<Report>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const { lines, faults } = await withTaken(transaction, tournamentId, readPlayerFile(text));
      if (faults.length > 0) throw notImported(faults, language);
      const added = await addPlayers(
        transaction,
        by,
        tournament,
        lines.map(({ player }) => player),
      );
      const items = added.map(storedPlayer);
      const body: Report = { dryRun: false, valid: true, players: lines.length, report: [], items };
      return { status: 201, headers: {}, body };
    });
    const body = ImportReport.parse(answer.body);
    const items = await this.ledger.read((transaction) => namedAnew(transaction, tournamentId, body.items));
    return { ...answer, body: { ...body, items } };
  }
}

async function withTaken(transaction: Transaction, tournamentId: string, file: PlayerFile): Promise<PlayerFile> {
  const numbers = file.lines.flatMap(({ player: { number } }) => number ?? []);
  const taken = await takenNumbers(transaction, tournamentId, numbers);
  const clashing = file.lines.filter(({ player: { number } }) => number !== undefined && taken.has(number));
  const faults = [...file.faults, ...clashing.map(numberTaken)];
  return { lines: file.lines, faults: faults.toSorted((a, b) => a.line - b.line) };
}

function reportOf(faults: readonly LineFault[], language: Language): Report['report'] {
  return faults.map(({ message, ...where }) => ({ ...where, message: message[language] }));
}

function notImported(faults: readonly LineFault[], language: Language): ProblemError {
  return new ProblemError(peopleProblems['import-faulty'], {
    errors: faults.map(({ line, field, code, message }) => {
      return { pointer: field === null ? `/lines/${line}` : `/lines/${line}/${field}`, code, message };
    }),
    members: { report: reportOf(faults, language) },
  });
}
