import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers, AskedLanguage, httpProblems, Identifier, PublicAddress, Reply, type Language } from '../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../access';
import { paperProblems } from './paper.problems';
import { PaperName, PaperQuery, SheetName } from './paper.schema';
import { PaperService } from './paper.service';
import { sheetCsv } from './sheet-csv';
import { sheetPdf } from './sheet-pdf';

const problems = [accessProblems.unauthenticated, httpProblems['not-found'], ...Object.values(paperProblems)];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament')
export class PaperController {
  constructor(
    private readonly papers: PaperService,
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

  @Get('csv/:sheet')
  @TakesKey()
  @Answers({
    id: 'exportSheet',
    summary: 'Seating, results or prizes as CSV.',
    mediaType: 'text/csv',
    schema: z.string().describe('RFC 4180, UTF-8, with a line of titles.'),
    problems,
  })
  async csv(
    @AskedBy() caller: Caller,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('sheet', { schema: SheetName }) name: z.output<typeof SheetName>,
    @Query({ schema: PaperQuery }) { session }: z.output<typeof PaperQuery>,
  ) {
    const sheet = await this.papers.sheet(caller, name, { tournamentId, session, language });
    return new Reply({ body: sheetCsv(sheet, language), headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  }
}
