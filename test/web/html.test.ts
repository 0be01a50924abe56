import { html } from '../../src/web/html';

describe('the template of pages', () => {
  it('escapes strings and leaves markup as it is', () => {
    const name = html`<b>${`<script>"Jürgen" & 'co'</script>`}</b>`;
    expect(html`<p>${name}</p>`.text).toBe(
      '<p><b>&lt;script&gt;&quot;Jürgen&quot; &amp; &#39;co&#39;&lt;/script&gt;</b></p>',
    );
  });

  it('joins lists', () => {
    const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
    expect(html`<p>${items}</p>`.text).toBe('<p><li>a</li><li>&lt;</li></p>');
  });
});
