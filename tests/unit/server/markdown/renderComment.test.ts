import { describe, expect, test } from 'vitest';
import { maxCommentLength } from '#src/contract/limits.ts';
import { renderComment } from '#src/server/markdown/renderComment.ts';

const link = (href: string, text: string) =>
  `<a href="${href}" rel="nofollow noopener ugc" target="_blank">${text}</a>`;

describe('what a comment may have', () => {
  test.each([
    ['Prvý odsek.\n\nDruhý odsek.', '<p>Prvý odsek.</p>\n<p>Druhý odsek.</p>'],
    ['Prvý riadok\ndruhý riadok', '<p>Prvý riadok<br>\ndruhý riadok</p>'],
    ['**tučné** a *šikmé*', '<p><strong>tučné</strong> a <em>šikmé</em></p>'],
    ['`int x`', '<p><code>int x</code></p>'],
    ['- jeden\n- dva', '<ul>\n<li>jeden</li>\n<li>dva</li>\n</ul>'],
    ['3. tri\n4. štyri', '<ol start="3">\n<li>tri</li>\n<li>štyri</li>\n</ol>'],
    ['Pozri https://a.sk/b?c=1.', `<p>Pozri ${link('https://a.sk/b?c=1', 'https://a.sk/b?c=1')}.</p>`],
    ['[návod](http://a.sk/)', `<p>${link('http://a.sk/', 'návod')}</p>`],
    [
      '```java\nint a = 1;\n\n# nie nadpis\n```',
      '<pre tabindex="0" role="group" aria-label="Kód"><code>int a = 1;\n\n# nie nadpis\n</code></pre>',
    ],
  ])('%j', (source, html) => {
    expect(renderComment(source)).toBe(html);
  });

  test.each([
    '# nadpis',
    'nadpis\n===',
    '> citát',
    '---',
    '| a | b |\n|---|---|',
    '~~preč~~',
    '[^1]',
    'List<String>',
    '- [ ] úloha',
  ])('everything else, like %j, stays as it was typed', (source) => {
    const text = renderComment(source)
      .replaceAll('<br>', '')
      .replaceAll(/<\/?(?:p|ul|li)>/g, '')
      .replaceAll('&#x3C;', '<');
    expect(text.trim()).toBe(source.replace(/^- /, ''));
  });
});

describe('hostile text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<!-- --><iframe srcdoc="<script>alert(1)</script>">',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#106;avascript&colon;alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.sk)',
    '[x](/profil)',
    '[x](mailto:a@b.sk)',
    '<javascript:alert(1)>',
    '![x](https://a.sk/x.png)',
    '![x" onerror="alert(1)](x.png)',
    '[x](https://a.sk "t\\" onclick=\\"alert(1)")',
    'https://a.sk/"onmouseover="alert(1)',
    'https://a.sk/<script>alert(1)</script>',
    '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
    '`</code><script>alert(1)</script>`',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('nothing of %j becomes more than text', (source) => {
    const html = renderComment(source);
    expect(html.match(/<[^>]*>/g) ?? []).toSatisfy((tags: string[]) => tags.every(isHarmless), html);
  });

  test.each([
    '[',
    '*',
    '**a ',
    '***a',
    '![',
    '[a](',
    '[[]()',
    '`a``b',
    '- ',
    '+\t',
    '1. ',
    '- a\n',
    '> ',
    '<',
    '<a ',
    '~~',
    'a@b.c ',
    'http://',
    '(http://a.sk) ',
    '|-|\n',
    '[^a]',
    '&',
  ])('%j up to the greatest length takes no time', (piece) => {
    const source = piece.repeat(Math.ceil(maxCommentLength / piece.length)).slice(0, maxCommentLength);
    const start = performance.now();
    const html = renderComment(source);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(html.length).toBeLessThan(50_000);
  });

  test('deeply nested lists end somewhere', () => {
    const steps = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- - - - a`).join('\n');
    expect(renderComment(steps.slice(0, maxCommentLength))).toContain('<li>');
    expect(renderComment(`${'- '.repeat(900)}a`)).not.toContain('<li>');
  });
});

function isHarmless(tag: string): boolean {
  return (
    /^<\/?(?:p|br|strong|em|code|ul|ol|li|pre|a)>$/.test(tag) ||
    tag === '<pre tabindex="0" role="group" aria-label="Kód">' ||
    /^<a href="https?:\/\/[^"<>]*" rel="nofollow noopener ugc" target="_blank">$/.test(tag)
  );
}
