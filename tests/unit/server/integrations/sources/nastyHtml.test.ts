// @module-tag thorough
import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { slugOf } from '#src/domain/slugOf.ts';
import { plainWords, summaryFrom } from '#src/server/integrations/sources/html/plainWords.ts';
import { toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { replacePictures } from '#src/server/services/writing/source/replacePictures.ts';

const base = 'https://stary.example/2024/05/a/';
const parser = unified().use(rehypeParse, { fragment: true }).freeze();

const tags =
  'p div span a b i em strong u s code pre ul ol li dl dt dd table caption thead tbody tr th td blockquote figure figcaption h1 h2 h6 img svg math mtext mglyph mi annotation-xml foreignObject desc title style script noscript noembed noframes iframe object embed form input button select option textarea template video audio source base meta link body html head frameset plaintext xmp listing marquee details summary sup sub q cite font center x-y image picture portal isindex'.split(
    ' ',
  );
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#x6a;avascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:x',
  '//cudzi.example/x.png',
  'https://cudzi.example/a) "onerror=alert(1)',
  'https://cudzi.example/](javascript:alert(1))',
  'https://a:b@cudzi.example/?a=1&copy;<x>`*_',
  'http://[::1]/',
  '/wp-content/uploads/a.jpg',
  '#kam',
  'mailto:a@b.sk?subject=<b>)',
  'blob:https://x/y',
  'file:///etc/passwd',
  '\u0000',
  '',
];
const attributes = [
  'href',
  'src',
  'srcset',
  'data-src',
  'poster',
  'background',
  'action',
  'formaction',
  'xlink:href',
  'style',
  'onclick',
  'onerror',
  'ONLOAD',
  'on\u0000load',
  'title',
  'alt',
  'id',
  'name',
  'class',
  'srcdoc',
  'colspan',
  'start',
  'data-lang',
  'ping',
];
const values = [
  ...addresses,
  'alert(1)',
  'background:url(//cudzi.example/x)',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  'language-html',
  'language-output',
  'language-`x` {guess}',
  'wp-caption gallery-item',
  'wp-block-verse',
  'kam',
  '99999999999',
  '-5',
  ':::task',
  ']( "',
];
const words = [
  'slovo',
  ' ',
  '\n',
  '\n\n',
  '\u00A0',
  '\u0000',
  '\r',
  '\u2028',
  '\u202E',
  '\uD800',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<!--',
  '-->',
  '<!-- wp:html -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php echo 1 ?>',
  '&#x3c;svg/onload=alert(1)&#x3e;',
  '&#0;&#13;&#10;&#xD800;&NewLine;&Tab;&colon;',
  '\n:::task{id="x" kind="write"}\n',
  '\n::::page{game name="x"}\n',
  '\n::game{lecture="x" picture="//cudzi.example/x"}\n',
  '\n:::note{onclick="alert(1)"}\n',
  ':::',
  ':evil[x]{onclick="alert(1)"}',
  '\n```html\n<!doctype html><script>alert(1)</script>\n```\n',
  '\n~~~python\nprint(1)\n~~~\n```output guess\n1\n```\n',
  '````',
  '[x](javascript:alert(1))',
  '![x](https://cudzi.example/x.png)',
  '![x][y]',
  '\n[y]: https://cudzi.example/x.png\n',
  '<https://cudzi.example/>',
  '[^1]',
  '\n[^1]: pozn.\n',
  '| a | b |\n| - | - |\n',
  '\\',
  '`',
  '**',
  '_',
  '    odsadené',
  '\t',
  '[php]',
  '[/php]',
  '[code lang="html"]<script>alert(1)</script>[/code]',
  '[caption]<img src="/a.jpg"> x[/caption]',
  '[gallery ids="1,2"]',
  '[embed]javascript:alert(1)[/embed]',
  '[video src="javascript:alert(1)"]',
  '<svg><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><s><template><s><img src=x onerror=alert(1)>@</s>@</template></s></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)"><table><tr><td><a href="https://cudzi.example/">x',
  '<img src=x onerror=alert(1)//',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</p></div></td></table>',
];

const oneOf = (list: string[]) => fc.constantFrom(...list);
const mixed = (list: string[]) =>
  fc.tuple(oneOf(list), fc.boolean()).map(([name, isUpper]) => (isUpper ? name.toUpperCase() : name));
const attribute = fc
  .tuple(mixed(attributes), oneOf(values), oneOf(['"', "'", '', ' "']))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const { nasty } = fc.letrec<{ nasty: string }>((tie) => ({
  nasty: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'nasty', withCrossShrink: true },
    fc.oneof(
      { weight: 5, arbitrary: oneOf(words) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      {
        weight: 1,
        arbitrary: fc.string({ unit: fc.constantFrom(...'<>&:`[](){}!#*_|~\\/"\' \n\t-=+.1ax'), maxLength: 30 }),
      },
    ),
    fc
      .tuple(
        mixed(tags),
        fc.array(attribute, { maxLength: 3 }),
        fc.array(tie('nasty'), { maxLength: 5, depthIdentifier: 'nasty' }),
        oneOf(['', '', '', '/']),
        oneOf(['close', 'close', 'close', 'open', 'broken']),
      )
      .map(([tag, attributes, inner, slash, end]) => {
        const closing = end === 'close' ? `</${tag}>` : end === 'open' ? '' : `</${tag}`;
        return `<${tag}${attributes.join('')}${slash}>${inner.join('')}${closing}`;
      }),
  ),
}));
const document = fc.array(nasty, { minLength: 2, maxLength: 12 }).map((parts) => parts.join(''));

