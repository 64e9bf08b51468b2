import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pasteInWords } from '#src/domain/desk/content/paste/pasteWords.ts';
import { readPasted } from '#src/domain/desk/content/paste/readPasted.ts';
import { inspectText } from '#src/server/markdown/inspectText.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

const folder = new URL('../../../../corpus/pasted/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const paste = (html: string, rtf = '') => readPasted({ html, rtf, origin: 'https://stranka.test', token: 'abc' });
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const documents = readdirSync(folder).filter((name) => name.endsWith('.md.txt'));

test.each(documents)('reads the clipboard of %s as it was meant', (name) => {
  const pasted = paste(fileOf(name.replace('.md.', '.html.')));
  expect(`${pasted?.text}\n`).toBe(fileOf(name));
});

test.each(documents)('makes of %s a text that the check has nothing against', (name) => {
  const { headings, images } = inspectText(fileOf(name));
  const depths = [1, ...headings.map(({ depth }) => depth)];
  expect(depths.every((depth, at) => at === 0 || (depth > 1 && depth <= (depths[at - 1] ?? 0) + 1))).toBe(true);
  expect(images).toEqual([]);
  expect(renderMarkdown(fileOf(name))).not.toMatch(/javascript:|<script|mso-|style=/);
});

test('says what came, and from where', () => {
  const pasted = paste(fileOf('word.html.txt'));
  expect(pasted && pasteInWords(pasted.origin, pasted.counts)).toBe(
    'Vložené z\u00A0Wordu: 2\u00A0nadpisy, 3\u00A0odseky, 2\u00A0zoznamy, 1\u00A0tabuľka, 1\u00A0citát, 1\u00A0odkaz.',
  );
});

test.each([
  ['a program out of an editor', fileOf('vscode.html.txt')],
  ['a program out of a page', '<pre><code class="language-js">let a = 1;\nlet b = 2;</code></pre>'],
  ['words without any form', '<meta charset="utf-8"><p><span style="color: red">Len jedna veta.</span></p>'],
  ['nothing', '<meta charset="utf-8">'],
])('leaves %s to the plain text', (_, html) => {
  expect(paste(html)).toBeNull();
});

test('puts a few words with a form into the line', () => {
  expect(paste('<p>a <b>b</b> <a href="https://stranka.test/kurzy?x=1">c</a></p>')).toMatchObject({
    text: 'a **b** [c](/kurzy?x=1)',
    isInline: true,
  });
});

test('drops no words with a form of a page, and no rows that stand alone', () => {
  expect(paste('<form><p>jeden</p><p>dva</p></form>')?.text).toBe('jeden\n\ndva');
  expect(paste('<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1">jeden</p><p>dva</p>')?.text).toBe(
    '- jeden\n\ndva',
  );
});

test('takes pictures that the clipboard has, and leaves the old address of others', () => {
  const pasted = paste(
    `<p>Tu:</p><p><img src="data:image/png;base64,${dot}" alt="Bodka"></p><p><img src="https://inde.test/mapa (1).png" alt="Mapa"></p><p><img src="/subory/0123456789abcdef0123/1x1/a.webp" alt="Naše"></p>`,
  );
  expect(pasted?.text.split('\n\n')).toEqual([
    'Tu:',
    '![Bodka](obrazok-sa-nahrava-abc-1)',
    '![Mapa](https://inde.test/mapa%20%281%29.png)',
    '![Naše](/subory/0123456789abcdef0123/1x1/a.webp)',
  ]);
  expect(pasted?.pictures).toEqual([
    { place: 'obrazok-sa-nahrava-abc-1', address: 'obrazok-1', alt: 'Bodka', type: 'image/png', bytes: dot },
  ]);
  expect(pasted?.lostPictures).toBe(1);
});

test('finds the pictures of Word where Word keeps them', () => {
  const hex = Buffer.from(dot, 'base64').toString('hex');
  const lines = hex.replace(/.{64}/g, '$&\n');
  const rtf = `{\\rtf1 text{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv 1}}}\\picw10\\pngblip\\bliptag-12{\\*\\blipuid 00112233445566778899aabbccddeeff}\n${lines}}}{\\nonshppict{\\pict\\wmetafile8 ${'0a'.repeat(80)}}}{\\pict\\jpegblip ${hex}}}`;
  const html = '<p class=MsoNormal>Tu <img width=1 height=9 src="file:///C:/Temp/clip_image001.png" alt="A"></p>';
  const pasted = paste(`${html}${html}${html}`, rtf);
  expect(pasted?.pictures.map(({ type, bytes }) => [type, bytes])).toEqual([
    ['image/png', dot],
    ['image/jpeg', dot],
  ]);
  expect(pasted?.text).toContain('![A](clip_image001.png)');
});

const word = fc.stringMatching(/^[a-zá-ž]{1,9}$/).map((letters) => `w${letters}`);
const html: fc.Memo<string> = fc.memo((depth) =>
  depth <= 1
    ? word
    : fc
        .tuple(
          fc.constantFrom(
            ...['b', 'i', 'p', 'div', 'h2', 'li', 'ul', 'ol', 'table', 'blockquote', 'code', 'form', 'a href="#x"'],
            ...[
              'span style="font-family:monospace"',
              'p style="mso-list:l0 level1 lfo1"',
              'span style="font-weight:700"',
            ],
          ),
          fc.array(html(depth - 1), { minLength: 1, maxLength: 3 }),
        )
        .map(([tag, children]) => {
          const inner = children.join(' ');
          const content = tag === 'table' ? `<tr><td>${inner}</td><td>x</td></tr>` : inner;
          return `<${tag}>${content}</${tag.split(' ')[0]}>`;
        }),
);

test('loses no word, whatever the document is like', () => {
  fc.assert(
    fc.property(fc.array(html(5), { minLength: 1, maxLength: 4 }), (parts) => {
      const written = parts.join(' ');
      const pasted = paste(written);
      const wordsOf = (text: string) => new Set(text.match(/w[a-zá-ž]+/g));
      if (!pasted) return;
      const came = wordsOf(pasted.text);
      expect([...wordsOf(written.replace(/<[^>]*>/g, ' '))].filter((one) => !came.has(one))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
