import { Controller, Get, Header, Param } from '@nestjs/common';
import { z } from 'zod';
import { allProblems, Answers, AskedLanguage, findProblem, httpProblems, ProblemError } from '../platform';
import { html, sentence } from './html';
import { page } from './page';
import type { Language } from '../platform';

const Code = z.string().max(80).describe('The code of a problem.');

/** A sentence that is filled in for each case, as it stands for all of them. */
const withoutHoles = (text: string): string => text.replaceAll(/\{\w+\}/g, '…');

/** The pages that the `type` of every problem leads to. */
@Controller('problems')
export class ProblemsController {
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Answers({
    id: 'listProblems',
    constant: true,
    summary: 'Every problem, as a page.',
    schema: z.string(),
    mediaType: 'text/html',
  })
  list(@AskedLanguage() language: Language): string {
    const rows = allProblems().map(
      ({ code, status, title }) =>
        html`<tr>
          <td>${String(status)}</td>
          <td><a href="/problems/${code}">${code}</a></td>
          <td>${title[language]}</td>
        </tr>`,
    );
    return page(
      language,
      language === 'de' ? 'Fehler' : 'Problems',
      html`<table>
        ${rows}
      </table>`,
    );
  }

  @Get(':code')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Answers({
    id: 'readProblem',
    constant: true,
    summary: 'One problem, as a page.',
    schema: z.string(),
    mediaType: 'text/html',
  })
  read(@Param('code', { schema: Code }) code: string, @AskedLanguage() language: Language): string {
    const kind = findProblem(code);
    if (kind === undefined) throw new ProblemError(httpProblems['not-found']);
    return page(
      language,
      kind.title[language],
      html`<p><code>${kind.code}</code>, HTTP ${String(kind.status)}</p>
        <p>${sentence(withoutHoles(kind.explanation[language]))}</p>
        <p><a href="/problems">/problems</a></p>`,
    );
  }
}
