import { expect, test } from 'vitest';
import { freeChapterOf } from '#src/domain/freeChapter.ts';

const chapter = (id: string, freeSample: boolean, ...lectures: string[]) => ({
  id,
  name: `Kapitola ${id}`,
  freeSample,
  lectures: lectures.map((lecture) => ({ id: lecture })),
});

test('what is free begins with the first lecture of the first chapter that everybody can read', () => {
  const chapters = [chapter('a', false, 'l1'), chapter('b', true), chapter('c', true, 'l2', 'l3')];
  expect(freeChapterOf({ slug: 'kurz', chapters })).toEqual({
    number: 3,
    name: 'Kapitola c',
    href: '/kurzy/kurz/kapitola/c/lekcia/l2',
  });
});

test('a course without a sample has nothing free', () => {
  expect(freeChapterOf({ slug: 'kurz', chapters: [chapter('a', false, 'l1')] })).toBeNull();
});
