import { html } from './html';
import type { LawsService } from '../modules/questions/laws';
import type { Language } from '../platform';
import type { Html } from './html';

type Law = ReturnType<LawsService['byCitation']>;

const words = {
  en: { title: 'Laws of Skat', same: 'On the same matter', all: 'All laws' },
  de: { title: 'Gesetze des Skats', same: 'Zur selben Sache', all: 'Alle Gesetze' },
} as const;

const lawLine = ({ citation, title, summary }: { citation: string; title: string; summary: string }): Html =>
  html`<li><a href="/laws/${citation}">${citation}</a> <b>${title}</b> ${summary}</li> `;

/** Every law in one list, for whoever searches the net or has no scripts. */
export const lawListText = (laws: LawsService, language: Language): Html =>
  html`<main>
    <h1>${words[language].title}</h1>
    <ul>
      ${laws.search('', language).map(lawLine)}
    </ul>
  </main>`;

/** One law with what the other codes say. */
export const lawText = ({ citation, title, summary, compared }: Law, language: Language): Html =>
  html`<main>
    <p>${citation}</p>
    <h1>${title}</h1>
    <p>${summary}</p>
    <h2>${words[language].same}</h2>
    <ul>
      ${compared.map(lawLine)}
    </ul>
    <p><a href="/laws">${words[language].all}</a></p>
  </main>`;
