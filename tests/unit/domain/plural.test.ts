import { describe, expect, it } from 'vitest';
import { countedInLesson } from '#src/domain/learningPlural.ts';
import { counted, type Noun, outOf, plural } from '#src/domain/plural.ts';

describe('plural', () => {
  it.each([
    [0, 'lekcií'],
    [1, 'lekcia'],
    [2, 'lekcie'],
    [4, 'lekcie'],
    [5, 'lekcií'],
    [11, 'lekcií'],
    [21, 'lekcií'],
    [22, 'lekcií'],
    [100, 'lekcií'],
    [1.5, 'lekcie'],
  ])('%d → %s', (count, form) => {
    expect(plural(count, 'lekcia')).toBe(form);
  });

  it.each<[Noun, string, string, string]>([
    ['lekcia', 'lekcia', 'lekcie', 'lekcií'],
    ['minuta', 'minúta', 'minúty', 'minút'],
    ['kapitola', 'kapitola', 'kapitoly', 'kapitol'],
    ['kurz', 'kurz', 'kurzy', 'kurzov'],
    ['kviz', 'kvíz', 'kvízy', 'kvízov'],
    ['otazka', 'otázka', 'otázky', 'otázok'],
    ['odpoved', 'odpoveď', 'odpovede', 'odpovedí'],
    ['hodnotenie', 'hodnotenie', 'hodnotenia', 'hodnotení'],
    ['hviezdicka', 'hviezdička', 'hviezdičky', 'hviezdičiek'],
    ['hlas', 'hlas', 'hlasy', 'hlasov'],
  ])('%s: one, few, other', (noun, one, few, other) => {
    expect([1, 3, 7].map((count) => plural(count, noun))).toEqual([one, few, other]);
  });
});

describe('counted in a lesson', () => {
  it.each([
    [1, '1\u00A0správna odpoveď'],
    [3, '3\u00A0správne odpovede'],
    [7, '7\u00A0správnych odpovedí'],
  ])('%d → „%s“', (count, text) => {
    expect(countedInLesson(count, 'spravnaOdpoved')).toBe(text);
  });
});

describe('counted', () => {
  it.each([
    [1, '1\u00A0lekcia'],
    [2, '2\u00A0lekcie'],
    [1.5, '1,5\u00A0lekcie'],
    [5, '5\u00A0lekcií'],
  ])('%d → „%s“ on one line', (count, text) => {
    expect(counted(count, 'lekcia')).toBe(text);
  });
});

describe('outOf', () => {
  it.each([
    [1, 'z\u00A01'],
    [3, 'z\u00A03'],
    [4, 'zo\u00A04'],
    [5, 'z\u00A05'],
    [6, 'zo\u00A06'],
    [7, 'zo\u00A07'],
    [8, 'z\u00A08'],
    [10, 'z\u00A010'],
    [11, 'z\u00A011'],
    [14, 'zo\u00A014'],
    [16, 'zo\u00A016'],
    [20, 'z\u00A020'],
    [40, 'zo\u00A040'],
    [100, 'zo\u00A0100'],
  ])('%d → „%s“', (total, text) => {
    expect(outOf(total)).toBe(text);
  });
});
