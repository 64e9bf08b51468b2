import { describe, expect, it } from 'vitest';
import {
  linesOf,
  mergeContent,
  mergedDocument,
  mergeTexts,
  waitingPlaces,
} from '#src/domain/desk/versions/mergeContent.ts';

const base = ['Nadpis', '', 'Viac ako dve.', '', 'Pri 78 bodoch.', '', 'Hodnoty 25 a 9.'].join('\n');
const withLine = (text: string, at: number, line: string) => text.split('\n').with(at, line).join('\n');
const merged = (mine: string, theirs: string, from = base) =>
  mergeTexts(mine, from, theirs)
    .flatMap((part) => linesOf(part, { take: 'both' }) ?? [])
    .join('\n');
const document = (text: string, data = {}, quiz: Record<string, never> | null = null) => ({ text, data, quiz });

describe('Texts', () => {
  it('takes what only one has changed', () => {
    const mine = withLine(base, 2, 'Viac než dve.');
    const theirs = withLine(base, 6, 'Hodnoty 25, 24 a 9.');
    const parts = mergeTexts(mine, base, theirs);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'mine', 'same', 'theirs']);
    expect(merged(mine, theirs)).toBe(withLine(mine, 6, 'Hodnoty 25, 24 a 9.'));
  });

  it('waits where both have changed a place, and shows both', () => {
    const parts = mergeTexts(withLine(base, 4, 'Moje.'), base, withLine(base, 4, 'Ich.'));
    expect(parts.filter(({ kind }) => kind === 'collision')).toEqual([
      { kind: 'collision', mine: ['Moje.'], theirs: ['Ich.'] },
    ]);
    expect(merged(withLine(base, 4, 'Moje.'), withLine(base, 4, 'Ich.'))).toBe(
      base.replace('Pri 78 bodoch.', 'Ich.\nMoje.'),
    );
  });

  it('waits where the two have changed lines that touch', () => {
    const letters = 'a\nb\nc\nd';
    const parts = mergeTexts('a\nmoje\nc\nd', letters, 'a\nb\nich\nd');
    expect(parts).toEqual([
      { kind: 'same', mine: ['a'], theirs: ['a'] },
      { kind: 'collision', mine: ['moje', 'c'], theirs: ['b', 'ich'] },
      { kind: 'same', mine: ['d'], theirs: ['d'] },
    ]);
  });

  it('does not ask about the same change, and sees what was taken away', () => {
    const same = withLine(base, 4, 'Rovnako.');
    expect(mergeTexts(same, base, same).map(({ kind }) => kind)).toEqual(['same', 'agreed', 'same']);
    const shorter = base.split('\n').slice(0, 4).join('\n');
    const parts = mergeTexts(shorter, base, withLine(base, 0, 'Nový nadpis'));
    expect(parts.map(({ kind }) => kind)).toEqual(['theirs', 'same', 'mine']);
    expect(merged(shorter, withLine(base, 0, 'Nový nadpis'))).toBe(withLine(shorter, 0, 'Nový nadpis'));
  });

  it('loses no line, whatever was added, changed and taken away', () => {
    const origin = Array.from({ length: 40 }, (_, at) => `riadok ${at}`);
    for (let round = 0; round < 200; round += 1) {
      // A made-up chance that repeats.
      const chance = (of: number, salt: number) => (round * 7919 + of * 104_729 + salt * 1_299_709) % 23;
      const change = (salt: number, name: string) =>
        origin.flatMap((line, at) => {
          const drawn = chance(at, salt);
          if (drawn === 0) return [];
          if (drawn === 1) return [`${name} ${at}`];
          return drawn === 2 ? [line, `${name} nový ${at}`] : [line];
        });
      const [mine, theirs] = [change(round + 1, 'moje'), change(round + 11, 'ich')];
      const parts = mergeTexts(mine.join('\n'), origin.join('\n'), theirs.join('\n'));
      expect(
        parts.flatMap((part) => (part.kind === 'theirs' ? [] : part.mine)).filter((line) => line.startsWith('moje')),
      ).toEqual(mine.filter((line) => line.startsWith('moje')));
      const kept = parts.flatMap((part) => linesOf(part, { take: 'both' }) ?? []);
      for (const line of [...mine, ...theirs].filter((of) => !origin.includes(of))) expect(kept).toContain(line);
    }
  });
});

describe('Documents', () => {
  const before = document(base, { name: 'Podmienka', minutes: 12, summary: 'Stará' });
  const mine = document(base, { name: 'Moje meno', minutes: 13, summary: 'Stará' });
  const theirs = document(base, { name: 'Ich meno', minutes: 12, summary: 'Nová', video: 'film' });

  it('merges fields, and waits for those that collide', () => {
    const merge = mergeContent(mine, before, theirs);
    expect(waitingPlaces(merge, {})).toEqual(['data.name']);
    expect(mergedDocument(merge, {}, mine, theirs)).toBeNull();
    expect(mergedDocument(merge, { 'data.name': { take: 'mine' } }, mine, theirs)?.data).toEqual({
      name: 'Moje meno',
      minutes: 13,
      summary: 'Nová',
      video: 'film',
    });
    expect(mergedDocument(merge, { 'data.name': { take: 'theirs' } }, mine, theirs)?.data.name).toBe('Ich meno');
  });

  it('asks about whatever is different where nothing is known of the beginning', () => {
    const merge = mergeContent(mine, null, theirs);
    expect(waitingPlaces(merge, {})).toEqual(['data.name', 'data.minutes', 'data.summary']);
  });
});
