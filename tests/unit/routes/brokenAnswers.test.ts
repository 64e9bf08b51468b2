import type { MetaDescriptor } from 'react-router-dom';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient as browserQueryClient } from '#src/browser/queryClient.ts';
import { isBrokenAnswer } from '#src/queries/apiClient.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { pageContext } from '#src/routes/parts/load.ts';
import { author } from '#stories/fixtures/author.ts';
import { ownCertificate, validVerification } from '#stories/fixtures/certificate.ts';
import { buildCourse, buildCoursePage } from '#stories/fixtures/course.ts';
import { firstLecture } from '#stories/fixtures/courseBeginning.ts';
import { javaEndings } from '#stories/fixtures/courseEndings.ts';
import { textLecture } from '#stories/fixtures/lecture.ts';
import { nextCourseOptions } from '#stories/fixtures/nextCourse.ts';
import { page } from '#stories/fixtures/page.ts';
import { playgroundStart } from '#stories/fixtures/playground.ts';
import { article, buildPostPage } from '#stories/fixtures/post.ts';
import { quiz } from '#stories/fixtures/quiz.ts';
import { reviewOverview } from '#stories/fixtures/review.ts';
import { searchResult } from '#stories/fixtures/search.ts';
import { buildVideoPage, video } from '#stories/fixtures/video.ts';

interface Arguments {
  params: Record<string, string>;
  request: Request;
  context: RouterContextProvider;
}

/** What this test calls of a route's module. */
interface RouteModule {
  loader?: (given: Arguments) => unknown;
  clientLoader?: (given: Arguments) => unknown;
  meta?: (given: object) => MetaDescriptor[];
}

const modules = import.meta.glob<RouteModule>(['/src/routes/*.tsx', '!/src/routes/{shell,admin}.tsx']);

const course = buildCourse();
const sample = course.chapters.find(({ freeSample }) => freeSample) ?? course.chapters[0];
const lecture = sample?.lectures[0];
if (!sample?.freeSample || !lecture) throw new Error('The course of the fixtures has no free sample.');

/** What the API answers, by how the path begins; the first that fits. */
const good: [string, object][] = [
  ['/course/beginning', { lecture: firstLecture, lecturers: [] }],
  ['/course/overview', buildCoursePage()],
  ['/course/slug/', course],
  ['/course-review/', reviewOverview],
  ['/wp/post?', { ...buildPostPage(), tag: article.tags[0] }],
  ['/wp/post/rozhovor', { ...article, kind: 'podcast' }],
  ['/wp/post/', article],
  ['/youtube/', video],
  ['/youtube', buildVideoPage()],
  ['/author/slug/', author],
  ['/author/', { author, courses: [], posts: [], videos: [] }],
  ['/lecture/', textLecture],
  ['/quiz/', { items: [quiz] }],
  ['/page/', page],
  ['/search', searchResult],
  ['/course/endings/', javaEndings],
  ['/playground/start', playgroundStart],
  ['/certificate/', validVerification],
  ['/next-course-vote', { options: nextCourseOptions, votedOptionId: null }],
];

/** Addresses of the routes that ask the API. */
const addresses: Record<string, { params?: Record<string, string>; search?: string }> = {
  home: {},
  articles: {},
  articlesByTag: { params: { tag: 'git' } },
  article: { params: { slug: 'git' } },
  videos: {},
  video: { params: { slug: 'java' } },
  podcast: {},
  podcastByTag: { params: { tag: 'git' } },
  episode: { params: { slug: 'rozhovor' } },
  courses: {},
  verification: { params: { id: ownCertificate.id } },
  coursesPaged: { params: { page: '2' } },
  course: { params: { slug: course.slug } },
  courseEnd: { params: { slug: course.slug } },
  courseResources: { params: { slug: course.slug } },
  lecture: { params: { courseSlug: course.slug, chapterId: sample.id, lectureId: lecture.id } },
  checkout: { params: { courseSlug: course.slug, productId: course.courseProducts[0]?.id ?? '' } },
  checkoutSuccess: { params: { courseSlug: course.slug, productId: course.courseProducts[0]?.id ?? '' } },
  author: { params: { slug: author.slug } },
  twoPercent: {},
  search: { search: '?q=java' },
  playground: { search: '?jazyk=sql' },
  page: { params: { slug: 'o-projekte' } },
};

