import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  Answers,
  AskedLanguage,
  httpProblems,
  Identifier,
  PublicAddress,
  ProblemError,
  Reply,
  type Language,
} from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { tournamentProblems } from '../tournaments';
import { StandingsQuery, StandingsService } from '../standings';
import { paperProblems } from './paper.problems';
import { CsvName, PaperName, PaperQuery, RecordName, SheetName } from './paper.schema';
import { PaperService } from './paper.service';
import { standingFields } from './records';
import { RecordsService } from './records.service';
import { sheetCsv, streamCsv } from './sheet-csv';
import { sheetPdf } from './sheet-pdf';

const problems = [
  accessProblems.unauthenticated,
  httpProblems['not-found'],
  paperProblems['session-needed'],
  paperProblems['no-session-of-prizes'],
];
const CsvFile = z.string().describe('RFC 4180, UTF-8, with a line of titles; money in cents, times in UTC.');
const csvHeaders = { 'Content-Type': 'text/csv; charset=utf-8' };

@GuardedByKeys()
@Controller('v1/tournaments/:tournament')
export class PaperController {
  constructor(
    private readonly papers: PaperService,
    private readonly records: RecordsService,
    private readonly standing: StandingsService,
    private readonly address: PublicAddress,
  ) {}

  @Get('pdf/:paper')
  @TakesKey()
  @Answers({
    id: 'printPaper',
    summary: 'Seating, score sheets with a QR code for each table, results or prizes, on A4.',
    mediaType: 'application/pdf',
    schema: z.string().describe('A PDF file.'),
    problems,
  })
  async pdf(
    @AskedBy() caller: Caller,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('paper', { schema: PaperName }) paper: z.output<typeof PaperName>,
    @Query({ schema: PaperQuery }) { session }: z.output<typeof PaperQuery>,
    @Req() request: FastifyRequest,
  ) {
    const asked = { tournamentId, session, language };
    const body =
      paper === 'score-sheets'
        ? await this.papers.scoreSheets(caller, asked, this.address.ofTables(request))
        : await sheetPdf(await this.papers.sheet(caller, paper, asked), language);
    return new Reply({ body, headers: { 'Content-Type': 'application/pdf' } });
  }

  @Get('csv/standings')
  @TakesKey()
  @Answers({
    id: 'exportStandings',
    summary: 'The standings of any scope as CSV.',
    mediaType: 'text/csv',
    schema: CsvFile,
    problems: [accessProblems.unauthenticated, httpProblems['not-found'], tournamentProblems['no-league-group']],
  })
  async standings(
    @AskedBy() caller: Caller,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: StandingsQuery }) query: z.output<typeof StandingsQuery>,
  ) {
    const { body } = await this.standing.show(caller, tournament, query, undefined);
    return new Reply({ body: streamCsv(standingFields, body?.items ?? [], language), headers: csvHeaders });
  }

  @Get('csv/:sheet')
  @TakesKey()
  @Answers({
    id: 'exportSheet',
    summary:
      'Seating, results, prizes, awards, people, teams, plan, deals with all revisions or the log; for directors ledger and desk.',
    mediaType: 'text/csv',
    schema: CsvFile,
    problems: [...problems, accessProblems.forbidden, paperProblems['no-session-of-records']],
  })
  async csv(
    @AskedBy() caller: Caller,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('sheet', { schema: CsvName }) name: z.output<typeof CsvName>,
    @Query({ schema: PaperQuery }) { session }: z.output<typeof PaperQuery>,
  ) {
    const sheet = SheetName.safeParse(name);
    if (sheet.success) {
      const made = await this.papers.sheet(caller, sheet.data, { tournamentId, session, language });
      return new Reply({ body: sheetCsv(made, language), headers: csvHeaders });
    }
    if (session !== undefined) throw new ProblemError(paperProblems['no-session-of-records']);
    const body = await this.records.write(caller, RecordName.parse(name), { tournamentId, language });
    return new Reply({ body, headers: csvHeaders });
  }
}
