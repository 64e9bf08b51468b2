// @module-tag thorough
import { expect, test } from 'vitest';
import { blocksOf } from '#src/server/texts/blocksOf.ts';
import { SlowTextError } from '#src/server/texts/SlowTextError.ts';
import { inspect, renderDraft, renderText, slownessOf } from '#src/server/texts/texts.ts';

const run = (length: number) => `${'*'.repeat(length)}a${'*'.repeat(length)}`;

test('a text is drawn, and what it holds is known', async () => {
  expect(await renderText('# Ahoj\n\n[a](/b)')).toContain('<a href="/b">a</a>');
  const { links, headings } = await inspect('## Ahoj\n\n[a](/b)');
  expect({ links, headings }).toEqual({ links: [{ url: '/b', line: 3, end: 16 }], headings: [{ depth: 2, line: 1 }] });
  expect(await renderText('')).toBe('');
});

test('of a text that takes too long the block is named that alone does, and the thread goes on', {
  tags: ['thorough'],
  timeout: 60_000,
}, async () => {
  const text = `# Ahoj\n\nVeta.\n\n\`\`\`\n${run(50)}\n\n\`\`\`\n\n${run(20_000)}\n\nKoniec.`;
  expect(await slownessOf(text)).toEqual({ line: 10 });
  await expect(renderDraft(text, 'render')).rejects.toThrow(SlowTextError);
  await expect(inspect(text)).rejects.toMatchObject({
    errors: [{ path: 'text.10', message: expect.stringContaining('na riadku 10') }],
  });
  expect(await slownessOf('Ahoj.')).toBeNull();
});

test('a text that is too deep is one that nobody reads', async () => {
  expect(await slownessOf('>'.repeat(30_000))).toEqual({ line: 1 });
}, 60_000);

test('whoever waits for a slow text keeps nobody else waiting', { tags: ['thorough'], timeout: 60_000 }, async () => {
  const slow = slownessOf(run(15_000));
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  expect(await renderText('Medzitým.')).toBe('<p>Medzitým.</p>');
  const waited = performance.now() - start;
  expect(await slow).toEqual({ line: 1 });
  clearInterval(watch);
  expect(longest).toBeLessThan(1_000);
  // The readers' thread begins here, and is not the writers'.
  expect(waited).toBeLessThan(10_000);
});

test('blocks stand between empty lines, and a program is one', () => {
  expect(blocksOf('a\nb\n\n\n```\nc\n\nd\n```\ne\n\n~~~\nf')).toEqual([
    { text: 'a\nb', line: 1 },
    { text: '```\nc\n\nd\n```\ne', line: 5 },
    { text: '~~~\nf', line: 12 },
  ]);
});
