import { describe, expect, test } from 'vitest';
import { plainWords, summaryFrom } from '#src/server/integrations/sources/html/plainWords.ts';
import { type ForeignHtml, toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { replacePictures } from '#src/server/services/writing/source/replacePictures.ts';

const base = 'https://stary.example/2024/05/prispevok/';
const read = (html: string, more: Partial<ForeignHtml> = {}) => toMarkdown({ html, base, ...more });
const textOf = (html: string, more?: Partial<ForeignHtml>) => read(html, more).text;

describe('words', () => {
  test('headings begin at the second level, and none is skipped', () => {
    const html = '<h3>A</h3><h6>B</h6><h4>C</h4><h1>D</h1><h2>E</h2><h5>&nbsp;</h5>';
    expect(textOf(html)).toBe('## A\n\n### B\n\n### C\n\n## D\n\n### E');
  });

  test('forms keep their words, and spaces stand outside of them', () => {
    expect(textOf('<p>a <strong>b </strong>c <b>d</b><b>e</b> <i> </i><em>f</em><del> g</del></p>')).toBe(
      'a **b** c **de** *f* ~~g~~',
    );
    expect(textOf('<p>10<sup>2</sup> m, H<sub>2</sub>O, <q>tak</q></p>')).toBe('10² m, H₂O, „tak“');
  });

  test('a space at the edge of code stands beside it', () => {
    expect(textOf('<p>Rozdiel <code> medzery </code> a <em>šikmý</em><code> kód</code>.</p>')).toBe(
      'Rozdiel `medzery` a *šikmý* `kód`.',
    );
    expect(textOf('<p><code> a </code><code> b </code><strong><code>c </code></strong>d<code> </code>e</p>')).toBe(
      '`a` `b` **`c`** d e',
    );
  });

  test('an index stays one: in signs of its own, else with its edges written', () => {
    const shownOf = (html: string) => renderMarkdown(textOf(html)).replace(/^<p>|<\/p>$/g, '');
    expect(shownOf('<p>O(n<sup>k</sup>), 2<sup>k</sup>, 10<sup>-x</sup>, 2<sup>−1</sup>, x<sub>max</sub></p>')).toBe(
      'O(n^(k)), 2^(k), 10^(-x), 2⁻¹, x_(max)',
    );
    expect(shownOf('<p>2<sup>n<em>k</em></sup> <code>2<sup>k</sup></code></p>')).toBe(
      '2^(n<em>k</em>) <code>2^(k)</code>',
    );
    expect(textOf('<pre>x<sup>2</sup> + y<sub>i</sub></pre>')).toBe('```text static\nx² + y_(i)\n```');
    expect(textOf('<p>Java<sup>®</sup>, 1<sup>st</sup>, slovo<sup>[1]</sup></p>')).toBe('Java®, 1st, slovo\\[1]');
    const long = read('<p>Cena<sup>platí do konca roka pre každého člena</sup></p>');
    expect(long.text).toBe('Cenaplatí do konca roka pre každého člena');
    expect(long.losses).toEqual(['Dlhý horný alebo dolný index je tu ako obyčajný text.']);
  });

  test('titles and summaries keep an index as well', () => {
    expect(plainWords('O(n<sup>k</sup>) a H<sub>2</sub>O')).toBe('O(n^(k)) a H₂O');
    const html = '<p>Triedenie trvá O(n<sup>k</sup>) krokov<sup><a href="#p">1</a></sup>.</p>';
    expect(summaryFrom('', html)).toBe('Triedenie trvá O(n^(k)) krokov.');
  });

  test('what looks like Markdown stays text', () => {
    for (const words of [
      '1. jeden',
      '- pomlčka',
      '# mriežka',
      '> šíp',
      '*a*',
      '_a_',
      '[a](b)',
      '![a](b)',
      '~~a~~',
      '<b>',
      '|a|',
    ]) {
      const html = `<p>${words.replaceAll('<', '&lt;')}</p>`;
      const shown = renderMarkdown(textOf(html)).replace(/^<p>|<\/p>$/g, '');
      expect(shown).toBe(words.replaceAll('<', '&#x3C;'));
    }
  });

  test('times and proportions are not escaped', () => {
    expect(textOf('<p>O 12:05 je pomer 2:1. Poznámka: a:b</p>')).toBe('O 12:05 je pomer 2:1. Poznámka: a:b');
  });

  test('a no-break space stays between words and is nothing where it makes room', () => {
    expect(textOf('<p>&nbsp;</p><p>10&nbsp;km</p><p>a&nbsp; &nbsp;b</p><p>&nbsp;&nbsp;c&shy;d&#8203;</p>')).toBe(
      '10\u00A0km\n\na b\n\ncd',
    );
  });

  test('lists keep their nesting, order and first number', () => {
    expect(textOf('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>')).toBe(
      '- a\n  - b\n- c\n\n3. d',
    );
  });

  test('a quotation, a line, terms and a box that opens', () => {
    expect(textOf('<blockquote><p>a</p></blockquote><hr><dl><dt>b</dt><dd>c</dd></dl>')).toBe(
      '> a\n\n---\n\n**b**\n\nc',
    );
    expect(textOf('<details><summary>Viac</summary><p>d</p></details>')).toBe('**Viac**\n\nd');
  });

  test('notes below the text become notes', () => {
    const html = `<p>Veta<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>.</p>
      <ol class="wp-block-footnotes"><li id="a1">Vysvetlenie <em>slova</em>. <a href="#a1-link">↩︎</a></li></ol>`;
    expect(textOf(html)).toBe('Veta[^1].\n\n[^1]: Vysvetlenie *slova*.');
  });

  test('links within the text find their heading; others without a target are words', () => {
    expect(textOf('<p><a href="#ciel">dole</a> <a href="#nic">nikam</a></p><h2 id="ciel">Častá chyba</h2>')).toBe(
      '[dole](#casta-chyba) nikam\n\n## Častá chyba',
    );
  });
});

describe('tables', () => {
  test('keep head, cells and caption', () => {
    const html = `<figure class="wp-block-table"><table><thead><tr><th>A|B</th><th>C</th></tr></thead>
      <tbody><tr><td>1</td><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table><figcaption>Popis</figcaption></figure>`;
    expect(textOf(html)).toBe('| A\\|B | C |\n| - | - |\n| 1 | • x • y |\n\n*Popis*');
  });

  test('a merged cell is told', () => {
    const { text, losses } = read('<table><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>');
    expect(text).toBe('| A | |\n| - | - |\n| 1 | 2 |');
    expect(losses).toEqual(['Spojené bunky tabuľky sú tu rozdelené.']);
  });
});

describe('pictures', () => {
  test('the largest size, its words and its caption; a link to its own file is none', () => {
    const { text, pictures } = read(
      `<figure class="wp-block-image"><a href="/wp-content/uploads/a.jpg"><img src="/wp-content/uploads/a-300x200.jpg"
        srcset="/wp-content/uploads/a-300x200.jpg 300w, /wp-content/uploads/a-1024x683.jpg 1024w, /wp-content/uploads/a.jpg 4000w"
        alt="Žltý [kruh]" onerror="alert(1)"></a><figcaption>Kruh z&nbsp;<a href="https://k.example/">knihy</a></figcaption></figure>`,
    );
    expect(text).toBe(
      '![Žltý \\[kruh\\]](https://stary.example/wp-content/uploads/a-1024x683.jpg)\n\n*Kruh z\u00A0[knihy](https://k.example/)*',
    );
    expect(pictures).toEqual(['https://stary.example/wp-content/uploads/a-1024x683.jpg']);
  });

  test.each([
    [
      'new',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/1.jpg"><figcaption>Prvý</figcaption></figure><figure class="wp-block-image"><img src="/2.jpg"></figure></figure>',
    ],
    [
      'of 2019',
      '<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="/1.jpg"><figcaption>Prvý</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/2.jpg"></figure></li></ul>',
    ],
    [
      'old',
      '<div class="gallery"><dl class="gallery-item"><dt class="gallery-icon"><a href="/1.jpg"><img src="/1.jpg"></a></dt><dd class="wp-caption-text gallery-caption">Prvý</dd></dl><dl class="gallery-item"><dt class="gallery-icon"><img src="/2.jpg"></dt></dl></div>',
    ],
  ])('a gallery (%s) is pictures one after the other', (_, html) => {
    const { text, pictures } = read(html);
    expect(text).toBe('![](https://stary.example/1.jpg)\n\n*Prvý*\n\n![](https://stary.example/2.jpg)');
    expect(pictures).toHaveLength(2);
  });

  test('a thumbnail that leads to its file is that file', () => {
    const html = '<a href="/wp-content/uploads/b.png"><img src="/wp-content/uploads/b-150x150.png" alt="B"></a>';
    expect(textOf(html)).toBe('![B](https://stary.example/wp-content/uploads/b.png)');
  });

  test('one that comes late is found, one without an address is told, a smiley is a sign', () => {
    const late = '<p><img src="data:image/gif;base64,AAAA" data-src="/pravy.png" alt="Pravý"></p>';
    expect(textOf(late)).toBe('![Pravý](https://stary.example/pravy.png)');
    const { text, losses } = read(
      '<p><img src="data:image/png;base64,AAAA" alt="Graf"> <img class="emoji" src="//s.example/1.svg" alt="🙂"></p>',
    );
    expect(text).toBe('Graf 🙂');
    expect(losses).toEqual(['Obrázok bez použiteľnej adresy sme vynechali.']);
  });

  test('stand in the text as they are told, whatever is in their address', async () => {
    const { text, pictures } = read('<p><img src="/a b(1)_[x]`*|<.jpg?x=1&amp;copy;=2" alt="a](b"></p>');
    expect(pictures).toEqual(['https://stary.example/a%20b%281%29_%5Bx%5D%60*%7C%3C.jpg?x=1&copy%3B=2']);
    expect(text).toContain(`](${pictures[0]})`);
    expect(renderMarkdown(text)).toContain(`src="${pictures[0]?.replaceAll('&', '&#x26;')}"`);
    expect(await replacePictures(text, () => '/media/x.png')).toBe('![a\\](b](/media/x.png)');
    expect(await replacePictures(text, () => null)).toBe(`[a\\](b](${pictures[0]})`);
  });
});

describe('programs', () => {
  test.each([
    [
      '<pre class="wp-block-code"><code class="language-javascript">let a;<br>b &amp;&amp; c</code></pre>',
      '```javascript static\nlet a;\nb && c\n```',
    ],
    ['<pre class="brush: jscript; title: ; notranslate" title="">let a</pre>', '```javascript static\nlet a\n```'],
    ['<pre class="lang:php decode:true">echo 1;</pre>', '```text static title="PHP"\necho 1;\n```'],
    ['<pre class="EnlighterJSRAW" data-enlighter-language="sql">select 1</pre>', '```sql static\nselect 1\n```'],
    ['<pre class="wp-block-preformatted">  a\n   b</pre>', '```text static\n  a\n   b\n```'],
    ['<pre><code class="language-output">x</code></pre>', '```text static\nx\n```'],
    ['<pre><code>a\n```\nb</code></pre>', '````text static\na\n```\nb\n````'],
    [
      '<p>[php]<br />\n&lt;?php echo &#8220;a[1]&#8221;;<br />\n[/php]</p>',
      '```text static title="PHP"\n<?php echo "a[1]";\n```',
    ],
    ['<p>[code lang="js"]a[0] = "[x]"[/code]</p>', '```javascript static\na[0] = "[x]"\n```'],
    ['<p>Zápis <code>a|`b`</code></p>', 'Zápis `` a|`b` ``'],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  test('a poem is no program', () => {
    expect(textOf('<pre class="wp-block-verse">Riadok<br>druhý</pre>')).toBe('Riadok\\\ndruhý');
  });

  test('none of them can be run here', () => {
    const page =
      '<pre><code class="language-html">&lt;!doctype html&gt;&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>';
    const program =
      '<pre><code class="language-python">print(1)</code></pre><pre><code class="language-output">1</code></pre>';
    expect(renderMarkdown(textOf(page + program))).not.toContain('data-run');
  });
});

describe('what is embedded', () => {
  test('becomes a link, which is told', () => {
    const { text, losses } = read(
      `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="Prvý program" src="https://www.youtube.com/embed/abcdefghijk?feature=oembed"></iframe></div><figcaption>Pozri</figcaption></figure>
       <iframe src="https://mapy.example/vlozit?x=1"></iframe><audio controls src="/a.mp3"></audio>`,
    );
    expect(text).toBe(
      '[Video na YouTube: Prvý program](https://www.youtube.com/watch?v=abcdefghijk)\n\n*Pozri*\n\n[Obsah na mapy.example](https://mapy.example/vlozit?x=1)\n\n[Zvuková nahrávka](https://stary.example/a.mp3)',
    );
    expect(losses).toEqual([
      'Video z\u00A0YouTube je tu ako odkaz.',
      'Vložený obsah z\u00A0mapy.example je tu ako odkaz.',
      'Zvukový súbor je tu ako odkaz.',
    ]);
  });

  test('what WordPress has only the address of, too', () => {
    const html =
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div></figure>';
    expect(textOf(html)).toBe('[Video na YouTube](https://www.youtube.com/watch?v=abcdefghijk)');
  });

  test('forms, scripts and drawings are left out, which is told', () => {
    const { text, losses } = read(
      '<p>a</p><form action="/x"><label>Meno</label><input></form><script>alert(1)</script><style>p{}</style><svg><text>b</text></svg><p style="display:none">c</p>',
    );
    expect(text).toBe('a');
    expect(losses).toEqual(['Formulár sa nedá prevziať.', 'Skript sme vynechali.', 'Kresbu (SVG) sme vynechali.']);
  });
});

describe('shortcodes', () => {
  test('leave their words, which is told; brackets of writers stay', () => {
    const { text, losses } = read(
      '<p>[button url="/x"]Klikni[/button] [sic] [1] a[i] <code>[x y="1"]</code> [contact-form-7 id="5"]</p>',
    );
    expect(text).toBe('Klikni \\[sic] \\[1] a\\[i] `[x y="1"]`');
    expect(losses).toEqual([
      'Skratka [button] z\u00A0WordPressu sa nedá prevziať, ostal z\u00A0nej len text.',
      'Skratka [contact-form-7] z\u00A0WordPressu sa nedá prevziať, ostal z\u00A0nej len text.',
    ]);
  });

  test('of a stored text mean what WordPress would make of them', () => {
    const raw =
      'Prvý\nriadok\n\n[caption id="a" width="300"]<img src="/a.jpg" alt="A" /> Popis[/caption]\n\n[gallery ids="7,8"]\n\n[embed]https://v.example/1[/embed]\n\n<pre>a\n\nb</pre>';
    const pictureOf = (id: number) =>
      id === 7 ? { address: 'https://stary.example/7.jpg', alt: 'Sedem', caption: '' } : undefined;
    expect(textOf(raw, { isRaw: true, pictureOf })).toBe(
      'Prvý\\\nriadok\n\n![A](https://stary.example/a.jpg)\n\n*Popis*\n\n![Sedem](https://stary.example/7.jpg)\n\n[https://v.example/1](https://v.example/1)\n\n```text static\na\n\nb\n```',
    );
  });
});

describe('safety', () => {
  test.each([':::task{id=x}', '::game{lecture=x}', '::::page{game}', ':::note', ':::::', ':evil[b]{onclick="x"}'])(
    'the directive %s of somebody else is text',
    (directive) => {
      for (const html of [
        `<p>${directive}</p>`,
        `<p>a<br>${directive}<br>:::</p>`,
        `<ul><li>${directive}</li></ul>`,
        `<table><tr><td><pre>\n${directive}\n</pre></td></tr></table>`,
      ]) {
        const shown = renderMarkdown(textOf(html));
        expect(shown).not.toMatch(/callout|class="game"|page-program|data-(?:run|exercise)|<details/);
        expect(shown.replace(/<[^>]*>/g, '')).toContain(directive.replaceAll('"', '&quot;').replaceAll('&quot;', '"'));
      }
    },
  );

  test.each([
    'javascript:alert(1)',
    ' JaVa\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x/y',
  ])('a link to %j is words', (href) => {
    const { text, losses } = read(`<p><a href="${href}">slovo</a></p>`);
    expect(text).toBe('slovo');
    expect(losses).toEqual(['Odkaz, ktorý nevedie na web, ostal len ako text.']);
  });

  test('tags that are nested without end leave their words, in time', () => {
    const nested = `${'<div><b>'.repeat(20_000)}slovo`;
    const hidden = `${'<div><object></div></object>'.repeat(20_000)}slovo`;
    const repeated = `${Array.from({ length: 10_000 }, (_, index) => `<b class="c${index}"><object></b></object>`).join('')}${'<p>slovo'.repeat(10_000)}`;
    const start = performance.now();
    for (const html of [nested, hidden, repeated]) expect(textOf(html)).toContain('slovo');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
