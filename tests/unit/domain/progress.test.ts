import { describe, expect, it } from 'vitest';
import { newLectureIds, nextLecture } from '#src/domain/progress.ts';

const lecture = (id: string) => ({ id, name: `Lekcia ${id}` });
const chapters = [
  { id: 'k1', lectures: [lecture('a'), lecture('b')] },
  { id: 'k2', lectures: [] },
  { id: 'k3', lectures: [lecture('c'), lecture('d')] },
];
const minute = (number: number) => new Date(Date.UTC(2026, 5, 15, 12, number));

describe('nextLecture', () => {
  it.each<[string, Record<string, number>, [string, string] | null]>([
    ['nothing: the first', {}, ['k1', 'a']],
    ['the first: the second', { a: 1 }, ['k1', 'b']],
    ['a chapter: the first of the next that has any', { a: 1, b: 2 }, ['k3', 'c']],
    ['one in the middle: the one after it, whatever was left out', { c: 1 }, ['k3', 'd']],
    ['the last one: the first that was left out', { a: 1, d: 2 }, ['k1', 'b']],
    ['an earlier one last: the first open one after that', { c: 1, a: 2 }, ['k1', 'b']],
    ['an earlier one last, with completed ones behind it', { b: 1, c: 2, a: 3 }, ['k3', 'd']],
    ['several at one time: the one after the latest of them', { a: 1, c: 1 }, ['k3', 'd']],
    ['all: none', { a: 4, b: 3, c: 2, d: 1 }, null],
    ['a lecture that is no longer there', { gone: 9 }, ['k1', 'a']],
    ['a lecture that is no longer there, after one that is', { a: 1, gone: 9 }, ['k1', 'b']],
  ])('after %s', (_case, completed, expected) => {
    const completedAtById = new Map(Object.entries(completed).map(([id, number]) => [id, minute(number)]));
    expect(nextLecture(chapters, completedAtById)).toEqual(
      expected && { chapterId: expected[0], lectureId: expected[1], name: `Lekcia ${expected[1]}` },
    );
  });

  it.each([
    ['without chapters', []],
    ['without lectures', [{ id: 'k1', lectures: [] }]],
  ])('is null in a course %s', (_case, empty) => {
    expect(nextLecture(empty, new Map())).toBeNull();
  });
});

describe('newLectureIds', () => {
  const lectures = [
    { id: 'old', addedAt: minute(1) },
    { id: 'same', addedAt: minute(2) },
    { id: 'new', addedAt: minute(3) },
    { id: 'newer', addedAt: minute(4) },
  ];

  it.each<[string, Date | null, string[], string[]]>([
    ['who has not begun', null, [], []],
    ['a step before everything', minute(0), [], ['old', 'same', 'new', 'newer']],
    ['a step at the very time of one', minute(2), [], ['new', 'newer']],
    ['a new one that is completed', minute(2), ['new'], ['newer']],
    ['a step after everything', minute(5), [], []],
  ])('for %s', (_case, lastStepAt, completed, expected) => {
    expect(newLectureIds(lectures, lastStepAt, new Set(completed))).toEqual(expected);
  });
});
