import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  Answers,
  AskedLanguage,
  exchangeLines,
  linesMediaType,
  problemLine,
  TakesLinesAs,
  textOf,
} from '../../../platform';
import { REPLAY_MODES, type Language } from '../../../rules';
import { RulesetName, RulesetsService } from '../rulesets';
import { DEFAULT_RULESET } from './convert.service';
import { issMediaType } from './iss-record.schema';
import { readIssText } from './notation';
import { presentReplay } from './replay-answer';
import { replayed } from './replay.service';

const RecordsQuery = z.strictObject({
  ruleset: RulesetName.default(DEFAULT_RULESET),
  mode: z.enum(REPLAY_MODES).optional(),
});

@Controller('v1/deals')
export class IssRecordsController {
  constructor(private readonly rulesets: RulesetsService) {}

  @Post('replay')
  @TakesLinesAs(issMediaType)
  @Answers({
    id: 'replayRecords',
    summary: 'The same for any number of records of the International Skat Server, one a line.',
    mediaType: linesMediaType,
  })
  replay(
    @Query({ schema: RecordsQuery }) { ruleset: id, mode }: z.infer<typeof RecordsQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedLanguage() language: Language,
  ) {
    const ruleset = this.rulesets.inBody(id);
    return exchangeLines(request, reply, async (line, number) => {
      const { record, iss } = readIssText(textOf(line));
      const gameId = iss === undefined ? null : idOfRecord(iss.tags);
      try {
        const told = presentReplay(replayed(ruleset, record, { mode }), language);
        return { id: gameId, status: 200, body: { ...told, iss } };
      } catch (error) {
        return { ...problemLine(error, request, { line: number }), id: gameId };
      }
    });
  }
}

/** A game of the server is known by its session and its number. */
export const idOfRecord = ({ SE, ID }: Readonly<Record<string, string>>): string | null =>
  SE === undefined || ID === undefined ? null : `${SE}/${ID}`;
