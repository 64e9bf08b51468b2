import type { ServerBuild } from 'react-router-dom';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#src/domain/paths.ts';
import type { Database } from '#src/server/db/database.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import { createPageRoutes } from '#src/server/observe/pageRoutes.ts';
import { PageCache, type RenderedPage } from '#src/server/pages/pageCache.ts';
import type { createPageRenderer as CreatePageRenderer } from '#src/server/pages/renderPage.ts';
import { listAddresses } from '#src/server/services/catalogue/site/listAddresses.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { expectStderr } from '#tests/support/stderr.ts';

const publicUrl = 'https://prvyriadok.sk';
const jana = { uid: 'jana', email: 'jana@example.org' };
const chapter = 'courses/java-kurz/01-prvy-riadok';
const content: Record<string, string> = {
  ...smallContent,
  'pages/2-percenta.md': '---\ntitle: 2 percentá\nsummary: Zhrnutie\n---\nĎakujeme.\n',
};

let vite: ViteDevServer;
let build: ServerBuild;
let database: Database;
let draw: (key: string) => Promise<RenderedPage>;
/** As the pages were first. */
const drawn = new Map<string, RenderedPage>();
let pages: PageCache;
/** An address of every kind that shows content. */
let keys: string[];

beforeAll(async () => {
  // The router's own server of modules says the first, React on Node 20 the second.
  expectStderr(/`envFile` option is deprecated|ArrayBuffer\.prototype\.detached/);
  vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
    logLevel: 'error',
  });
  build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const { createPageRenderer } = (await vite.ssrLoadModule('/src/server/pages/renderPage.ts')) as {
    createPageRenderer: typeof CreatePageRenderer;
  };
  database = await openTestDatabase();
  const { api } = testApi(database);
  const renderPage = createPageRenderer({
    build,
    isDevelopment: true,
    clientDirectory: null,
    sendToApi: async (path) => api.fetch(new Request(`http://internal/api${path}`)),
    publicUrl,
    publicApiUrl: '/api',
    cdnMaxAge: null,
    services: {
      identity: { provider: 'local', apiKey: 'x', projectId: 'x', authDomain: 'x' },
      captchaSiteKey: null,
      payments: { provider: 'local' },
      analytics: null,
      tagManagerId: null,
    },
    logError: (error) => {
      throw error;
    },
  });
  const ctx = testCtx(database);
  const feeds = siteFeeds({ ctx, publicUrl });
  draw = async (key) => feeds.get(key)?.() ?? renderPage(key);
  pages = new PageCache({
    render: async (key) => drawn.get(key) ?? draw(key),
    now: () => now.getTime(),
    onError: (error) => {
      throw error;
    },
  });
  database.onChange((resource) => pages.drop(resource));

  await importChanged({});
  const { id: userId } = await buildUser(database, jana);
  const row = { id: 'r', courseId: 'java', userId, rating: 5, text: '', createdAt: past, updatedAt: past };
  await database.db.insert(courseReview).values(row);
  const addresses = await listAddresses({ ctx });
  keys = [
    ...feeds.keys(),
    ...addresses.map(({ path }) => path),
    paths.courseEnd('java-kurz'),
    paths.checkout('java-kurz', 'prod_java'),
  ];
  for (const key of keys) drawn.set(key, await draw(key));
}, 60_000);
afterAll(async () => {
  await pages.settled();
  await database.close();
  await vite.close();
});

async function importChanged(changes: Record<string, string>): Promise<void> {
  const { remove, ...folders } = await writeContentFolder({ ...content, ...changes });
  await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } }).finally(remove);
}

/** What is read of a page: its scripts have a mark of their own each time, and when the data were asked for. */
const contentOf = (html: string) => html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '');

/** Keeps all pages as they were first drawn, and answers those that an action leaves there although they are others now. */
async function staleAfter(action: () => Promise<unknown>): Promise<string[]> {
  await importChanged({});
  pages.drop('*');
  await Promise.all(keys.map((key) => pages.render(key)));
  await changesDuring(database, action);
  const left = keys.filter((key) => pages.answer(key, {}));
  const isStale = async (key: string) => contentOf((await draw(key)).html) !== contentOf(drawn.get(key)?.html ?? '');
  const stale = await Promise.all(left.map(isStale));
  return left.filter((_key, at) => stale[at]);
}

test('the pages are of every kind but those of the visitor alone, and the second one of a list', () => {
  const patternOf = createPageRoutes(build);
  const shown = new Set(keys.map(patternOf));
  const patterns = Object.values(build.routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []));
  expect(patterns.filter((pattern) => !shown.has(pattern)).sort()).toEqual([
    '/*',
    '/admin/*',
    '/checkout/:courseSlug/:productId/success',
    '/hladat',
    '/kurzy/stranka/:page',
    '/login/:redirectUri?',
    '/odpovede',
    '/onboarding',
    '/opakovanie',
    '/overenie/:id',
    '/pozvanka',
    '/pre-ucitelov/plan/:slug',
    '/profil',
    '/trieda/:code?',
    '/triedy/:classId',
  ]);
});

const edited = (path: string, from: string | RegExp, to: string) => ({
  [path]: (content[path] as string).replace(from, to),
});

test.each([
  ['lecturer', edited('authors/zuzana.md', 'name: Zuzana', 'name: Jana')],
  ['tag', edited('tags.yml', 'name: Java', 'name: Jazyk Java')],
  ['video', edited('videos/video.md', 'title: Video', 'title: Film')],
  ['article', edited('articles/clanok.md', 'Chyby:', 'Omyly:')],
  ['episode', edited('podcast/epizoda.md', 'title: Epizóda', 'title: Rozhovor')],
  ['page', edited('pages/o-projekte.md', 'Sme tu.', 'Sme tam.')],
  ['course', edited('courses/java-kurz/course.md', 'name: Java Kurz', 'name: Kurz Javy')],
  ['product', edited('products.yml', 'amount: 4900', 'amount: 5900')],
  ['chapter', edited(`${chapter}/chapter.md`, 'name: Prvý riadok', 'name: Začiatok')],
  ['lecture', edited(`${chapter}/01-prvy-vypis.md`, 'name: Prvý výpis', 'name: Výpis')],
  ['course to vote for', edited('next-courses.yml', 'name: Git', 'name: Git a GitHub')],
])('after a change of a %s no page is served as it was', async (_kind, changes) => {
  expect(await staleAfter(() => importChanged(changes))).toEqual([]);
});

test('after a change of a review the page of its course is drawn anew, and other pages are kept', async () => {
  const issuer = await createTestIssuer({ now: () => now });
  const { send } = testApi(database, [], { integrations: { identity: issuer.verifier } });
  const init = await issuer.call(jana, 'PUT', { rating: 1, text: '' });
  const change = async () => expect((await send('/course-review/r', init)).status).toBe(200);
  expect(await staleAfter(change)).toEqual([]);
  expect(keys.filter((key) => !pages.answer(key, {}))).toEqual([paths.course('java-kurz')]);
});
