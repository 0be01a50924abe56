import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers, exchangeLines, linesMediaType, problemLine, TakesLinesAs, textOf } from '../../../platform';
import { DEFAULT_RULESET, idOfRecord, issMediaType, readIssText } from '../deals';
import { RulesetName, RulesetsService } from '../rulesets';
import { AnalyseService } from './analyse.service';
import { openRecord } from './open-question';

const RecordsQuery = z.strictObject({ ruleset: RulesetName.default(DEFAULT_RULESET) });

@Controller('v1/deals')
export class AnalyseRecordsController {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly analyses: AnalyseService,
  ) {}

  @Post('analyse')
  @TakesLinesAs(issMediaType)
  @Answers({
    id: 'analyseRecords',
    summary: 'The same for any number of records of the International Skat Server, one a line.',
    mediaType: linesMediaType,
  })
  analyse(
    @Query({ schema: RecordsQuery }) { ruleset: id }: z.infer<typeof RecordsQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const ruleset = this.rulesets.inBody(id);
    return exchangeLines(request, reply, async (line, number) => {
      const { record, iss } = readIssText(textOf(line));
      const gameId = iss === undefined ? null : idOfRecord(iss.tags);
      try {
        const analysed = await this.analyses.analyse(openRecord(ruleset, record));
        return { id: gameId, status: 200, body: { ...analysed, iss } };
      } catch (error) {
        return { ...problemLine(error, request, { line: number }), id: gameId };
      }
    });
  }
}
