import { describe, expect, test } from 'vitest';
import { litLines } from '#src/server/markdown/codeFigure.ts';
import { codeLanguages, highlightCode } from '#src/server/markdown/highlightCode.ts';
import { readingMinutes } from '#src/server/markdown/readingMinutes.ts';
import { headingId } from '#src/server/markdown/rehypeHeadings.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

describe('safety', () => {
  test.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '<div style="color:red">x</div>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>body{}</style>',
    '<!-- comment --><svg onload=alert(1)>',
    ':::note{onclick="alert(1)" style="color:red" .evil #evil}\nx\n:::',
    ':::evil{onclick="alert(1)"}\nx\n:::',
    'a :evil[b]{onclick="alert(1)"} c',
    fence('java title="<script>"', '</code></pre><script>alert(1)</script>'),
    fence('"><script>', 'x'),
    fence('output', '<b>x</b>'),
    '![x" onerror="alert(1)](x.png)',
    '[x](https://a.sk "t\\" onclick=\\"alert(1)")',
    '## <b onclick=x>a</b> "quotes" <i>',
  ])('nothing of %j becomes code', (source) => {
    const html = renderMarkdown(source);
    // A value cannot hold a quote, so what is left of the tags without values are names.
    const names = (html.replace(/="[^"]*"/g, '').match(/<[^>]*>/g) ?? []).join('\n');
    expect(names).not.toMatch(/<(script|style|svg|b|i|div style)\b|\son\w+|\sstyle|evil/i);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    'java&#x09;script&colon;alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://x/y',
  ])('a link to %j leads nowhere harmful', (href) => {
    for (const source of [`[x](<${href}>)`, `![x](<${href}>)`, `[x][y]\n\n[y]: <${href}>`]) {
      const addresses = renderMarkdown(source).matchAll(/(?:href|src)="([^"]*)"/g);
      for (const [, address] of addresses) {
        expect(new URL(address as string, 'https://own.sk').protocol).toMatch(/^https?:$/);
      }
    }
  });

  test('links that leave the site say so; others are untouched', () => {
    expect(renderMarkdown('[a](https://a.sk)')).toBe('<p><a href="https://a.sk" rel="noopener external">a</a></p>');
    expect(renderMarkdown('[a](//a.sk)')).toContain('rel="noopener external"');
    expect(renderMarkdown('[a](/kurzy)')).toBe('<p><a href="/kurzy">a</a></p>');
    expect(renderMarkdown('[a](mailto:a@b.sk)')).toBe('<p><a href="mailto:a@b.sk">a</a></p>');
    expect(renderMarkdown('[a](#cast)')).toBe('<p><a href="#cast">a</a></p>');
  });
});

describe('code', () => {
  test('a program has its name, a button to copy, numbered lines and lit ones', () => {
    expect(renderMarkdown(fence('java title="PrvyRiadok.java" {2}', 'int a = 1;\n\n// x'))).toBe(
      '<figure class="code"><figcaption><span>PrvyRiadok.java</span>' +
        '<button type="button" class="copy" data-copy="">Kopírovať</button></figcaption>' +
        '<pre tabindex="0" aria-label="Kód: PrvyRiadok.java" role="group"><code class="language-java">' +
        '<span class="line"><span class="tok-keyword">int</span> a <span class="tok-punctuation">=</span> ' +
        '<span class="tok-number">1</span><span class="tok-punctuation">;</span></span>\n' +
        '<span class="line lit"></span>\n' +
        '<span class="line"><span class="tok-comment">// x</span></span></code></pre></figure>',
    );
  });

  test.each(Object.entries(codeLanguages))('%s is called %s', (language, name) => {
    const html = renderMarkdown(fence(language, 'x'));
    expect(html).toContain(`<span>${name}</span>`);
    expect(html).toContain(`class="language-${language}"`);
  });

  test('an unknown language is plain text', () => {
    expect(renderMarkdown(fence('rust', 'fn <x>'))).toContain(
      '<code class="language-text"><span class="line">fn &#x3C;x></span></code>',
    );
    expect(renderMarkdown(fence('constructor', 'x'))).toContain('language-text');
    expect(renderMarkdown('    indented')).toContain('language-text');
  });

  test('the text of a program is unchanged', () => {
    const code = 'SELECT "a" AS b -- v dome\n\tFROM t;\n\n  WHERE x > 1 && y < 2';
    for (const language of Object.keys(codeLanguages) as (keyof typeof codeLanguages)[]) {
      const text = JSON.stringify(highlightCode(code, language, new Set())).matchAll(/"value":("(?:[^"\\]|\\.)*")/g);
      expect([...text].map(([, value]) => JSON.parse(value as string)).join('')).toBe(code);
    }
  });

  test('output is a figure of its own', () => {
    expect(renderMarkdown(fence('output', 'a < b v dome'))).toBe(
      '<figure class="output"><figcaption>Výstup</figcaption>' +
        '<pre tabindex="0" role="group" aria-label="Výstup"><code>a &#x3C; b v dome</code></pre></figure>',
    );
  });

  test.each([
    ['{3}', [3]],
    ['title="a" {2-4}', [2, 3, 4]],
    ['{1, 5-6}', [1, 5, 6]],
    ['{4-2}', []],
    ['', []],
  ])('%j lights %j', (meta, lines) => {
    expect([...litLines(meta)]).toEqual(lines);
  });

  test('a huge range lights a thousand lines at most', () => {
    expect(litLines('{1-999999999}').size).toBe(1000);
  });
});

