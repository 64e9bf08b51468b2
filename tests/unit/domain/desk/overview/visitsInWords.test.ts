import { expect, test } from 'vitest';
import { pagesFinding, sourcesFinding, sourcesOf, visitsFinding } from '#src/domain/desk/overview/visitsInWords.ts';
import { noVisits, visits } from '#stories/fixtures/deskOverview.ts';

test('loaded pages are compared with as many days before, where all of them were counted', () => {
  expect(visitsFinding(visits).title).toBe('1\u00A0892\u00A0načítaných stránok, o\u00A023\u00A0% viac ako predtým');
  expect(visitsFinding({ ...visits, viewsBefore: null }).title).toBe('1\u00A0892\u00A0načítaných stránok');
  expect(visitsFinding(noVisits).title).toBe('Zatiaľ žiadna načítaná stránka');
});

test('addresses are read as they are written', () => {
  expect(pagesFinding(visits).rows).toContainEqual(['/clanky/tag/začiatok', '97']);
  const [page] = visits.pages;
  expect(page && pagesFinding({ ...visits, pages: [{ ...page, path: '/' }] }).title).toBe(
    'Najčastejšie sa načíta úvodná stránka',
  );
  expect(pagesFinding(noVisits).rows).toEqual([]);
});

test('what has no name comes behind the sites, and only where there is any', () => {
  expect(sourcesOf(visits).map(({ name }) => name)).toEqual([
    'google.com',
    'zosit.skola-na-konci-velmi-dlhej-ulice.edupage.org',
    'facebook.com',
    'iné',
    'priamo alebo z\u00A0nášho webu',
  ]);
  expect(sourcesFinding(visits).title).toContain('google.com');
  expect(sourcesOf(noVisits)).toEqual([]);
});
