import { expect, test } from 'vitest';
import { lectureFilter, nothingFound } from '#src/domain/desk/content/courseFilter.ts';
import { courseTree } from '#stories/fixtures/deskContent.ts';

const lectures = courseTree.chapters.flatMap((chapter) => chapter.lectures);
const through = (filters: Record<string, string>, query = '') =>
  lectures.filter(lectureFilter(filters, query).isShown).map(({ name }) => name);

test('each filter of the address lets less through, and none lets all', () => {
  expect(through({})).toHaveLength(lectures.length);
  expect(lectureFilter({}, '').isFiltered).toBe(false);
  expect(through({ prekazky: '1' })).toEqual(lectures.filter((one) => one.obstacles > 0).map(({ name }) => name));
  expect(through({ stav: 'nezmysel' })).toHaveLength(lectures.length);
});

test('a name is found without its marks, and what is not found says why', () => {
  const [first] = lectures;
  expect(through({}, first?.name.toUpperCase())).toContain(first?.name);
  expect(through({}, 'niečo iné')).toEqual([]);
  expect(nothingFound({}, 'niečo iné')).toBe('Žiadna lekcia kurzu nemá v\u00A0názve „niečo iné“.');
  expect(nothingFound({ prekazky: '1' }, '')).toBe('Žiadna lekcia kurzu nevyhovuje tomu, čo je vybrané.');
});
