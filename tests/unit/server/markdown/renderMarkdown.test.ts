import { describe, expect, test } from 'vitest';
import { headingId } from '#src/domain/headingId.ts';
import { litLines } from '#src/server/markdown/codeFigure.ts';
import { codeLanguages, highlightCode } from '#src/server/markdown/highlightCode.ts';
import { readingMinutes } from '#src/server/markdown/readingMinutes.ts';
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
        '<pre aria-label="Kód: PrvyRiadok.java" role="group"><code class="language-java">' +
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

  test('an output that asks for a guess is covered with the paragraph behind it', () => {
    const html = renderMarkdown(`${fence('output guess="8|1\\n2"', '8')}\n\nLebo 8.\n\nĎalej.`);
    expect(html).toMatch(/^<div class="guess" role="group" aria-label="Tipni si" data-answer="8">/);
    expect([...html.matchAll(/<button[^>]*><code>([^<]*)/g)].map(([, option]) => option)).toEqual(['8', '1\n2']);
    expect(html).toMatch(/<details class="guess-fold">.*<p>Lebo 8\.<\/p><\/details><\/div>\s*<p>Ďalej\.<\/p>$/s);
    const typed = renderMarkdown(fence('output guess question="Koľko riadkov?" answer="2"', 'a\nb'));
    expect(typed).toContain('data-answer="2"');
    expect(typed).toContain('Koľko riadkov?');
    expect(typed).toContain('<form class="guess-field" method="dialog">');
    expect(renderMarkdown(fence('output', 'guess'))).not.toContain('"guess"');
  });

  test('SQL runs on the database that its text has named, where its result stands behind it', () => {
    const found = fence('output', '1');
    const html = (...parts: string[]) => renderMarkdown(parts.join('\n\n'));
    const runs = (markup: string) =>
      [...markup.matchAll(/data-run="([^"]*)"[^>]*data-act="run"/g)].map(([, path]) => path);
    const text = [fence('sql database=kniznica', 'SELECT 1;'), fence('sql {1}', 'SELECT 1;'), found];
    expect(runs(html(...text))).toEqual([expect.stringMatching(/^\/runtimes\/sql\/[0-9a-f]{12}\/kniznica\.html$/)]);
    expect(runs(html(...text, fence('sql static', 'SELECT 1;'), found))).toHaveLength(1);
    expect(runs(html(fence('sql', 'SELECT 1;'), found))).toEqual([]);
    expect(runs(html(fence('sql database=ina', 'SELECT 1;'), found))).toEqual([]);
  });

  test('a program that is there to be gone through has that as its first button', () => {
    const acts = (meta: string) => {
      const html = renderMarkdown(`${fence(meta, 'console.log(1);')}\n\n${fence('output', '1')}`);
      return [...html.matchAll(/class="(code-\w+)"[^>]*data-act="(\w+)"/g)].map(([, look, act]) => `${act} ${look}`);
    };
    expect(acts('javascript')).toEqual(['run code-run', 'step code-edit', 'edit code-edit']);
    expect(acts('javascript steps')).toEqual(['step code-run', 'run code-edit', 'edit code-edit']);
    expect(acts('javascript title="steps"')).toEqual(acts('javascript'));
  });

  test('whatever „Na pokusy“ can open says so, parts of programs too, but what belongs to a task', () => {
    const tries = (meta: string) => /data-try="(\w*)"/.exec(renderMarkdown(fence(meta, 'x')))?.[1];
    expect(['javascript', 'python static', 'sql', 'html'].map(tries)).toEqual(['javascript', 'python', 'sql', 'web']);
    expect(['java', 'css', 'constructor', 'javascript start'].map(tries)).toEqual(Array(4).fill(undefined));
  });

  test('output is a figure of its own', () => {
    expect(renderMarkdown(fence('output', 'a < b v dome'))).toBe(
      '<figure class="output"><figcaption>Výstup</figcaption>' +
        '<pre role="group" aria-label="Výstup"><code>a &#x3C; b v dome</code></pre></figure>',
    );
  });

  test('a line that breaks on a phone says how far it begins from the left', () => {
    const long = 'console.log("Za týždeň:", vreckove);';
    const html = renderMarkdown(
      fence('js', [long, `  ${long} //`, `     ${long}`, `\t\t${' '.repeat(20)}${long}`].join('\n')),
    );
    expect([...html.matchAll(/<span class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'line',
      'line in-2',
      'line in-4',
      'line in-8',
    ]);
  });

  test('reads out no names of columns where a table has none', async () => {
    const rows = '|  |  |\n| - | - |\n| a | 1 |';
    expect(await renderMarkdown(rows)).not.toMatch(/<th|<thead/);
    expect(await renderMarkdown(rows)).toMatch(/<td>a<\/td>\s*<td>1<\/td>/);
    expect(await renderMarkdown('| Meno |  |\n| - | - |\n| a | 1 |')).toMatch(/<th>Meno<\/th>\s*<th><\/th>/);
  });

  describe('a table that a database printed', () => {
    const printed = (...lines: string[]) => renderMarkdown(fence('output', lines.join('\n')));
    const table = [
      '+----+------------+---------+',
      '| id |    meno    | vratena |',
      '+----+------------+---------+',
      '| 1  | Ema „E“ -- | NULL    |',
      '| 2  | a | b      |         |',
      '+----+------------+---------+',
    ];
    const cells = (html: string, tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?: scope="col")?>(.*?)</${tag}>`, 'g'))].map(([, cell]) => cell);

    test('is a real one, with its texts as they were printed', () => {
      const html = printed(...table);
      expect(html).toMatch(
        /^<figure class="output"><figcaption>Výstup<\/figcaption><div class="wide-table" tabindex="0" role="group" aria-label="Tabuľka"><table><caption>/,
      );
      expect(cells(html, 'th')).toEqual(['id', 'meno', 'vratena']);
      expect(cells(html, 'td')).toEqual(['1', 'Ema „E“ --', 'NULL', '2', 'a | b', '']);
      expect(html).not.toContain('<pre');
    });

    test('may have one column, no rows, or end with empty lines', () => {
      expect(cells(printed('+---+', '| a |', '+---+', '+---+', '', ''), 'th')).toEqual(['a']);
      expect(printed('+---+', '| a |', '+---+', '+---+')).toContain('<tbody></tbody>');
    });

    test.each([
      ['a word before it', ['Hotovo.', ...table]],
      ['a word behind it', [...table, 'Runtime error: no such column: x']],
      ['two tables', [...table, ...table]],
      ['no line under the names', table.filter((_, index) => index !== 2)],
      ['no line at the end', table.slice(0, -1)],
      ['names alone', table.slice(0, 3)],
      ['a row that ends early', table.with(3, '| 1  | Ema        |')],
      ['a row that ends late', table.with(3, `${table[3]} x`)],
      ['edges in other places', table.with(3, '| 1   | Ema       | NULL    |')],
      ['another width at the end', table.with(5, '+----+-----------+----------+')],
      ['a box', ['+--+', '|  |', '+--+']],
      ['a sum', ['  12', '+ 30', '----', '  42']],
      ['a change of Git', [' palacinky.txt | 1 +', ' 1 file changed, 1 insertion(+)']],
    ])('%s stays text', (_, lines) => {
      const html = printed(...lines);
      expect(html).not.toContain('<table');
      expect(html).toContain(`<code>${lines.join('\n')}</code>`);
    });
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
    expect(html).toMatch(/^<div class="wide-table" tabindex="0" role="group" aria-label="Tabuľka"><table>/);
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

describe('images of the store', () => {
  const id = '0123456789abcdef0123';

  test('come in the size that a screen needs, with their place kept', () => {
    const html = renderMarkdown(`![Vetvy podmienky](/subory/${id}/1200x768/vetvy.webp)`);
    expect(html).toContain('<picture><source type="image/avif"');
    const widths = (format: string) =>
      [480, 960, 1200].map((width) => `/subory/${id}/${width}/vetvy.${format} ${width}w`);
    expect(html).toContain(`srcset="${widths('avif').join(', ')}"`);
    expect(html).toContain(`srcset="${widths('webp').join(', ')}"`);
    expect(html).toMatch(/<img [^>]*alt="Vetvy podmienky"[^>]*width="1200" height="768"/);
    expect(html).toContain('loading="lazy"');
    expect(renderMarkdown(`![x](/subory/${id}/90x40/x.webp)`)).toContain(`srcset="/subory/${id}/90/x.webp 90w"`);
  });

  test.each([`/subory/${id}/0x0/x.webp`, `/subory/${id}/10x10/x.png`, '/subory/x/10x10/x.webp', '/media/x.webp'])(
    '%s is an image as any other',
    (address) => {
      const html = renderMarkdown(`![x](${address})`);
      expect(html).toContain(`<img src="${address}"`);
      expect(html).not.toContain('picture');
    },
  );
});