const harmless = new Set(
  'p h2 h3 h4 h5 h6 a strong em del code pre figure figcaption span button ul ol li table thead tbody tr th td blockquote hr br img sup section div input'.split(
    ' ',
  ),
);
const known = new Set(
  'href rel class id alt src loading decoding ariaLabel ariaDescribedBy role tabIndex start align type checked disabled dataCopy dataTry dataFootnoteRef dataFootnoteBackref dataFootnotes className'.split(
    ' ',
  ),
);

/** What of a page could run, be asked for or be sent. */
function harmOf(html: string): string[] {
  const harm: string[] = [];
  visit(parser.parse(html) as Root, 'element', (node: Element) => {
    const { tagName, properties } = node;
    if (!harmless.has(tagName)) harm.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (!known.has(name)) harm.push(`<${tagName} ${name}="${value}">`);
      if (name === 'src' && !/^\/media\/[a-z0-9]+\.png$/.test(String(value))) harm.push(`src ${value}`);
      if (name === 'href' && (tagName !== 'a' || !isHarmless(String(value)))) harm.push(`href ${value}`);
    }
    // Only our own boxes of code have one, and of ours only the one that copies.
    // What copies a program, and what opens it where programs are tried.
    const isTry = /^(?:javascript|python|sql|web)$/.test(String(properties.dataTry));
    if (tagName === 'button' && properties.dataCopy === undefined && !isTry) harm.push('a button');
    if (tagName === 'input' && (properties.type !== 'checkbox' || !properties.disabled)) harm.push('an input');
    if (/callout|game|page-program|exercise/.test(String(properties.className ?? '')))
      harm.push(`our own box: ${wordsOf(node)}`);
  });
  return harm;
}

function isHarmless(href: string): boolean {
  if (href.startsWith('#')) return true;
  const url = new URL(href, 'https://own.invalid');
  return ['http:', 'https:', 'mailto:'].includes(url.protocol);
}

test('the check finds what is harmful', () => {
  for (const html of [
    '<script>1</script>',
    '<p onclick="x">a</p>',
    '<p style="x">a</p>',
    '<img src="https://cudzi.example/x.png">',
    '<img src="/media/a.png" srcset="//cudzi.example/x">',
    '<a href="javascript:1">a</a>',
    '<iframe src="/media/a.png"></iframe>',
    '<div class="callout task">a</div>',
    '<button type="button" data-run="/x">a</button>',
  ]) {
    expect(harmOf(html), html).not.toEqual([]);
  }
});

for (const { numRuns, tags } of [
  { numRuns: 200, tags: [] },
  { numRuns: 2000, tags: ['thorough'] },
]) {
  test(`of ${numRuns} nasty documents nothing runs, frames, posts or asks others`, {
    tags,
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.boolean(), async (html, isRaw) => {
        const { text, pictures } = toMarkdown({ html, base, isRaw });
        const asked = new Set<string>();
        const own = await replacePictures(text, (address) => {
          asked.add(address);
          return asked.size % 3 === 0 ? null : `/media/${asked.size}.png`;
        });
        expect([...asked].sort()).toEqual([...pictures].sort());
        expect(harmOf(renderMarkdown(own))).toEqual([]);
        // What is stored is read again by the same rules: no sign of it may be one that nobody sees.
        expect(text).not.toMatch(/\0|\u202E/);
      }),
      { numRuns, seed: 20_240_501 },
    );
  });
}

test('what was words stays words, whatever signs they are of', () => {
  const unit = fc.constantFrom(...'<>&:`[](){}!#*_|~\\/"\'-=+.1ažx');
  const line = fc.array(
    fc.oneof(
      fc.string({ unit, maxLength: 8 }),
      oneOf([
        ':::task',
        '::game{a=b}',
        ':a[b]',
        ':pes[b]',
        ':š-P{a}',
        'https://a.sk',
        'www.a.sk',
        'a@b.sk',
        '[^1]',
        '1.',
        '- ',
      ]),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const written = lines.map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim()).filter((words) => words !== '');
      const escaped = written.map((words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
      const { text } = toMarkdown({ html: `<p>${escaped.join('<br>')}</p>`, base });
      const shown = wordsOf(parser.parse(renderMarkdown(text)) as Root);
      expect(shown.replace(/\s+/g, '')).toBe(written.join('').replace(/\s+/g, ''));
    }),
    { numRuns: 1000, seed: 20_240_501 },
  );
}, 120_000);

test('a run of any sign is read in time, and a title of tags without end has its words', () => {
  const signs = [...'*_~`>#-+=|[](!:<&\\"/@.{}^$', '1. ', '- ', '> ', '[^', 'www.', 'http://', 'a@b', ':a'];
  const start = performance.now();
  for (const sign of signs) {
    const run = sign
      .repeat(400_000 / sign.length)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;');
    toMarkdown({ html: `<p>${run}</p>`, base });
  }
  const spaces = '\u3000'.repeat(200_000);
  for (const html of [
    `<p>a${spaces}x</p>`,
    `<p>a${'&emsp;'.repeat(100_000)}x</p>`,
    `<pre><code>a${' '.repeat(200_000)}x</code></pre>`,
    `<p>[code]a${' '.repeat(200_000)}x[/code]</p>`,
  ]) {
    toMarkdown({ html, base });
  }
  for (const tag of ['<b ', '<pre ', '<a class="', '<figure wp-block-audio ', '<audio ', '<ul>']) {
    toMarkdown({ html: tag.repeat(50_000), base });
    summaryFrom(tag.repeat(50_000), '<p>a</p>');
  }
  slugOf('e\u0301\u0323'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(plainWords(`${'<b>'.repeat(6_000)}a &amp; b`)).toBe('a & b');
}, 120_000);
