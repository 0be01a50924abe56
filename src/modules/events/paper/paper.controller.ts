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
import { CsvName, PaperName, PaperQuery, PrintedName, PrintQuery, RecordName, SheetName } from './paper.schema';
import { PaperService, type SheetRequest } from './paper.service';
import type { Sheet } from './sheet';
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
const CsvFile = z
  .string()
  .describe(
    'RFC 4180, UTF-8, with a line of titles, times in UTC. Where there is money the fields are parted by semicolons, amounts with two decimals and the currency beside them: `2.00;EUR`.',
  );
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
    summary:
      'Seating, start cards, score sheets with a QR code for each table or blank ones, results of any scope, prizes, receipts or the minute of the referee, on A4.',
    mediaType: 'application/pdf',
    schema: z.string().describe('A PDF file.'),
    problems: [...problems, accessProblems.forbidden, tournamentProblems['no-league-group']],
  })
  async pdf(
    @AskedBy() caller: Caller,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('paper', { schema: PaperName }) paper: z.output<typeof PaperName>,
    @Query({ schema: PrintQuery }) query: z.output<typeof PrintQuery>,
    @Req() request: FastifyRequest,
  ) {
    const { session, players } = query;
    const asked = { tournamentId, session, language };
    const headers = { 'Content-Type': 'application/pdf' };
    if (paper === 'score-sheets') {
      const body = await this.papers.scoreSheets(caller, asked, this.address.ofTables(request));
      return new Reply({ body, headers });
    }
    if (paper === 'blank-sheets') {
      return new Reply({ body: await this.papers.blankSheet(caller, asked, players), headers });
    }
    const body = await sheetPdf(await this.sheetOf(caller, paper, asked, query), language);
    return new Reply({ body, headers });
  }

  /** The sheet of a paper; of results the standings of the scope that is asked for. */
  private async sheetOf(
    caller: Caller,
    paper: z.output<typeof SheetName> | z.output<typeof PrintedName>,
    asked: SheetRequest,
    { scope, day, category }: z.output<typeof PrintQuery>,
  ): Promise<Sheet> {
    const printed = PrintedName.safeParse(paper);
    if (printed.success) return this.papers.printed(caller, printed.data, asked);
    const sheet = SheetName.parse(paper);
    if (sheet !== 'results' || scope === 'overall' || scope === 'session')
      return this.papers.sheet(caller, sheet, asked);
    const { body } = await this.standing.show(caller, asked.tournamentId, { scope, day, category }, undefined);
    if (body === undefined) throw new Error('standings that nobody has seen were not shown');
    return this.papers.scoped(caller, asked, body);
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
