import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Answers,
  AskedLanguage,
  exchangeLines,
  httpProblems,
  linesMediaType,
  problemLine,
  TakesLines,
} from '../../../platform';
import type { Language } from '../../../platform';
import { batchProblems } from './batch.problems';
import { BatchAnswer, BatchLine } from './batch.schema';
import { BatchService } from './batch.service';

@Controller('v1/batch')
export class BatchController {
  constructor(private readonly batch: BatchService) {}

  @Post()
  @TakesLines(BatchLine)
  @Answers({
    id: 'askBatch',
    summary: 'Any number of questions, one a line, answered in order while they come.',
    schema: BatchAnswer,
    mediaType: linesMediaType,
    problems: [...Object.values(batchProblems), httpProblems['line-too-long']],
  })
  ask(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedLanguage() language: Language,
  ) {
    return exchangeLines(request, reply, async (line, number) => {
      const { id, path, answer } = this.batch.read(line);
      try {
        return { id, status: 200, body: await answer(language) };
      } catch (error) {
        return problemLine(error, request, { id, path, ...(id === null && { line: number }) });
      }
    });
  }
}