describe('boxes', () => {
  test.each([
    ['mistake', 'Častá chyba'],
    ['note', 'Poznámka'],
  ])('%s is a note', (name, title) => {
    expect(renderMarkdown(`:::${name}\nText.\n:::`)).toBe(
      `<div role="note" class="callout ${name}"><p class="callout-title">${title}</p><p>Text.</p></div>`,
    );
  });

  test('a task folds its hint and solution', () => {
    expect(renderMarkdown(':::::task\nUrob.\n\n:::hint\nSkús.\n:::\n\n:::solution\nTak.\n:::\n:::::')).toBe(
      '<div role="group" class="callout task" aria-label="Úloha"><p class="callout-title">Úloha</p><p>Urob.</p>' +
        '<details class="hint"><summary>Nápoveda</summary><p>Skús.</p></details>' +
        '<details class="solution"><summary>Riešenie</summary><p>Tak.</p></details></div>',
    );
  });

  test.each(['O 12:05.', 'o :30', 'std::vector', 'a:b', ':note', 'x :note[y]{z} w', 'A ::leaf', 'pomer 3:2 alebo 1:x'])(
    '%j stays text',
    (text) => {
      expect(renderMarkdown(text).replaceAll('\u00A0', ' ')).toBe(`<p>${text}</p>`);
    },
  );

  test('a line that looks like a leaf stays text', () => {
    expect(renderMarkdown('::leaf[a]')).toBe('<p>::leaf[a]</p>');
  });
});

describe('text', () => {
  test('headings have addresses without accents, each its own', () => {
    const html = renderMarkdown('## Častá chyba\n\n## Častá chyba\n\n### `let` a *const*');
    expect(html).toContain(
      '<h2 id="casta-chyba">Častá chyba<a class="anchor" href="#casta-chyba" aria-label="Odkaz na časť: Častá chyba">#</a></h2>',
    );
    expect(html).toContain('<h2 id="casta-chyba-1">');
    expect(html).toContain('<h3 id="let-a-const">');
  });

  test.each([
    ['Čo je 0,1 + 0,2?', 'co-je-0-1-0-2'],
    ['„Ľúbozvučný“ žľab – dĺžeň', 'lubozvucny-zlab-dlzen'],
    ['…', 'cast'],
  ])('%j has the address %j', (text, id) => {
    expect(headingId(text)).toBe(id);
  });

  test('the page has the only h1', () => {
    expect(renderMarkdown('# Nadpis')).toMatch(/^<h2 id="nadpis">/);
  });

  test('short words are joined to the next one, but not in code', () => {
    expect(renderMarkdown('Ide o dom a *les* v `a b`.')).toBe(
      '<p>Ide o\u00A0dom a\u00A0<em>les</em> v\u00A0<code>a b</code>.</p>',
    );
  });

  test('a table scrolls by itself', () => {
    const html = renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0" role="group" aria-label="Tabuľka"><table>/);
    expect(html).not.toContain('style');
  });

  test('notes below the line are in Slovak', () => {
    const html = renderMarkdown('Text.[^1]\n\n[^1]: Poznámka.');
    expect(html).toContain('Poznámky pod čiarou');
    expect(html).toContain('id="footnote-label"');
    expect(html).not.toMatch(/Footnotes|Back to/);
  });

  test('an empty source is empty, and the same source is the same markup', () => {
    expect(renderMarkdown('')).toBe('');
    expect(renderMarkdown('*a*')).toBe(renderMarkdown('*a*'));
  });
});

test.each([
  ['', 1],
  ['jedno dve', 1],
  ['slovo '.repeat(299), 1],
  ['slovo '.repeat(300), 2],
  ['slovo '.repeat(1000), 5],
])('reading time', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
