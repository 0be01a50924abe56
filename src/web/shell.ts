import { pageFiles, type PageFiles } from './built-pages';
import { type Html, html } from './html';
import type { PageChoices } from './page-choices';
import type { Place } from './places';

let files: PageFiles | undefined;

/** What a page says of itself before any script has run. */
export interface ShellText extends Pick<Place, 'title' | 'description'> {
  /** What can be read without scripts; title and description where there is nothing more. */
  readonly content?: Html;
}

/** A page as it is sent: what can be read without scripts, and the files that make it live. */
export function shell({ title, description, content }: ShellText, choices: PageChoices): string {
  files ??= pageFiles();
  const { language, scheme } = choices;
  const colours = scheme === undefined ? html`` : html`data-mantine-color-scheme="${scheme}"`;
  const styles = (files?.styles ?? []).map((file) => html`<link rel="stylesheet" href="${file}" />`);
  const icon = files === undefined ? html`` : html`<link rel="icon" href="${files.icon}" />`;
  const script = files === undefined ? html`` : html`<script type="module" src="${files.script}"></script>`;
  const plain = html`<main>
    <h1>${title[language]}</h1>
    <p>${description[language]}</p>
  </main>`;
  return html`<!doctype html>
    <html lang="${language}" ${colours}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title[language]} · Skat Arbiter</title>
        <meta name="description" content="${description[language]}" />
        <meta name="color-scheme" content="light dark" />
        ${icon} ${styles} ${script}
      </head>
      <body>
        <div id="root">${content ?? plain}</div>
      </body>
    </html> `.text;
}
