import { describe, expect, it } from 'vitest';
import { continueUrl, lectureNavigation } from '#src/domain/lectureNavigation.ts';

const lecture = (id: string) => ({ id, name: `Lekcia ${id}` });
const course = {
  slug: 'java-kurz',
  chapters: [
    { id: 'k1', lectures: [lecture('a'), lecture('b')] },
    { id: 'k2', lectures: [] },
    { id: 'k3', lectures: [lecture('c')] },
    { id: 'k4', lectures: [lecture('d'), lecture('e')] },
  ],
};
const url = (chapter: string, id: string) => `/kurzy/java-kurz/kapitola/${chapter}/lekcia/${id}`;

describe('lectureNavigation', () => {
  it.each<[string, string, number, [string, string] | null, [string, string] | null]>([
    ['a', 'k1', 1, null, ['k1', 'b']],
    ['b', 'k1', 2, ['k1', 'a'], ['k3', 'c']],
    ['c', 'k3', 3, ['k1', 'b'], ['k4', 'd']],
    ['d', 'k4', 4, ['k3', 'c'], ['k4', 'e']],
    ['e', 'k4', 5, ['k4', 'd'], null],
  ])('of %s in %s', (lectureId, chapterId, position, previous, next) => {
    expect(lectureNavigation(course, lectureId)).toEqual({
      chapterId,
      lectureId,
      position,
      previousUrl: previous && url(...previous),
      previousName: previous && `Lekcia ${previous[1]}`,
      nextLectureId: next?.[1] ?? null,
      nextUrl: next && url(...next),
      nextName: next && `Lekcia ${next[1]}`,
    });
  });

  it.each([
    ['a course without the lecture', course],
    ['a course without chapters', { slug: 'prazdny', chapters: [] }],
  ])('is null for %s', (_case, without) => {
    expect(lectureNavigation(without, 'nikde')).toBeNull();
  });

  it('has no neighbours in a course of one lecture', () => {
    const single = { slug: 'java-kurz', chapters: [{ id: 'k1', lectures: [lecture('a')] }] };
    expect(lectureNavigation(single, 'a')).toMatchObject({ position: 1, previousUrl: null, nextUrl: null });
  });
});

describe('continueUrl', () => {
  const firstEmpty = { slug: 'java-kurz', chapters: [{ id: 'k0', lectures: [] }, ...course.chapters] };

  it.each([
    ['by progress', { ...course, userProgressMetadata: { nextChapterId: 'k4', nextLectureId: 'e' } }, url('k4', 'e')],
    ['to the first lecture without progress', course, url('k1', 'a')],
    ['to the first lecture when progress is null', { ...course, userProgressMetadata: null }, url('k1', 'a')],
    ['past an empty first chapter', firstEmpty, url('k1', 'a')],
    ['nowhere in a course without chapters', { slug: 'prazdny', chapters: [] }, null],
    ['nowhere in a course without lectures', { slug: 'prazdny', chapters: [{ id: 'k', lectures: [] }] }, null],
  ])('leads %s', (_case, given, address) => {
    expect(continueUrl(given)).toBe(address);
  });
});
