import { expect, test } from 'vitest';
import { paths } from '#src/domain/paths.ts';
import { pageCacheControl } from '#src/server/pages/pageCacheControl.ts';

const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const ofPage = (key: string, status = 200, cdnMaxAge: number | null = 60) =>
  pageCacheControl({ key, status }, cdnMaxAge);

test.each([paths.home(), paths.articles(2), paths.course('java-kurz'), paths.lecture('a', 'b', 'c'), '/profilovanie'])(
  'a shared cache may keep %s',
  (key) => expect(ofPage(key)).toBe(kept),
);

test.each([
  paths.checkout('java-kurz', 'prod_1'),
  paths.login(),
  paths.login('/kurzy'),
  paths.profile(),
  '/PROFIL',
  paths.onboarding('/kurzy'),
  paths.newsletter(),
  paths.replyMail(),
  paths.invitation(),
  paths.joinClass('abc-def'),
  paths.schoolClass('c1'),
])('no shared cache keeps %s', (key) => expect(ofPage(key)).toBe('no-cache'));

test.each([null, 60])('nobody keeps the desk', (cdnMaxAge) =>
  expect(ofPage(paths.admin(), 200, cdnMaxAge)).toBe('no-store'),
);

test.each([301, 404, 500])('no shared cache keeps an answer of status %i', (status) => {
  expect(ofPage('/kurzy', status)).toBe('no-cache');
});

test('without a shared cache every page is asked about', () => expect(ofPage('/kurzy', 200, null)).toBe('no-cache'));
