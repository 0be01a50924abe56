import { Body, Controller, Param, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import {
  Answers,
  AskedLanguage,
  AskedOnce,
  httpProblems,
  idempotencyProblems,
  Identifier,
  Reply,
  requireText,
  TakesText,
} from '../../../platform';
import type { CommandRequest, Language } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { ImportQuery, ImportReport } from './imports.schema';
import { ImportsService } from './imports.service';
import { peopleProblems } from './people.problems';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/players/import')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post()
  @NeedsKey()
  @TakesText(
    'text/csv',
    'UTF-8 or Windows-1252 with a heading; semicolons, tabs or commas. Columns: number (Startnummer), name, or surname (Nachname) and firstName (Vorname), club (Verein), team (Mannschaft), tandem, mixed, category (Kategorie), consent (Einwilligung).',
    { windows1252: true },
  )
  @ApiResponse({ status: 200, description: 'What a dry run finds.', standardSchema: ImportReport })
  @Answers({
    id: 'importPlayers',
    summary: 'Enters the players of a CSV file, all or none.',
    status: 201,
    schema: ImportReport,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      httpProblems['not-found'],
      httpProblems['malformed-text'],
      peopleProblems['import-faulty'],
      tournamentProblems['duplicate-players'],
    ],
  })
  async import(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @AskedLanguage() language: Language,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: ImportQuery }) { dryRun, ...how }: z.output<typeof ImportQuery>,
    @Body() body: unknown,
  ) {
    const file = { text: requireText(body), ...how };
    if (dryRun) return new Reply(await this.imports.tryOut(by, tournament, file, language));
    return new Reply(await this.imports.import(by, command, tournament, file, language));
  }
}
