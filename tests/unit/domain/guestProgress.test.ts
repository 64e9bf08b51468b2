import { expect, it } from 'vitest';
import { guestCourses, guestProgress } from '#src/domain/guestProgress.ts';

const lecture = (id: string) => ({ id, name: `Lekcia ${id}`, type: 'TEXT' as const, minutes: 5 });
const chapter = (id: string, lectureIds: string[], freeSample: boolean) => ({
  id,
  name: id,
  freeSample,
  result: null,
  lectures: lectureIds.map(lecture),
});
const java = { id: 'java', chapters: [chapter('k1', ['a', 'b'], true), chapter('k2', ['c', 'd'], false)] };
const sql = { id: 'sql', chapters: [chapter('k1', ['s'], true)] };
const mark = (courseId: string, lectureId: string) => ({ courseId, lectureId, at: '2026-11-26T08:00:00.000Z' });

it('who has done nothing begins with the first lecture', () => {
  expect(guestProgress(java, [])).toEqual({
    completedLectureIds: [],
    completed: 0,
    total: 4,
    percent: 0,
    next: { chapterId: 'k1', lectureId: 'a', name: 'Lekcia a' },
    newLectureIds: [],
    watchTimes: [],
  });
});

it('what a guest has done of a course is counted, in its order; other courses and lectures that are gone are not', () => {
  const marks = [mark('java', 'b'), mark('sql', 's'), mark('java', 'gone'), mark('java', 'a')];
  expect(guestProgress(java, marks, [{ lectureId: 'c', seconds: 12 }])).toMatchObject({
    completedLectureIds: ['b', 'a'],
    completed: 2,
    percent: 50,
    next: { chapterId: 'k2', lectureId: 'c' },
    watchTimes: [{ lectureId: 'c', seconds: 12 }],
  });
});

it('after the last lecture nothing is left', () => {
  expect(guestProgress(sql, [mark('sql', 's')])).toMatchObject({ percent: 100, next: null });
});

it('of the courses only those that were begun come, the one touched last first', () => {
  const marks = [mark('java', 'a'), mark('sql', 's')];
  const begun = (all: typeof marks) => guestCourses([java, sql], all).map(({ course }) => course.id);
  expect(begun(marks)).toEqual(['sql', 'java']);
  expect(begun([...marks, mark('java', 'b')])).toEqual(['java', 'sql']);
  expect(begun([mark('java', 'b')])).toEqual(['java']);
  expect(begun([mark('java', 'gone')])).toEqual([]);
});

it('what came after a guest’s last step is new, until it is done; to who has begun nothing, nothing is', () => {
  const later = '2026-11-27T08:00:00.000Z';
  const [first, second] = java.chapters;
  if (!first || !second) throw new Error('The course has two chapters.');
  const added = { ...lecture('new'), addedAt: later };
  const known = { ...lecture('old'), addedAt: '2026-11-25T08:00:00.000Z' };
  const grown = { ...java, chapters: [first, { ...second, lectures: [...second.lectures, known, added] }] };
  expect(guestProgress(grown, []).newLectureIds).toEqual([]);
  expect(guestProgress(grown, [mark('java', 'a')]).newLectureIds).toEqual(['new']);
  expect(guestProgress(grown, [mark('sql', 's')]).newLectureIds).toEqual([]);
  const done = { ...mark('java', 'new'), at: later };
  expect(guestProgress(grown, [mark('java', 'a'), done]).newLectureIds).toEqual([]);
});
