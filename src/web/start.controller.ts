import { Controller, Get, Header } from '@nestjs/common';
import { z } from 'zod';
import { Answers, AskedLanguage } from '../platform';
import { html } from './html';
import { page } from './page';
import type { Language } from '../platform';

const links = [
  { to: '/docs', en: 'the interface, to read and to try', de: 'die Schnittstelle, zum Lesen und Ausprobieren' },
  { to: '/openapi.yaml', en: 'its contract as a file', de: 'ihr Vertrag als Datei' },
  { to: '/problems', en: 'every error and what to do about it', de: 'jeder Fehler und was dann zu tun ist' },
] as const;

const purpose = {
  en: 'This service knows the laws of Skat: what may be bid and announced, what a game is worth, and by which law.',
  de: 'Dieser Dienst kennt die Regeln des Skats: was gereizt und angesagt werden darf, was ein Spiel zählt und nach welcher Regel.',
};

/** The page that greets a person. */
@Controller()
export class StartController {
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Answers({ id: 'readStartPage', summary: 'The start page.', schema: z.string(), mediaType: 'text/html' })
  start(@AskedLanguage() language: Language): string {
    const items = links.map((link) => html`<li><a href="${link.to}">${link.to}</a>: ${link[language]}</li>`);
    return page(
      language,
      'Skat Arbiter',
      html`<p>${purpose[language]}</p>
        <ul>
          ${items}
        </ul>`,
    );
  }
}
