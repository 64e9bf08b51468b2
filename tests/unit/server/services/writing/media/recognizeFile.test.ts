import { expect, test } from 'vitest';
import { recognizeFile } from '#src/server/services/writing/media/recognizeFile.ts';

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<!-- a -- b --><!---->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg>',
])('a drawing of vectors is refused as one: %s', async (text) => {
  await expect(recognizeFile(Buffer.from(text))).rejects.toMatchObject({ code: 'media-svg' });
});

test.each([
  ['comments without end', '<!---->'.repeat(585)],
  ['comments and a word', `${'<!---->'.repeat(500)}x`],
  ['spaces', ' '.repeat(64_000)],
])('what a file begins with is looked at in time: %s', async (_what, text) => {
  const start = performance.now();
  await expect(recognizeFile(Buffer.from(text))).rejects.toMatchObject({ code: 'media-unknown' });
  expect(performance.now() - start).toBeLessThan(1_000);
});
