import { expect, test } from 'vitest';
import { addressName, mediaAddress, mediaMarkdown, mediaWidths, thumbnailOf } from '#src/domain/media.ts';
import { bytesInWords, mediaRefusal } from '#src/domain/mediaWords.ts';

const id = '0123456789abcdef0123';

test.each([
  ['Mačka 2.JPG', 'macka-2'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ťažký súbor (final).tar.gz', 'tazky-subor-final-tar'],
  ['漢字.png', 'subor'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('%s is called %s in an address', (name, expected) => {
  expect(addressName(name)).toBe(expected);
});

test.each([
  [300, [300]],
  [480, [480]],
  [599, [599]],
  [600, [480, 600]],
  [1024, [480, 1024]],
  [1600, [480, 960, 1600]],
  [6000, [480, 960, 1600]],
])('an image %i wide is made %j wide', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths);
});

test('an address says the size of an image, and Markdown what is seen in it', () => {
  const image = { id, name: 'Vetvy.png', format: 'webp', width: 1000, height: 640 };
  const address = `/subory/${id}/1000x640/vetvy.webp`;
  expect(mediaAddress(image)).toBe(address);
  expect(thumbnailOf(address)).toBe(`/subory/${id}/480/vetvy.webp`);
  const words = { name: 'Vetvy.png', alt: 'Pole [1] a \\n', address };
  expect(mediaMarkdown({ kind: 'image', ...words })).toBe(`![Pole \\[1\\] a \\\\n](${address})`);
  expect(mediaMarkdown({ kind: 'film', ...words })).toBe(`[Vetvy.png](${address})`);
  expect(mediaAddress({ ...image, format: 'mp4', width: null, height: null })).toBe(`/subory/${id}/vetvy.mp4`);
});

test('sizes and refusals are said in words', () => {
  expect([0, 1023, 1536, 10 * 1024 * 1024, 1024 ** 3].map(bytesInWords)).toEqual([
    '0\u00A0B',
    '1\u00A0023\u00A0B',
    '1,5\u00A0kB',
    '10\u00A0MB',
    '1\u00A0GB',
  ]);
  expect(mediaRefusal('media-unknown')).toMatch(/^Podľa obsahu to nie je obrázok, film, zvuk/);
  expect(mediaRefusal(null)).toContain('skús to znova');
});
