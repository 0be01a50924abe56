import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LawsService } from '../modules/questions/laws';
import { lawListText, lawText } from './law-texts';
import { Choices, type PageChoices } from './page-choices';
import { lawsPlace } from './places';
import { shell } from './shell';

/** The laws as pages that can be read without scripts, so that a search of the net finds each of them. */
@Controller('laws')
@ApiExcludeController()
export class LawPagesController {
  constructor(private readonly laws: LawsService) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @Header('Vary', 'Accept-Language, Cookie')
  list(@Choices() choices: PageChoices): string {
    return shell({ ...lawsPlace, content: lawListText(this.laws, choices.language) }, choices);
  }

  @Get(':citation')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @Header('Vary', 'Accept-Language, Cookie')
  read(@Param('citation') citation: string, @Choices() choices: PageChoices): string {
    const law = this.laws.byCitation(citation, choices.language);
    const title = `${law.citation}: ${law.title}`;
    return shell(
      {
        title: { de: title, en: title },
        description: { de: law.summary, en: law.summary },
        content: lawText(law, choices.language),
      },
      choices,
    );
  }
}
