import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, gradeOf, type ThemeName, themedColours } from '#stories/docs/contrast.ts';
import { grounds } from '#stories/tokens/grounds.ts';
import { flat, theme } from '#stories/tokens/theme.ts';

describe('Contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#7E50E6', '#7e50e6', 1],
  ])('of %s and %s is %d, whichever is the ground', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBeCloseTo(ratio, 1);
  });

  it('is graded by its exact value', () => {
    expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeOf)).toEqual([
      'AAA',
      'AA',
      'AA',
      'large text, edges',
      'large text, edges',
      'too little',
    ]);
  });

  it('is enough for every text token on each of its grounds, in both themes', () => {
    const themed = themedColours(readFileSync(join(import.meta.dirname, '../../src/styles.css'), 'utf8'));
    const fixed = Object.fromEntries(flat(theme.colors));
    const colourOf = (name: string, themeName: ThemeName) => themed[name]?.[themeName] ?? fixed[name] ?? '';
    const pairs = Object.entries(grounds).flatMap(([ground, texts]) =>
      texts.flatMap((text) => (['light', 'dark'] as const).map((themeName) => ({ ground, text, themeName }))),
    );
    const weak = pairs.filter(
      ({ ground, text, themeName }) => !(contrast(colourOf(ground, themeName), colourOf(text, themeName)) >= 4.5),
    );
    expect(pairs.length).toBeGreaterThan(60);
    expect(weak).toEqual([]);
  });
});
