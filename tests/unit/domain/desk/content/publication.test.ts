import { expect, test } from 'vitest';
import { kindsInWords, neededBy, placeOfFinding, published } from '#src/domain/desk/content/publication.ts';
import { planRows } from '#stories/fixtures/deskPublication.ts';

const keys = (chosen: string[]) => published(planRows, new Set(chosen)).map(({ kind, id }) => `${kind}:${id}`);

test('what is published takes along what it stands in, as far as that is not on the web', () => {
  expect(keys(['lecture:prvy'])).toEqual(['author:zuzana', 'course:python', 'chapter:zaciname', 'lecture:prvy']);
  // Its chapter is on the web already.
  expect(keys(['lecture:if'])).toEqual(['author:zuzana', 'course:python', 'lecture:if']);
  expect(keys(['course:python'])).toEqual(['author:zuzana', 'course:python']);
  expect(keys([])).toEqual([]);
  expect(neededBy(planRows, new Set(['lecture:prvy'])).get('chapter:zaciname')).toBe('Prvý program');
});

test('what is on the web already may be left out, also where something below it is published', () => {
  const rows = planRows.map((row) => ({ ...row, isLive: row.kind !== 'lecture' }));
  const going = published(rows, new Set(['lecture:prvy']));
  expect(going.map(({ id }) => id)).toEqual(['prvy']);
});

test('the kinds are counted in words', () => {
  const waiting = planRows.filter(({ state }) => state !== 'published');
  expect(kindsInWords(waiting)).toBe('kurz, lektor, kapitola, 5\u00A0lekcií, video');
  expect(kindsInWords([])).toBe('');
});

test('a finding leads to the part of the editor where it is mended', () => {
  const at = (kind: 'form' | 'exercise-broken', field: string | null) =>
    placeOfFinding({ kind: 'lecture', id: 'for' }, { kind, isObstacle: true, title: '', detail: null, line: 3, field });
  expect(at('exercise-broken', 'for-1')).toBe('/admin/obsah/upravit/lecture/for?cast=ulohy');
  expect(at('form', 'data.summary')).toBe('/admin/obsah/upravit/lecture/for?cast=vlastnosti');
  expect(at('form', 'quiz.questions')).toBe('/admin/obsah/upravit/lecture/for?cast=kviz');
  expect(at('form', 'text')).toBe('/admin/obsah/upravit/lecture/for');
});
