import { html } from './html';
import type { Language } from '../platform';
import type { Html } from './html';

const style = html`<style>
  body {
    font:
      1rem/1.5 system-ui,
      sans-serif;
    max-width: 44rem;
    margin: 2rem auto;
    padding: 0 1rem;
  }
  td,
  th {
    padding: 0.2rem 1rem 0.2rem 0;
    text-align: left;
    vertical-align: top;
  }
</style>`;

/** A whole page as text. */
export function page(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `.text;
}
