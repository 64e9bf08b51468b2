import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newLectureIds, nextLecture } from '#src/domain/progress.ts';
import { type ProgressMark, withMarks } from '#src/domain/progressMarks.ts';
import { presentProgress } from '#src/server/http/presenters/presentProgress.ts';
import { progressIn } from '#src/server/services/catalogue/course/progressIn.ts';
import type { Step } from '#src/server/services/catalogue/course/stepsOf.ts';

const lecture = (id: string) => ({ id, name: `Lekcia ${id}` });
const chapters = [
  { id: 'k1', lectures: [lecture('a'), lecture('b')] },
  { id: 'k2', lectures: [] },
  { id: 'k3', lectures: [lecture('c'), lecture('d')] },
];
const minute = (number: number) => new Date(Date.UTC(2026, 5, 15, 12, number));

describe('nextLecture', () => {
  it.each<[string, string[], [string, string] | null]>([
    ['nothing: the first', [], ['k1', 'a']],
    ['the first: the second', ['a'], ['k1', 'b']],
    ['a chapter: the first of the next that has any', ['a', 'b'], ['k3', 'c']],
    ['one in the middle: the one after it, whatever was left out', ['c'], ['k3', 'd']],
    ['the last one: the first that was left out', ['a', 'd'], ['k1', 'b']],
    ['an earlier one last: the first open one after that', ['c', 'a'], ['k1', 'b']],
    ['an earlier one last, with completed ones behind it', ['b', 'c', 'a'], ['k3', 'd']],
    ['all: none', ['d', 'c', 'b', 'a'], null],
    ['a lecture that is no longer there', ['gone'], ['k1', 'a']],
    ['a lecture that is no longer there, after one that is', ['a', 'gone'], ['k1', 'b']],
  ])('after %s', (_case, completed, expected) => {
    expect(nextLecture(chapters, completed)).toEqual(
      expected && { chapterId: expected[0], lectureId: expected[1], name: `Lekcia ${expected[1]}` },
    );
  });

  it.each([
    ['without chapters', []],
    ['without lectures', [{ id: 'k1', lectures: [] }]],
  ])('is null in a course %s', (_case, empty) => {
    expect(nextLecture(empty, [])).toBeNull();
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

describe('progress', () => {
  const outline = chapters.flatMap(({ id: chapterId, lectures }) =>
    lectures.map(({ id, name }) => ({
      id,
      name,
      chapterId,
      type: 'TEXT' as const,
      minutes: 5,
      isPublished: true,
      addedAt: minute(0),
    })),
  );
  const completedAt = (at: Date): Step => ({ completedAt: at, watchedSeconds: 0, at });

  it('goes on after the later one of two that were completed at one time', () => {
    const steps = new Map([
      ['c', completedAt(minute(1))],
      ['a', completedAt(minute(1))],
    ]);
    expect(progressIn(outline, steps)).toMatchObject({ completedLectureIds: ['a', 'c'], next: { lectureId: 'd' } });
  });

  it('is shown with marks that wait as the server will answer when it has them', () => {
    const mark = fc.record({
      courseId: fc.constant('java'),
      lectureId: fc.constantFrom('a', 'b', 'c', 'd'),
      completed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 8 }), fc.array(mark, { maxLength: 8 }), (sent, waiting) => {
        const steps = new Map<string, Step>();
        const take = ({ lectureId, completed }: ProgressMark, index: number) => {
          const known = steps.get(lectureId);
          if (completed && !known?.completedAt) steps.set(lectureId, completedAt(minute(index + 1)));
          else if (!completed && known) steps.set(lectureId, { ...known, completedAt: null });
        };
        for (const [index, one] of sent.entries()) take(one, index);
        const known = presentProgress({ ...progressIn(outline, steps), firstPass: null });
        for (const [index, one] of waiting.entries()) take(one, sent.length + index);
        const { newLectureIds: _new, ...shown } = withMarks(known, waiting, { chapters });
        expect(presentProgress({ ...progressIn(outline, steps), firstPass: null })).toMatchObject(shown);
      }),
    );
  });
});
