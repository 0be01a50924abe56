/** Markup that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag for markup: strings are escaped, markup and lists of markup stand as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(markup)));
}

function markup(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? part.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '') : part.map(markup).join('');
}

/** A sentence whose names of fields stand between backticks. */
export function sentence(text: string): readonly Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}
