import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageContentSchema } from '#src/contract/page.ts';
import type { Database } from '#src/server/db/database.ts';
import { testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildPage } from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

test('a page has a title and safe markup', async () => {
  await buildPage(database, { slug: 'o-projekte', title: 'O projekte', text: 'Sme <script>alert(1)</script> tu.' });
  expect(await api.ask('/page/o-projekte', pageContentSchema)).toEqual({
    slug: 'o-projekte',
    title: 'O\u00A0projekte',
    summary: 'Kto sme.',
    html: '<p>Sme alert(1) tu.</p>',
  });
});

test('an unpublished or unknown page is not there', async () => {
  await buildPage(database, { slug: 'stara', published: false });
  for (const slug of ['stara', 'nie-je', 'NIE']) {
    expect(await api.problem(`/page/${slug}`)).toMatchObject({ status: 404, code: 'not-found' });
  }
});
