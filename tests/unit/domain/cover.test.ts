import { describe, expect, it } from 'vitest';
import { coverOf, hashOf, voiceOf } from '#src/domain/cover.ts';

const titles = [
  'Ako čítať chybové hlásenie',
  'Prečo 0,1 + 0,2 nie je 0,3',
  'Najneobhospodárovávateľnejšími',
  'A',
  '',
  '„…“',
  'Prečo databáza nie je tabuľka v Exceli, aj keď na prvý pohľad vyzerá presne ako tabuľka v Exceli',
  ...Array.from({ length: 50 }, (_, length) => 'kód '.repeat(length)),
];

describe('coverOf', () => {
  it('writes the title as a program', () => {
    expect(coverOf('Ako čítať chybové hlásenie', ['zaciatky', 'chyby', 'java'])).toEqual({
      colours: { ground: '#b3284a', ink: '#4d0b1c', light: '#ffc2cf' },
      glyph: 'message',
      shape: 2,
      lines: [
        { indent: 0, words: [3, 5] },
        { indent: 0, words: [7] },
        { indent: 0, words: [8] },
        { indent: 52, words: [7] },
      ],
      lit: 3,
    });
  });

  it('keeps the cover of a title whichever way its accents and spaces are written', () => {
    const title = 'Ako čítať chybové hlásenie';
    expect(title.normalize('NFD')).not.toBe(title);
    expect(coverOf(title.normalize('NFD'), ['java'])).toEqual(coverOf(title, ['java']));
    expect(coverOf('Ako\u00A0čítať  chybové hlásenie', ['java'])).toEqual(coverOf(title, ['java']));
    expect(voiceOf(title.normalize('NFD'))).toEqual(voiceOf(title));
  });

  it.each(titles)('stays on the canvas: %s', (title) => {
    const { lines, lit } = coverOf(title, []);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines[lit]).toBeDefined();
    expect(lines[0]?.indent).toBe(0);
    for (const { indent, words } of lines) {
      expect([0, 26, 52]).toContain(indent);
      expect(words.length).toBeGreaterThan(0);
      expect(Math.min(...words)).toBeGreaterThanOrEqual(1);
      expect(words.reduce((sum, letters) => sum + letters + 1, -1)).toBeLessThanOrEqual(13);
    }
  });

  it('takes the colour of the first tag that tells something', () => {
    const groundOf = (...tags: string[]) => coverOf('Git', tags).colours.ground;
    expect(groundOf('zaciatky', 'sql', 'java')).toBe('#2f6fd0');
    expect(groundOf('java', 'sql')).toBe('#bf5029');
    expect(groundOf('zaciatky')).toBe('#7e50e6');
  });

  it('gives a tag that it does not know one colour for all its titles, and a title without tags its own', () => {
    const ground = (title: string, tags: string[]) => coverOf(title, tags).colours.ground;
    expect(ground('Prvý', ['python'])).toBe(ground('Druhý', ['python']));
    expect(new Set(titles.map((title) => ground(title, []))).size).toBeGreaterThan(4);
  });
});

describe('voiceOf', () => {
  it.each(titles)('has bars that fit, the first ones played: %s', (title) => {
    const { heights, played } = voiceOf(title);
    expect(heights).toHaveLength(17);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(26);
    expect(Math.max(...heights)).toBeLessThanOrEqual(168);
    expect(played).toBeGreaterThanOrEqual(5);
    expect(played).toBeLessThan(17);
  });
});

describe('hashOf', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is FNV-1a of %o', (text, hash) => {
    expect(hashOf(text)).toBe(hash);
  });
});
