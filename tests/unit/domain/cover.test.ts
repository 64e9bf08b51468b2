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

  it('stays on the canvas, whatever the title', () => {
    for (const title of titles) {
      const { lines, lit } = coverOf(title, []);
      expect.soft([4, 5], title).toContain(lines.length);
      expect.soft(lines[lit], title).toBeDefined();
      expect.soft(lines[0]?.indent, title).toBe(0);
      for (const { indent, words } of lines) {
        expect.soft([0, 26, 52], title).toContain(indent);
        expect.soft(words.length, title).toBeGreaterThan(0);
        expect.soft(Math.min(...words), title).toBeGreaterThanOrEqual(1);
        expect
          .soft(
            words.reduce((sum, letters) => sum + letters + 1, -1),
            title,
          )
          .toBeLessThanOrEqual(13);
      }
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
  it('has bars that fit, the first ones played, whatever the title', () => {
    for (const title of titles) {
      const { heights, played } = voiceOf(title);
      expect.soft(heights, title).toHaveLength(17);
      expect.soft(Math.min(...heights), title).toBeGreaterThanOrEqual(26);
      expect.soft(Math.max(...heights), title).toBeLessThanOrEqual(168);
      expect.soft(played, title).toBeGreaterThanOrEqual(5);
      expect.soft(played, title).toBeLessThan(17);
    }
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