const breakages: [string, (whole: string) => string][] = [
  ['an empty object', () => '{}'],
  ['an empty list', () => '[]'],
  ['null', () => 'null'],
  ['HTML', () => '<!doctype html><title>Proxy</title>'],
  ['a cut answer', (whole) => whole.slice(0, whole.length / 2)],
];

function answer(path: string, broken?: { path: string; of: (whole: string) => string }): Response {
  const found = good.find(([beginning]) => path.startsWith(beginning));
  if (!found) throw new Error(`No answer for ${path}`);
  const whole = JSON.stringify(found[1]);
  return new Response(broken?.path === path ? broken.of(whole) : whole);
}

/** How a loader ended, and the head that the route makes of it. */
interface End {
  error: unknown;
  head: MetaDescriptor[] | undefined;
}

/** Runs both loaders of a route, and its head with what came of each; answers which calls they have made and how they ended. */
async function run(name: string, broken?: Parameters<typeof answer>[1]) {
  const module = await modules[`/src/routes/${name}.tsx`]?.();
  if (!module) throw new Error(`There is no route ${name}`);
  const { params = {}, search = '' } = addresses[name] ?? {};
  const calls = { loader: new Set<string>(), clientLoader: new Set<string>() };
  const sendTo = (side: keyof typeof calls) => async (path: string) => {
    calls[side].add(path);
    return answer(path, broken);
  };
  const context = new RouterContextProvider();
  const queryClient = createQueryClient(sendTo('loader'));
  const services = { publicUrl: 'https://prvyriadok.sk', publicApiUrl: '/api', nonce: '', services: {} };
  context.set(pageContext, { ...services, queryClient } as never);
  browserQueryClient.clear();
  vi.stubGlobal('fetch', (address: string) => sendTo('clientLoader')(address.replace('/api', '')));
  const given = { params, context, request: new Request(`https://prvyriadok.sk/${search}`) };
  const location = { pathname: '/', search };
  const headOf = (loaderData: unknown) =>
    module.meta?.({ matches: [], params, loaderData, location, data: loaderData });
  const ends = {} as Record<keyof typeof calls, End>;
  for (const side of ['loader', 'clientLoader'] as const) {
    ends[side] = await Promise.resolve(module[side]?.(given)).then(
      (loaderData) => ({ error: null, head: headOf(loaderData) }),
      // The error screen asks the route for its head all the same.
      (error: unknown) => ({ error, head: headOf(undefined) }),
    );
  }
  return { calls, ends };
}

afterEach(() => vi.unstubAllGlobals());

// The first test reads every route from the disk; how long that takes is no matter of it.
test('every route that loads something stands in the list', { timeout: 60_000 }, async () => {
  const loading = [];
  for (const [path, load] of Object.entries(modules)) {
    // What is not found asks nobody.
    if ((await load()).clientLoader && !path.includes('notFound')) loading.push(path.replace(/.*\/|\.tsx/g, ''));
  }
  expect(loading.sort()).toEqual(Object.keys(addresses).sort());
});

test.each(Object.keys(addresses))(
  '%s: a broken answer of any call is the error screen, and no head throws',
  async (name) => {
    const whole = await run(name);
    expect([whole.ends.loader.error, whole.ends.clientLoader.error]).toEqual([null, null]);
    expect(whole.calls.loader.size).toBeGreaterThan(0);
    for (const path of new Set([...whole.calls.loader, ...whole.calls.clientLoader])) {
      for (const [what, of] of breakages) {
        const { ends } = await run(name, { path, of });
        for (const side of ['loader', 'clientLoader'] as const) {
          if (!whole.calls[side].has(path)) continue;
          const { error, head } = ends[side];
          expect(isBrokenAnswer(error), `${side} of ${name}, ${path} answers ${what}`).toBe(true);
          expect(head).toContainEqual({ title: expect.any(String) });
        }
      }
    }
  },
);
