import { expect, it } from 'vitest';
import { lectureEnding } from '#src/domain/lectureEnding.ts';

const chapter = (id: string, freeSample: boolean, ...lectures: string[]) => ({
  id,
  freeSample,
  lectures: lectures.map((lecture) => ({ id: lecture, name: `Lekcia ${lecture}` })),
});
const course = { slug: 'kurz', chapters: [chapter('k1', true, 'a', 'b'), chapter('k2', false, 'c', 'd')] };
const to = (chapterId: string, id: string) => ({
  kind: 'lecture',
  id,
  name: `Lekcia ${id}`,
  href: `/kurzy/kurz/kapitola/${chapterId}/lekcia/${id}`,
});
const ending = (lectureId: string, completed: string, access: 'samples' | 'all' = 'all') =>
  lectureEnding(course, lectureId, { completedLectureIds: completed.split(' '), access });

it.each([
  ['the one behind it', 'a', '', { onward: to('k1', 'b'), endsChapter: false }],
  ['past what is completed already', 'a', 'b c', { onward: to('k2', 'd'), endsChapter: true }],
  ['from an old lecture to what is left behind it', 'b', 'a d', { onward: to('k2', 'c'), endsChapter: true }],
  ['from the last one back to what is left', 'd', 'a c', { onward: to('k1', 'b'), endsChapter: true }],
  ['nowhere when it was the last one', 'c', 'a b d', { onward: { kind: 'finished' }, endsChapter: true }],
  ['the same when it is completed already', 'a', 'a', { onward: to('k1', 'b'), endsChapter: false }],
])('leads to %s', (_case, lectureId, completed, expected) => {
  expect(ending(lectureId, completed)).toEqual(expected);
});

it('leads to what is open, and says how much is closed when nothing else is left', () => {
  expect(ending('b', '', 'samples')).toEqual({ onward: to('k1', 'a'), endsChapter: false });
  expect(ending('b', 'a', 'samples')).toEqual({
    onward: { kind: 'locked', count: 2, href: to('k2', 'c').href },
    endsChapter: true,
  });
});

it('knows nothing of a lecture that is not there', () => {
  expect(ending('nikde', '')).toBeNull();
});
